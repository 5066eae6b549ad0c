import type { FlowDirection } from "#api/user.ts";
import { type Movement, signedAmount } from "#features/personage/ledger/movements.ts";
import { csvOfRecords } from "#lib/text/csv.ts";
import { tokyoIso } from "#lib/time/tokyo-day.ts";

const COLUMNS = ["time", "local", "direction", "explanation", "amount", "currency"] as const;
const COLUMNS_WITH_BALANCE = [...COLUMNS, "balance"] as const;
type FlowColumn = (typeof COLUMNS_WITH_BALANCE)[number];

export interface FlowCsvTexts {
  readonly columns: Readonly<Record<FlowColumn, string>>;
  readonly directions: Readonly<Record<FlowDirection, string>>;
  /** Formats a time in the member's language. */
  readonly dateTime: (at: number) => string;
}

/**
 * Movements as CSV, with each time as ISO in Tokyo time and as localized text. Expenses are negative. Without any known
 * balance, the balance column is omitted.
 */
export function flowCsv(movements: readonly Movement[], texts: FlowCsvTexts): string {
  const rows = movements.map((movement) => ({
    time: movement.at === null ? null : tokyoIso(movement.at),
    local: movement.at === null ? null : texts.dateTime(movement.at),
    direction: texts.directions[movement.direction],
    explanation: movement.explanation,
    amount: movement.amount === null ? null : signedAmount({ ...movement, amount: movement.amount }),
    currency: "JPY",
    balance: movement.balance,
  }));
  const hasBalance = movements.some(({ balance }) => balance !== null);
  return csvOfRecords<FlowColumn>(hasBalance ? COLUMNS_WITH_BALANCE : COLUMNS, texts.columns, rows);
}
