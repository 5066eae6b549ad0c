import type { WalletRecord } from "#api/wallet/records.ts";
import { type RecordState, stateOf } from "#features/personage/wallet-record/record-state.ts";
import { type CsvCell, csvOfRecords } from "#lib/text/csv.ts";
import { tokyoIso } from "#lib/time/tokyo-day.ts";

/** The columns in order; headings are localized. */
export const RECORD_COLUMNS = [
  "number",
  "requested",
  "requestedLocal",
  "updated",
  "updatedLocal",
  "status",
  "amount",
  "fee",
  "net",
  "currency",
  "rate",
  "chain",
  "destination",
  "txId",
  "reason",
] as const;

export interface RecordCsvTexts {
  readonly columns: Readonly<Record<(typeof RECORD_COLUMNS)[number], string>>;
  readonly statuses: Readonly<Record<RecordState, string>>;
  /** Formats a time in the member's language. */
  readonly dateTime: (at: number) => string;
}

/**
 * Records as CSV, with each time as ISO in Tokyo time and as localized text, and the currency of the amounts in its own
 * column.
 */
export function recordsCsv(records: readonly WalletRecord[], { columns, statuses, dateTime }: RecordCsvTexts): string {
  const rows = records.map((record): Record<(typeof RECORD_COLUMNS)[number], CsvCell> => ({
    number: record.id,
    requested: record.at === null ? null : tokyoIso(record.at),
    requestedLocal: record.at === null ? null : dateTime(record.at),
    updated: record.updatedAt === null ? null : tokyoIso(record.updatedAt),
    updatedLocal: record.updatedAt === null ? null : dateTime(record.updatedAt),
    status: statuses[stateOf(record)],
    amount: record.amount,
    // Nothing was paid or credited for a failed record, so it has neither a fee nor a net amount.
    fee: record.audit === "failure" ? null : record.fee,
    net: record.audit === "failure" ? null : record.net,
    currency: record.channel === "bank" ? "JPY" : "USDT",
    rate: record.rate,
    chain: record.channel === "coin" ? record.chain : null,
    destination: record.address,
    txId: record.txId,
    reason: record.reason,
  }));
  return csvOfRecords(RECORD_COLUMNS, columns, rows);
}
