import { csvOf } from "#lib/csv.ts";
import { tokyoIso } from "#lib/time/tokyo-day.ts";
import { kindOf, type Statement, type StatementKind } from "./statement.ts";

export interface StatementTexts {
  readonly columns: Readonly<
    Record<"time" | "local" | "kind" | "explanation" | "amount" | "currency" | "balance", string>
  >;
  readonly kinds: Readonly<Record<StatementKind, string>>;
  readonly opening: string;
  /** Formats a time for the member. */
  readonly dateTime: (at: number) => string;
}

/** A statement as CSV: the opening balance, then each movement with its running balance; expenses are negative. */
export function statementCsv(
  { opening, entries }: Statement,
  withdrawals: ReadonlySet<string>,
  { columns, kinds, opening: openingName, dateTime }: StatementTexts,
): string {
  let balance: number = opening;
  const rows = entries.map((entry) => {
    const { item, direction } = entry;
    const amount = direction === "income" ? item.amount : -item.amount;
    balance += amount;
    return [
      tokyoIso(item.at),
      dateTime(item.at),
      kinds[kindOf(entry, withdrawals)],
      item.explanation,
      amount,
      "JPY",
      balance,
    ];
  });
  const { time, local, kind, explanation, amount, currency } = columns;
  return csvOf(
    [time, local, kind, explanation, amount, currency, columns.balance],
    [["", "", openingName, "", null, "JPY", opening], ...rows],
  );
}
