import { expect, test } from "vitest";
import { halfWidthDigits } from "./half-width.ts";

test.each([
  ["１２３", "123"],
  ["1２a", "12a"],
  ["", ""],
])("%j becomes %j", (typed, half) => {
  expect(halfWidthDigits(typed)).toBe(half);
});
