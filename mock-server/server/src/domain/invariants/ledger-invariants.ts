import { availableOf, holdingsOf, isMemberAccount, reserveOf, rewardsPaidTo } from "#domain/money/accounts.ts";
import { assetSummary } from "#domain/money/assets.ts";
import { newestFirst } from "#domain/newest-first.ts";
import type { AccountId, Currency, Leg, Member, State, TransactionId } from "#domain/state.ts";
import type { Check } from "./invariants.ts";

/** One text for each currency whose amounts do not sum to zero. */
export function unbalanced(parts: Iterable<{ readonly currency: Currency; readonly amount: number }>): string[] {
  const sums: Record<Currency, number> = { JPY: 0, USDT: 0 };
  for (const { currency, amount } of parts) sums[currency] += amount;
  return Object.entries(sums).flatMap(([currency, sum]) => (sum === 0 ? [] : [`${currency} sums to ${sum}`]));
}

function* sumsToZero(state: State): Iterable<string> {
  const balances = [...state.accounts.values()].map(({ currency, balance }) => ({ currency, amount: balance }));
  yield* unbalanced(balances);
  for (const { id, legs } of state.transactions.values()) {
    for (const fault of unbalanced(legs)) yield `transaction ${id}: ${fault}`;
  }
}

function* balancesAreSums(state: State): Iterable<string> {
  const running = new Map<AccountId, { balance: number; newest: TransactionId }>();
  const inOrder = [...state.transactions.values()].sort((a, b) => a.id - b.id);
  for (const { id, legs } of inOrder) {
    for (const { account, amount, balance, previous } of legs) {
      const before = running.get(account);
      if (previous !== (before?.newest ?? null)) yield `${account}: transaction ${id} follows ${previous}`;
      if (balance !== (before?.balance ?? 0) + amount) yield `${account}: ${balance} after transaction ${id}`;
      running.set(account, { balance: (before?.balance ?? 0) + amount, newest: id });
    }
  }
  for (const { id, balance, newestTransaction } of state.accounts.values()) {
    const sum = running.get(id);
    if (balance !== (sum?.balance ?? 0)) yield `${id}: ${balance} instead of ${sum?.balance ?? 0}`;
    if (newestTransaction !== (sum?.newest ?? null)) yield `${id}: newest is ${newestTransaction}`;
    running.delete(id);
  }
  for (const account of running.keys()) yield `${account}: no such account`;
}

function* nothingBelowZero(state: State): Iterable<string> {
  for (const { id, balance } of state.accounts.values())
    if (isMemberAccount(id) && balance < 0) yield `${id}: ${balance}`;
}

function* flowsAreTheBalance(state: State): Iterable<string> {
  for (const { id, newestFlow } of state.members.values()) {
    const sumOf = (newest: number | null): number =>
      newestFirst(state.flows, newest, { offset: 0, limit: Infinity }).reduce((sum, flow) => sum + flow.amount, 0);
    const net = sumOf(newestFlow.income) - sumOf(newestFlow.expense);
    const { balance } = assetSummary(state, id);
    if (net !== balance) yield `member ${id}: income less expense is ${net}, the balance ${balance}`;
  }
}

function* assetsAreTheLedger(state: State): Iterable<string> {
  const sums = new Map<AccountId, number>();
  for (const { legs } of state.transactions.values()) {
    for (const { account, amount } of legs) sums.set(account, (sums.get(account) ?? 0) + amount);
  }
  const sumOf = (account: AccountId): number => sums.get(account) ?? 0;
  for (const member of state.members.values()) yield* assetFaults(state, member, sumOf);
}

function* assetFaults(
  state: State,
  { id, newestHolding, newestRecord }: Member,
  sumOf: (account: AccountId) => number,
) {
  const all = { offset: 0, limit: Infinity };
  const holdings = newestFirst(state.holdings, newestHolding, all);
  const withdrawals = (["withdrawal:bank", "withdrawal:coin"] as const).flatMap((chain) =>
    newestFirst(state.records, newestRecord[chain], all),
  );
  const running = holdings.filter((holding) => holding.state === "running").reduce((sum, { price }) => sum + price, 0);
  const waiting = withdrawals.filter((record) => record.audit === "in-review").reduce((sum, { yen }) => sum + yen, 0);
  const expected = {
    totalAssets: sumOf(availableOf(id)) + waiting + running,
    profit: holdings.filter((holding) => holding.state === "matured").reduce((sum, { profit }) => sum + profit, 0),
    balance: sumOf(availableOf(id)),
    totalValue: running,
    invitation: 0 - sumOf(rewardsPaidTo(id)),
  };
  const shown = assetSummary(state, id);
  for (const figure of Object.keys(expected) as (keyof typeof expected)[]) {
    if (shown[figure] !== expected[figure])
      yield `member ${id}: ${figure} ${shown[figure]} instead of ${expected[figure]}`;
  }
  if (sumOf(reserveOf(id)) !== waiting) yield `member ${id}: reserve ${sumOf(reserveOf(id))} for ${waiting} asked for`;
  if (sumOf(holdingsOf(id)) !== running) yield `member ${id}: holdings ${sumOf(holdingsOf(id))} for ${running} running`;
}

/** Whether a leg's balance follows from the account's previous leg. */
export function legFollows(state: State, { account, amount, balance, previous }: Leg): boolean {
  const before =
    previous === null ? undefined : state.transactions.get(previous)?.legs.find((leg) => leg.account === account);
  return balance === (before?.balance ?? 0) + amount && (previous === null || before !== undefined);
}

export const LEDGER_INVARIANTS: Readonly<Record<string, Check>> = {
  "currencies-sum-to-zero": sumsToZero,
  "balances-are-sums-of-legs": balancesAreSums,
  "members-are-not-below-zero": nothingBelowZero,
  "flows-are-the-balance": flowsAreTheBalance,
  "assets-are-the-ledger": assetsAreTheLedger,
};
