import { expect, test } from "vitest";
import {
  asRate,
  asUsdt,
  ceilYenFromUsdt,
  floorYenFromUsdt,
  isMoreUsdt,
  isSameUsdt,
  usdtAfterFee,
  wholePart,
} from "./usdt.ts";

test("keeps the server's digits, including those of a JSON number", () => {
  expect(asUsdt("795.92")).toBe("795.92");
  expect(asRate("157.05")).toBe("157.05");
  expect(asUsdt(50)).toBe("50");
  expect(asUsdt("6367398917542.18")).toBe("6367398917542.18");
});

test.each(["", "-1", "1.1234567", "1e3", "1,000"])("%j is not a USDT amount", (text) => {
  expect(() => asUsdt(text)).toThrow(RangeError);
});

test.each([
  ["100", "157.05", 15_705, 15_705],
  ["1", "157.05", 157, 158],
  ["0.000001", "157.05", 0, 1],
  // With floats, 1.005 * 1000 would be 1004.9999999999999.
  ["1000", "1.005", 1_005, 1_005],
  ["999999999", "157.123456", 157_123_455_842, 157_123_455_843],
])("%s USDT at %s: %i yen rounded down, %i rounded up", (amount, rate, floor, ceil) => {
  expect(floorYenFromUsdt(asUsdt(amount), asRate(rate))).toBe(floor);
  expect(ceilYenFromUsdt(asUsdt(amount), asRate(rate))).toBe(ceil);
});

test.each([
  ["100", "1", "99"],
  ["100", "0", "100"],
  ["5", "0.000001", "4.999999"],
  ["2", "0.5", "1.5"],
  ["5", "5", null],
  ["1", "5", null],
])("%s less a fee of %s is %s", (amount, fee, net) => {
  expect(usdtAfterFee(asUsdt(amount), asUsdt(fee))).toBe(net);
});

test("compares amounts as numbers, not as texts", () => {
  expect(isMoreUsdt(asUsdt("100"), asUsdt("99.99"))).toBe(true);
  expect(isMoreUsdt(asUsdt("99.990000"), asUsdt("99.99"))).toBe(false);
  expect(isSameUsdt(asUsdt("99.990000"), asUsdt("99.99"))).toBe(true);
  expect(isSameUsdt(asUsdt("99.98"), asUsdt("99.99"))).toBe(false);
});

test.each([
  ["795.92", "795"],
  ["0.99", ""],
  ["0", ""],
])("of %s USDT, the whole part is %j", (amount, whole) => {
  expect(wholePart(asUsdt(amount))).toBe(whole);
});
