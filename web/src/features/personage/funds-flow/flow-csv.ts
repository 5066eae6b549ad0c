import type { CashFlowItem, FlowDirection } from "#api/user.ts";
import { csvOf } from "#lib/csv.ts";
import { tokyoIso } from "#lib/time/tokyo-day.ts";

export interface FlowCsvTexts {
  readonly columns: Readonly<Record<"time" | "local" | "direction" | "explanation" | "amount" | "currency", string>>;
  readonly direction: string;
  /** Formats a time for the member. */
  readonly dateTime: (at: number) => string;
}

/** Movements as CSV: ISO times of Tokyo and localized times; expenses are negative. */
export function flowCsv(items: readonly CashFlowItem[], direction: FlowDirection, texts: FlowCsvTexts): string {
  const { columns } = texts;
  return csvOf(
    [columns.time, columns.local, columns.direction, columns.explanation, columns.amount, columns.currency],
    items.map(({ at, explanation, amount }) => [
      tokyoIso(at),
      texts.dateTime(at),
      texts.direction,
      explanation,
      direction === "income" ? amount : -amount,
      "JPY",
    ]),
  );
}
