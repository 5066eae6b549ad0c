import { expect, test } from "vitest";
import type { Holding } from "#api/orders.ts";
import { asYen, ZERO_YEN } from "#lib/amount/yen.ts";
import { epochFromTokyo } from "#lib/time/tokyo-time.ts";
import { partsOf } from "./allocation-parts.ts";

const assets = (totalAssets: number, balance: number, holdingsValue: number) => ({
  totalAssets: asYen(totalAssets),
  balance: asYen(balance),
  holdingsValue: asYen(holdingsValue),
  totalProfit: ZERO_YEN,
  invitationBonus: ZERO_YEN,
});
const held = (name: string, price: number, state: Holding["state"] = "running"): Holding => ({
  id: 1,
  name,
  price: asYen(price),
  productId: 2,
  expectedProfit: ZERO_YEN,
  start: epochFromTokyo("2026-01-15 00:00:00"),
  end: epochFromTokyo("2026-02-15 00:00:00"),
  state,
});
const namesAndAmounts = (...given: Parameters<typeof partsOf>) =>
  partsOf(...given).map(({ kind, name, amount, share }) => [name || kind, amount, share]);

test("lists balance, products by size and pending withdrawals, without matured holdings", () => {
  const holdings = [held("A", 50_000), held("B", 150_000), held("A", 50_000), held("C", 9_000, "matured")];
  expect(namesAndAmounts(assets(500_000, 200_000, 250_000), holdings)).toEqual([
    ["balance", 200_000, 40],
    ["B", 150_000, 30],
    ["A", 100_000, 20],
    ["reserved", 50_000, 10],
  ]);
});

test("names the three largest products and sums up the others", () => {
  const holdings = [5, 4, 3, 2, 1].map((size) => held(`P${size}`, size * 1000));
  expect(namesAndAmounts(assets(15_000, 0, 15_000), holdings).map(([name]) => name)).toEqual([
    "P5",
    "P4",
    "P3",
    "others",
  ]);
});

test("adds up to the total even if summary and holdings differ", () => {
  for (const holdings of [[], [held("A", 40_000)], [held("A", 900_000)]]) {
    const sum = partsOf(assets(500_000, 400_000, 100_000), holdings).reduce((all, { amount }) => all + amount, 0);
    expect(sum).toBe(500_000);
  }
});

test("returns no parts for a total of 0", () => {
  expect(partsOf(assets(0, 0, 0), [])).toEqual([]);
});
