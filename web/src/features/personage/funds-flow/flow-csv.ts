import type { CashFlowItem, FlowDirection } from "#api/user.ts";
import { csvOfRecords } from "#lib/csv.ts";
import { tokyoIso } from "#lib/time/tokyo-day.ts";

const COLUMNS = ["time", "local", "direction", "explanation", "amount", "currency"] as const;

export interface FlowCsvTexts {
  readonly columns: Readonly<Record<(typeof COLUMNS)[number], string>>;
  readonly direction: string;
  /** Formats a time for the member. */
  readonly dateTime: (at: number) => string;
}

/** Movements as CSV: ISO times of Tokyo and localized times; expenses are negative. */
export function flowCsv(items: readonly CashFlowItem[], direction: FlowDirection, texts: FlowCsvTexts): string {
  const rows = items.map(({ at, explanation, amount }) => ({
    time: tokyoIso(at),
    local: texts.dateTime(at),
    direction: texts.direction,
    explanation,
    amount: direction === "income" ? amount : -amount,
    currency: "JPY",
  }));
  return csvOfRecords(COLUMNS, texts.columns, rows);
}
