import { expect, test } from "vitest";
import { halfWidth } from "./digits.ts";

test.each([
  ["１２３", "123"],
  ["1２a", "12a"],
  ["", ""],
])("%j becomes %j", (typed, half) => {
  expect(halfWidth(typed)).toBe(half);
});
