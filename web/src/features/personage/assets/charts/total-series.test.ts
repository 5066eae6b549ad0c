import { expect, test } from "vitest";
import type { CashFlowItem } from "#api/user.ts";
import type { RecordAudit, WalletRecord } from "#api/wallet/records.ts";
import { WHOLE_HISTORY } from "#features/personage/ledger/movements.ts";
import { asYen } from "#lib/amount/yen.ts";
import { epochFromTokyo } from "#lib/time/tokyo-time.ts";
import { totalAt, totalSeries } from "./total-series.ts";

const day = (date: string) => epochFromTokyo(`2026-${date} 12:00:00`);
const item = (id: number, date: string, amount: number, cause: string | null): CashFlowItem => ({
  id,
  explanation: `#${id}`,
  at: day(date),
  amount: asYen(amount),
  cause,
});
const withdrawal = (id: number, audit: RecordAudit, fee: number, paid: string): WalletRecord => ({
  id,
  channel: "bank",
  audit,
  reason: null,
  at: day("01-01"),
  updatedAt: day(paid),
  rate: null,
  address: null,
  txId: null,
  amount: asYen(100),
  fee: asYen(fee),
  net: asYen(100 - fee),
});
const causes = (...records: WalletRecord[]) => ({
  withdrawals: new Map(records.map((record) => [String(record.id), record])),
  holdings: new Map(),
});

test("goes back from the total: a purchase is neutral, a maturity adds its earnings", () => {
  const series = totalSeries(
    asYen(1_150),
    {
      ...WHOLE_HISTORY,
      income: [
        item(1, "01-01", 1_000, "record:9"),
        item(3, "03-01", 630, "holding:1"),
        item(4, "04-01", 120, "invite:0"),
      ],
      expense: [item(2, "02-01", 600, "holding:1")],
    },
    causes(),
  );
  expect(series?.before).toBe(0);
  expect(series?.steps.map(({ id, change, total }) => [id, change, total])).toEqual([
    [1, 1_000, 1_000],
    [3, 30, 1_030],
    [4, 120, 1_150],
  ]);
  expect(series?.result).toEqual({ since: day("01-01"), paidIn: 1_000, yen: 150, percent: 15 });
  expect(
    [day("01-01") - 1, day("01-01"), day("03-15"), day("12-31")].map((at) => series && totalAt(series, at)),
  ).toEqual([0, 1_000, 1_030, 1_150]);
});

test("counts a withdrawal from the moment it is paid out; its fee lowers the return", () => {
  const series = totalSeries(
    asYen(400),
    {
      ...WHOLE_HISTORY,
      income: [item(1, "01-01", 500, "grant:1"), item(5, "02-09", 100, "record:3")],
      expense: [
        item(2, "02-01", 100, "record:1"),
        item(3, "02-02", 100, "record:2"),
        item(4, "02-03", 100, "record:3"),
      ],
    },
    causes(
      withdrawal(1, "success", 10, "02-05"),
      withdrawal(2, "in-review", 10, "02-02"),
      withdrawal(3, "failure", 10, "02-09"),
    ),
  );
  expect(series?.steps.map(({ id, at, change, total }) => [id, at, change, total])).toEqual([
    [1, day("01-01"), 500, 500],
    [2, day("02-05"), -100, 400],
  ]);
  expect(series?.result).toMatchObject({ paidIn: 500, yen: -10, percent: -2 });
});

test("is null before the first movement", () => {
  expect(totalSeries(asYen(0), { ...WHOLE_HISTORY, income: [], expense: [] }, causes())).toBeNull();
});
