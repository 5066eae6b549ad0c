import { expect, test } from "vitest";
import { floorAnnualProfit, floorTermProfit } from "./percent.ts";
import { asYen } from "./yen.ts";

test.each([
  [100_000, "7.8", 6, "month", 3_900],
  [100_000, "7.8", 1, "year", 7_800],
  [100_000, "9", 90, "day", 2_219], // 2219.17...
  [100_000, "10", 4, "week", 767], // 767.12...
  [100_000, "5.2", 1, "month", 433], // 433.33...
  [1, "99", 1, "day", 0],
  [999_999_999_999, "0.0001", 10, "year", 9_999_999], // 9999999.99999
  [30_000, "0", 6, "month", 0],
] as const)("%i yen at %s%% over %i %s earn %i", (price, rate, term, unit, profit) => {
  expect(floorTermProfit(asYen(price), rate, term, unit)).toBe(profit);
});

test("a year's profit is floored too", () => expect(floorAnnualProfit(asYen(33_333), "7.8")).toBe(2_599));

test.each(["", "-1", "1.23456", "7,8", "1e2"])("throws on %j, which is not a percentage", (rate) => {
  expect(() => floorTermProfit(asYen(1), rate, 1, "year")).toThrow(RangeError);
});
