import { signedAmount } from "#features/personage/ledger/movements.ts";
import { csvOfRecords } from "#lib/text/csv.ts";
import { tokyoIso } from "#lib/time/tokyo-day.ts";
import type { Statement, StatementKind } from "./statement.ts";

const COLUMNS = ["time", "local", "kind", "explanation", "amount", "earnings", "fee", "currency", "balance"] as const;

export interface StatementTexts {
  readonly columns: Readonly<Record<(typeof COLUMNS)[number], string>>;
  readonly kinds: Readonly<Record<StatementKind, string>>;
  readonly opening: string;
  /** Formats a time in the member's language. */
  readonly dateTime: (at: number) => string;
}

/**
 * A statement as CSV: the opening balance, then each movement with its earnings or fee, and its running balance;
 * expenses are negative.
 */
export function statementCsv({ opening, entries }: Statement, texts: StatementTexts): string {
  const { columns, kinds, opening: openingName, dateTime } = texts;
  const rows = entries.map((entry) => ({
    time: tokyoIso(entry.at),
    local: dateTime(entry.at),
    kind: kinds[entry.parts.length === 1 && entry.parts[0] ? entry.parts[0].kind : "settled"],
    explanation: entry.explanation,
    amount: signedAmount(entry),
    earnings: entry.parts.find(({ kind }) => kind === "earnings")?.amount ?? null,
    fee: entry.fee === 0 ? null : entry.fee,
    currency: "JPY",
    balance: entry.balance,
  }));
  const first = {
    time: "",
    local: "",
    kind: openingName,
    explanation: "",
    amount: null,
    earnings: null,
    fee: null,
    currency: "JPY",
    balance: opening,
  };
  return csvOfRecords(COLUMNS, columns, [first, ...rows]);
}
