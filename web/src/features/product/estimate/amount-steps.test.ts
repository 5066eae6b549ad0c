import { expect, test } from "vitest";
import { amountSteps, startAmount, stepOf } from "./amount-steps.ts";

test("rises from the minimum to a hundred times the minimum in whole yen", () => {
  const steps = amountSteps(30_001);
  expect(steps[0]).toBe(30_001);
  expect(steps.at(-1)).toBe(3_000_100);
  expect(steps.every((step, index) => Number.isInteger(step) && step > (steps[index - 1] ?? 0))).toBe(true);
});

test.each([
  [30_000, 150_000],
  [0, 50_000],
  [999_999_999_999, 999_999_999_999],
])("a minimum of %i begins at %i", (minimum, start) => {
  expect(startAmount(minimum)).toBe(start);
});

test("keeps every stop within the field's length", () => {
  expect(Math.max(...amountSteps(500_000_000_000))).toBeLessThan(10 ** 12);
});

test.each([
  [0, 0],
  [10, 0],
  [14, 0],
  [15, 1],
  [5000, 14],
])("%i has reached stop %i", (amount, step) => {
  expect(stepOf(amount, amountSteps(10))).toBe(step);
});
