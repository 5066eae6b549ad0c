import { expect, test } from "vitest";
import type { Holding } from "#api/orders.ts";
import { asYen } from "#lib/amount/yen.ts";
import { epochFromTokyo } from "#lib/time/tokyo-time.ts";
import { profitSeries } from "./profit-series.ts";

const held = (id: number, end: string, profit: number, state: Holding["state"]): Holding => ({
  id,
  name: `P${id}`,
  price: asYen(10_000),
  productId: 2,
  expectedProfit: asYen(profit),
  start: epochFromTokyo(`2026-01-0${id} 00:00:00`),
  end: epochFromTokyo(`${end} 00:00:00`),
  state,
});

test("adds up paid profit and continues with expected profit", () => {
  const series = profitSeries([
    held(4, "2026-09-01", 400, "running"),
    held(3, "2026-03-01", 30, "matured"),
    held(2, "2026-07-01", 200, "running"),
    held(1, "2026-02-01", 1, "matured"),
  ]);
  expect(series?.start).toBe(epochFromTokyo("2026-01-01 00:00:00"));
  expect(series?.paid.map(({ id, profit, sum }) => [id, profit, sum])).toEqual([
    [1, 1, 1],
    [3, 30, 31],
  ]);
  expect(series?.expected.map(({ id, profit, sum }) => [id, profit, sum])).toEqual([
    [2, 200, 231],
    [4, 400, 631],
  ]);
});

test("returns null without holdings", () => {
  expect(profitSeries([])).toBeNull();
});
