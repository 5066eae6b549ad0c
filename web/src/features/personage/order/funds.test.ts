import { expect, test } from "vitest";
import type { WalletRecord } from "#api/wallet/records.ts";
import { asRate, asUsdt } from "#lib/amount/usdt.ts";
import { asYen } from "#lib/amount/yen.ts";
import { epochFromTokyo } from "#lib/time/tokyo-time.ts";
import { freshRejection, fundsFor } from "./funds.ts";

const at = epochFromTokyo("2026-01-15 09:00:00");
const base = {
  id: 1,
  audit: "in-review",
  reason: null,
  at,
  updatedAt: at,
  rate: null,
  address: null,
  txId: null,
} as const;
const bank = (amount: number, rest: Partial<WalletRecord> = {}): WalletRecord =>
  ({ ...base, channel: "bank", amount: asYen(amount), fee: asYen(0), net: asYen(amount), ...rest }) as WalletRecord;
const coin = (amount: string, rate: string | null): WalletRecord => ({
  ...base,
  channel: "coin",
  chain: "TRC20",
  amount: asUsdt(amount),
  fee: asUsdt("0"),
  net: asUsdt(amount),
  rate: rate === null ? null : asRate(rate),
});

test.each([
  ["the balance pays for it", 30_000, 30_000, [], [0, 0, 0]],
  ["nothing is on its way", 50_000, 20_000, [], [30_000, 0, 30_000]],
  ["a top-up in review covers it", 30_000, 0, [bank(30_000)], [30_000, 30_000, 0]],
  ["a top-up in review covers a part", 50_000, 0, [bank(30_000)], [50_000, 30_000, 20_000]],
  ["several count together", 50_000, 0, [bank(30_000), bank(10_000), coin("100", "156.80")], [50_000, 55_680, 0]],
  ["USDT counts at the rate of its record, rounded down", 8_000, 0, [coin("51", "156.123456")], [8_000, 7_962, 38]],
  ["USDT without a rate does not count", 8_000, 0, [coin("51", null)], [8_000, 0, 8_000]],
  [
    "what was decided does not count",
    30_000,
    0,
    [bank(30_000, { audit: "failure" }), bank(30_000, { audit: "success" }), bank(30_000, { audit: "unknown" })],
    [30_000, 0, 30_000],
  ],
])("%s", (_, amount, balance, topUps, [missing, inReview, remaining]) => {
  expect(fundsFor(asYen(amount), asYen(balance), topUps)).toEqual({ missing, inReview, remaining });
});

test("a rejection counts for a week, unless another top-up follows", () => {
  const rejected = bank(30_000, { audit: "failure" });
  const day = 24 * 60 * 60_000;
  expect(freshRejection([rejected], at + day)).toBe(rejected);
  expect(freshRejection([rejected], at + 8 * day)).toBeNull();
  expect(freshRejection([rejected, bank(30_000, { id: 2 })], at + day)).toBeNull();
  expect(freshRejection([{ ...coin("100", "156.80"), at: epochFromTokyo("2026-01-14 09:00:00") }, rejected], at)).toBe(
    rejected,
  );
  expect(freshRejection([], at)).toBeNull();
});
