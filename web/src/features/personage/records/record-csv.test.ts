import { expect, test } from "vitest";
import type { WalletRecord } from "#api/wallet/records.ts";
import { asRate, asUsdt } from "#lib/amount/usdt.ts";
import { epochFromTokyo } from "#lib/time/tokyo-time.ts";
import { RECORD_COLUMNS, recordsCsv } from "./record-csv.ts";

const columns = Object.fromEntries(RECORD_COLUMNS.map((name) => [name, name])) as Record<
  (typeof RECORD_COLUMNS)[number],
  string
>;
const statuses = {
  "in-review": "In review",
  success: "Success",
  failure: "Failed",
  cancelled: "Cancelled",
  unknown: "Unknown",
};

const record: WalletRecord = {
  id: 5012,
  channel: "coin",
  chain: "TRC20",
  audit: "failure",
  reason: '=HYPERLINK("http://x.test","a")',
  at: epochFromTokyo("2026-03-02 10:15:00"),
  updatedAt: epochFromTokyo("2026-03-03 00:00:01"),
  amount: asUsdt("1200.5"),
  fee: asUsdt("5"),
  net: asUsdt("1195.5"),
  rate: asRate("156.40"),
  address: "TYUX",
  txId: null,
};
const rowOf = (of: WalletRecord) => recordsCsv([of], { columns, statuses, dateTime: () => "2 Mar" }).split("\r\n");

test("exports a coin record with raw decimals, ISO times and an escaped reason", () => {
  const [head, row] = rowOf(record);
  expect(head).toBe(`\uFEFF${RECORD_COLUMNS.join(",")}`);
  expect(row).toBe(
    "5012,2026-03-02T10:15:00+09:00,2 Mar,2026-03-03T00:00:01+09:00,2 Mar,Failed,1200.5,,,USDT,156.40,TRC20,TYUX,," +
      `"'=HYPERLINK(""http://x.test"",""a"")"`,
  );
});

test("exports no fee and no net amount for a failed record", () => {
  expect(rowOf({ ...record, audit: "success" })[1]).toContain(",1200.5,5,1195.5,");
  expect(rowOf(record)[1]).toContain(",1200.5,,,");
});

test("exports a record cancelled by its member as cancelled", () => {
  expect(rowOf({ ...record, cancelled: true })[1]).toContain(",Cancelled,1200.5,,,");
});
