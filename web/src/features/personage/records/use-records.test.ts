import { expect, test } from "vitest";
import type { WalletRecord } from "#api/wallet/records.ts";
import { NO_FILTER } from "#features/personage/lists/list-filter.ts";
import { asYen } from "#lib/amount/yen.ts";
import { epochFromTokyo } from "#lib/time/tokyo-time.ts";
import { filteredPage } from "./use-records.ts";

const record = (id: number): WalletRecord => ({
  id,
  channel: "bank",
  audit: id % 2 === 0 ? "success" : "failure",
  reason: null,
  at: epochFromTokyo(`2026-01-${String(1 + (id % 28)).padStart(2, "0")} 00:00:00`),
  updatedAt: epochFromTokyo("2026-02-01 00:00:00"),
  amount: asYen(id),
  fee: asYen(0),
  net: asYen(id),
  rate: null,
  address: null,
  txId: null,
});

test("filters the whole list before paging", () => {
  const list = Array.from({ length: 100 }, (_, index) => record(index));
  const page = filteredPage(list, { ...NO_FILTER, status: "failure" }, 3);
  expect(page.total).toBe(50);
  expect(page.records.map(({ id }) => id)).toEqual([81, 83, 85, 87, 89, 91, 93, 95, 97, 99]);
  expect(filteredPage(list, { ...NO_FILTER, from: "2026-01-28" }, 1).total).toBe(3);
  expect(filteredPage(list, { ...NO_FILTER, from: "2026-03-01" }, 1)).toEqual({ records: [], total: 0 });
});

test("filters cancelled records separately from failed ones", () => {
  const list: WalletRecord[] = [record(1), { ...record(3), cancelled: true }, record(2)];
  const ids = (status: "failure" | "cancelled") =>
    filteredPage(list, { ...NO_FILTER, status }, 1).records.map(({ id }) => id);
  expect(ids("failure")).toEqual([1]);
  expect(ids("cancelled")).toEqual([3]);
});
