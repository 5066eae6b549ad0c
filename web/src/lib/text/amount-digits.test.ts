import { expect, test } from "vitest";
import { halfWidth } from "./amount-digits.ts";

test.each([
  ["１２３", "123"],
  ["1２a", "12a"],
  ["", ""],
])("%j becomes %j", (typed, half) => {
  expect(halfWidth(typed)).toBe(half);
});
