import { expect, test } from "vitest";
import { wholeNumber } from "./whole-number.ts";

test.each([
  ["5", 5],
  [" 100 ", 100],
  ["0", Number.NaN],
  ["101", Number.NaN],
  ["", Number.NaN],
  ["1.5", Number.NaN],
  ["-1", Number.NaN],
  ["1e2", Number.NaN],
  ["9".repeat(20), Number.NaN],
])("%s within 1 to 100", (text, value) => {
  expect(wholeNumber(text, 1, 100)).toBe(value);
});
