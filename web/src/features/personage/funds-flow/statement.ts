import type { CashFlowItem, FlowDirection } from "#api/user.ts";
import { tokyoDay } from "#lib/time/tokyo-day.ts";
import { asYen, type Yen } from "#lib/yen.ts";

/** Reasons why the available balance changed, as far as the server's lists distinguish them. */
export const STATEMENT_KINDS = [
  "top-up",
  "returned",
  "settled",
  "reward",
  "adjusted",
  "purchased",
  "withdrawn",
  "other",
] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

export interface StatementEntry {
  readonly item: CashFlowItem;
  readonly direction: FlowDirection;
}

/** One year of the available balance, in calendar days of Tokyo. */
export interface Statement {
  readonly year: number;
  /** Balance at the start and end of the year; for the current year, the balance now. */
  readonly opening: Yen;
  readonly closing: Yen;
  /** Signed totals by kind, without empty kinds; opening balance plus totals is the closing balance. */
  readonly sums: readonly { readonly kind: StatementKind; readonly count: number; readonly amount: number }[];
  /** Oldest first. */
  readonly entries: readonly StatementEntry[];
}

const yearOf = ({ at }: CashFlowItem): number => Number(tokyoDay(at).slice(0, 4));
const signed = ({ item, direction }: StatementEntry): number => (direction === "income" ? item.amount : -item.amount);

/** Years with movements, latest first. */
export const yearsOf = (income: readonly CashFlowItem[], expense: readonly CashFlowItem[]): number[] =>
  [...new Set([...income, ...expense].map(yearOf))].sort((a, b) => b - a);

/**
 * Computes the statement of a year from all movements. `withdrawals` are the ids of withdrawal records: income caused
 * by one of them is money returned.
 */
export function statementOf(
  year: number,
  income: readonly CashFlowItem[],
  expense: readonly CashFlowItem[],
  withdrawals: ReadonlySet<string>,
): Statement {
  const all: StatementEntry[] = [
    ...income.map((item) => ({ item, direction: "income" as const })),
    ...expense.map((item) => ({ item, direction: "expense" as const })),
  ];
  const total = (entries: readonly StatementEntry[]) => entries.reduce((sum, entry) => sum + signed(entry), 0);
  const opening = total(all.filter(({ item }) => yearOf(item) < year));
  const entries = all
    .filter(({ item }) => yearOf(item) === year)
    .sort((a, b) => a.item.at - b.item.at || a.item.id - b.item.id);
  const sums = STATEMENT_KINDS.map((kind) => {
    const of = entries.filter((entry) => kindOf(entry, withdrawals) === kind);
    return { kind, count: of.length, amount: total(of) };
  }).filter(({ count }) => count > 0);
  return { year, opening: asYen(opening), closing: asYen(opening + total(entries)), sums, entries };
}

export function kindOf({ item, direction }: StatementEntry, withdrawals: ReadonlySet<string>): StatementKind {
  const [kind, id = ""] = (item.cause ?? "").split(":");
  const income = direction === "income";
  switch (kind) {
    case "record":
      return !income ? "withdrawn" : withdrawals.has(id) ? "returned" : "top-up";
    case "holding":
      return income ? "settled" : "purchased";
    case "invite":
      return "reward";
    case "grant":
      return "adjusted";
    default:
      return "other";
  }
}
