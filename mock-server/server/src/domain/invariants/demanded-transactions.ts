// The transactions that a holding or record must have. Independent of the code that books them, so that a bug in that
// code is found as a violation.
import type { MoneyRecord } from "#domain/money-record.ts";
import { availableOf, EXTERNAL, FEES, holdingsOf, PLATFORM, profitPaidTo, reserveOf } from "#domain/money/accounts.ts";
import { netOf } from "#domain/money/records.ts";
import type { AccountId, Holding, Transaction, TransactionKind } from "#domain/state.ts";

export interface Demanded {
  readonly kind: TransactionKind;
  readonly legs: Readonly<Record<AccountId, number>>;
}

/** The transactions that a top-up or withdrawal must have in its current state, in order. */
export function demandedOfRecord(record: MoneyRecord): Demanded[] {
  const { memberId, direction, channel, audit, amount, fee, yen } = record;
  const [available, reserve] = [availableOf(memberId), reserveOf(memberId)];
  if (direction === "top-up") {
    if (audit !== "success") return [];
    const coins = { [EXTERNAL.USDT]: -amount, [PLATFORM.USDT]: amount, [PLATFORM.JPY]: -yen };
    return [{ kind: "top-up", legs: { [available]: yen, ...(channel === "bank" ? { [EXTERNAL.JPY]: -yen } : coins) } }];
  }
  const request: Demanded = { kind: "withdrawal-request", legs: { [available]: -yen, [reserve]: yen } };
  if (audit === "in-review") return [request];
  if (audit === "failure")
    return [request, { kind: "withdrawal-returned", legs: { [reserve]: -yen, [available]: yen } }];
  const yenOut = { [EXTERNAL.JPY]: netOf(record), [FEES.JPY]: fee };
  const coinsOut = {
    [PLATFORM.JPY]: yen,
    [PLATFORM.USDT]: -amount,
    [EXTERNAL.USDT]: netOf(record),
    [FEES.USDT]: fee,
  };
  return [request, { kind: "withdrawal-paid", legs: { [reserve]: -yen, ...(channel === "bank" ? yenOut : coinsOut) } }];
}

/** The transactions that a holding must have in its current state, in order. */
export function demandedOfHolding({ memberId, price, profit, state }: Holding): Demanded[] {
  const [available, invested] = [availableOf(memberId), holdingsOf(memberId)];
  const bought: Demanded = { kind: "purchase", legs: { [available]: -price, [invested]: price } };
  if (state === "running") return [bought];
  const legs = { [invested]: -price, [available]: price + profit, [profitPaidTo(memberId)]: -profit };
  return [bought, { kind: "maturity", legs }];
}

/** Whether a transaction has the demanded kind and legs; demanded legs of 0 are not booked. */
export function isBooked({ kind, legs }: Demanded, transaction: Transaction): boolean {
  const moves = Object.entries(legs).filter(([, amount]) => amount !== 0);
  return (
    transaction.kind === kind &&
    transaction.legs.length === moves.length &&
    moves.every(([account, amount]) => transaction.legs.some((leg) => leg.account === account && leg.amount === amount))
  );
}

/** Kind and legs as text, sorted by account; for comparisons and messages. */
export const spelling = ({ kind, legs }: Demanded): string => {
  const moved = Object.entries(legs).filter(([, amount]) => amount !== 0);
  return `${kind} ${moved
    .map(([account, amount]) => `${account}=${amount}`)
    .sort()
    .join(" ")}`;
};

export const spellingOf = ({ kind, legs }: Transaction): string =>
  spelling({ kind, legs: Object.fromEntries(legs.map(({ account, amount }) => [account, amount])) });
