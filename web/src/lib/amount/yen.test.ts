import { expect, test } from "vitest";
import { asYen } from "./yen.ts";

test("yen are whole and safe", () => {
  expect(asYen(0)).toBe(0);
  expect(() => asYen(0.5)).toThrow(RangeError);
  expect(() => asYen(2 ** 53)).toThrow(RangeError);
  expect(() => asYen(Number.NaN)).toThrow(RangeError);
});
