import { csvOfRecords } from "#lib/csv.ts";
import { tokyoIso } from "#lib/time/tokyo-day.ts";
import { kindOf, type Statement, type StatementKind } from "./statement.ts";

const COLUMNS = ["time", "local", "kind", "explanation", "amount", "currency", "balance"] as const;

export interface StatementTexts {
  readonly columns: Readonly<Record<(typeof COLUMNS)[number], string>>;
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
    return {
      time: tokyoIso(item.at),
      local: dateTime(item.at),
      kind: kinds[kindOf(entry, withdrawals)],
      explanation: item.explanation,
      amount,
      currency: "JPY",
      balance,
    };
  });
  const first = {
    time: "",
    local: "",
    kind: openingName,
    explanation: "",
    amount: null,
    currency: "JPY",
    balance: opening,
  };
  return csvOfRecords(COLUMNS, columns, [first, ...rows]);
}
