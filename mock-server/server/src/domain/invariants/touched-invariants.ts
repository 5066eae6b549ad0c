// Checks the invariants that can be checked on the rows of one commit. The cost depends on the size of the commit, not
// on that of the world.
import type { MoneyRecord } from "#domain/money-record.ts";
import { isMemberAccount } from "#domain/money/accounts.ts";
import type { Account, Holding, Ref, RowOf, State, TableName, Transaction } from "#domain/state.ts";
import {
  type Demanded,
  demandedOfHolding,
  demandedOfRecord,
  isBooked,
  spelling,
  spellingOf,
} from "./demanded-transactions.ts";
import { type Invariant, verdict } from "./invariants.ts";
import { legFollows, unbalanced } from "./ledger-invariants.ts";

/** One row that a commit wrote; `row` is null if the commit deleted it. */
export type TouchedRow = readonly [table: TableName, key: string | number, row: unknown];
const NO_ROWS: readonly unknown[] = [];

/**
 * Checks the rows of a commit in the state after it. Each transaction sums to zero and continues the balances of its
 * accounts, each account has the balance of its newest leg, no member's account is negative, and each holding or record
 * has the transaction that its state demands.
 */
export function checkTouched(state: State, touched: readonly TouchedRow[]): Invariant[] {
  const put: Partial<Record<TableName, unknown[]>> = {};
  for (const [table, , row] of touched) if (row !== null) (put[table] ??= []).push(row);
  // The table determines the type of the row, which the tuple cannot express.
  const rowsOf = <T extends TableName>(name: T) => (put[name] ?? NO_ROWS) as readonly RowOf<T>[];
  const transactions = rowsOf("transactions");
  const accounts = rowsOf("accounts");
  return [
    verdict("currencies-sum-to-zero", transactions.flatMap(sumFaults)),
    verdict("balances-are-sums-of-legs", balanceFaults(state, transactions, accounts)),
    verdict("members-are-not-below-zero", belowZero(accounts)),
    verdict(
      "holdings-are-booked",
      rowsOf("holdings").flatMap((row) => bookingFaults("holding", row, demandedOfHolding(row), transactions)),
    ),
    verdict(
      "records-are-booked",
      rowsOf("records").flatMap((row) => bookingFaults("record", row, demandedOfRecord(row), transactions)),
    ),
  ];
}

const sumFaults = ({ id, legs }: Transaction): string[] =>
  unbalanced(legs).map((fault) => `transaction ${id}: ${fault}`);

const belowZero = (accounts: readonly Account[]): string[] =>
  accounts
    .filter(({ id, balance }) => isMemberAccount(id) && balance < 0)
    .map(({ id, balance }) => `${id}: ${balance}`);

function* balanceFaults(
  state: State,
  transactions: readonly Transaction[],
  accounts: readonly Account[],
): Iterable<string> {
  for (const { id, legs } of transactions) {
    for (const leg of legs) if (!legFollows(state, leg)) yield `${leg.account}: ${leg.balance} after transaction ${id}`;
  }
  for (const { id, balance, newestTransaction } of accounts) {
    const newest = newestTransaction === null ? undefined : state.transactions.get(newestTransaction);
    const kept = newest?.legs.find((leg) => leg.account === id)?.balance ?? 0;
    if (balance !== kept) yield `${id}: ${balance} instead of ${kept}`;
  }
}

/** The violation if a commit writes a holding or record without the last transaction that its new state demands. */
function bookingFaults(
  kind: Ref["kind"],
  { id }: Holding | MoneyRecord,
  demanded: readonly Demanded[],
  transactions: readonly Transaction[],
): string[] {
  const last = demanded.at(-1);
  const booked = transactions.filter(({ ref }) => ref.kind === kind && ref.id === id);
  const newest = booked.at(-1);
  if (last ? newest && isBooked(last, newest) : !newest) return [];
  const found = booked.map(spellingOf).join(", ") || "nothing";
  return [`${kind} ${id}: ${found} instead of ${last ? spelling(last) : "nothing"}`];
}
