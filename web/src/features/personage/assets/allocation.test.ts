import { expect, test } from "vitest";
import { asYen, ZERO_YEN } from "#lib/amount/yen.ts";
import { allocationOf } from "./allocation.ts";

const assets = (totalAssets: number, balance: number, holdingsValue: number) => ({
  totalAssets: asYen(totalAssets),
  balance: asYen(balance),
  holdingsValue: asYen(holdingsValue),
  totalProfit: ZERO_YEN,
  invitationBonus: ZERO_YEN,
});

test("divides the total into balance, holdings and pending withdrawals", () => {
  expect(allocationOf(assets(500_500, 400_500, 100_000))).toEqual({ balance: 80, holdings: 20, reserved: 0 });
  expect(allocationOf(assets(300_000, 100_000, 100_000))).toEqual({ balance: 33.3, holdings: 33.3, reserved: 33.3 });
});

test("returns null for a total of 0 and never a negative share", () => {
  expect(allocationOf(assets(0, 0, 0))).toBeNull();
  expect(allocationOf(assets(100, 100, 50))?.reserved).toBe(0);
});
