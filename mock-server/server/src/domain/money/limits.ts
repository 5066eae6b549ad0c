// Limits of the ledger (rule H8). Checked before a member receives money and before a profit is promised, so that every
// promised amount can be booked later.
import { memberOf } from "#domain/members/member.ts";
import { newestFirst } from "#domain/newest-first.ts";
import type { MemberId, ProductId, State } from "#domain/state.ts";
import {
  accountBalance,
  availableOf,
  holdingsOf,
  isMemberAccount,
  memberOfAccount,
  profitPaidTo,
  reserveOf,
} from "./accounts.ts";
import { netOf, type Side } from "./ledger.ts";
import { positionIn } from "./positions.ts";

/** The most that a member may own, in whole yen: available, reserved, invested, and the profit of running holdings. */
const MOST_OWNED = 1_000_000_000_000_000;
/** The highest profit as a multiple of the price: 9,999.9999 percent a year for 10,000 years. */
const MOST_EARNED = 1_000_000;

/** Whether a member may own `more` yen in addition. */
function canOwn(state: State, memberId: MemberId, more: number): boolean {
  const invested = accountBalance(state, holdingsOf(memberId));
  const owned =
    accountBalance(state, availableOf(memberId)) + accountBalance(state, reserveOf(memberId)) + invested + more;
  // First assume the largest possible profit: if even that fits, the holdings need not be read.
  if (owned + invested * MOST_EARNED <= MOST_OWNED) return true;
  return owned + promisedTo(state, memberId) <= MOST_OWNED;
}

/** The profit of a member's running holdings. */
const promisedTo = (state: State, memberId: MemberId): number =>
  newestFirst(state.holdings, memberOf(state, memberId).newestHolding, { offset: 0, limit: Infinity }).reduce(
    (sum, { state: now, profit }) => (now === "running" ? sum + profit : sum),
    0,
  );

/** Whether every new balance is a safe integer, and no member who receives money would own too much. */
export function fits(state: State, legs: readonly Side[]): boolean {
  const added = new Map<MemberId, number>();
  for (const [account, amount] of netOf(legs)) {
    if (!Number.isSafeInteger(accountBalance(state, account) + amount)) return false;
    if (!isMemberAccount(account)) continue;
    const memberId = memberOfAccount(account);
    added.set(memberId, (added.get(memberId) ?? 0) + amount);
  }
  return [...added].every(([memberId, more]) => more <= 0 || canOwn(state, memberId, more));
}

interface Promised {
  readonly memberId: MemberId;
  readonly productId: ProductId;
  readonly price: bigint;
  readonly profit: bigint;
  readonly annualProfit: bigint;
}

/** Whether the profit of a purchase, and every total that the purchase increases, fits into the ledger. */
export function fitsPromise(state: State, { memberId, productId, price, profit, annualProfit }: Promised): boolean {
  const position = positionIn(state, memberId, productId);
  const isShowable =
    BigInt(position.annualProfit) + annualProfit <= Number.MAX_SAFE_INTEGER &&
    BigInt(position.invested) + price <= Number.MAX_SAFE_INTEGER;
  const paid = 0 - accountBalance(state, profitPaidTo(memberId));
  // `canOwn` counts promised profits as owned, so at most `MOST_OWNED` of profit can still be paid.
  return isShowable && paid + MOST_OWNED <= Number.MAX_SAFE_INTEGER && canOwn(state, memberId, Number(profit));
}
