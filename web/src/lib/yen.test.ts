import { expect, test } from "vitest";
import { yenFromField } from "./amount-from-field.ts";
import { asYen } from "./yen.ts";

test("yen are whole and safe", () => {
  expect(asYen(0)).toBe(0);
  expect(() => asYen(0.5)).toThrow(RangeError);
  expect(() => asYen(2 ** 53)).toThrow(RangeError);
  expect(() => asYen(Number.NaN)).toThrow(RangeError);
});

test.each([
  ["30000", 30000],
  ["1", 1],
  ["999999999999", 999_999_999_999],
  ["", null],
  ["0", null],
  ["1.5", null],
  ["1e3", null],
  ["30,000", 30000],
  ["99999999999999999999", null],
])("a field with %j contains %j", (digits, amount) => {
  expect(yenFromField(digits)).toBe(amount);
});
