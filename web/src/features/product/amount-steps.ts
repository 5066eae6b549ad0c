import { AMOUNT_DIGITS } from "#lib/digits.ts";

const MULTIPLES = [1, 1.5, 2, 3, 4, 5, 7, 10, 15, 20, 30, 40, 50, 70, 100];
/** Where a product names no minimum. */
const BASE = 10_000;
/** Five times the minimum: an amount at which the estimate has something to show. */
const START = 5;

/** The amounts that the slider stops at: from the minimum up, in wider and wider steps. */
export function amountSteps(minimum: number): readonly [number, ...number[]] {
  const base = minimum > 0 ? minimum : BASE;
  const [, ...more] = MULTIPLES.map((multiple) => Math.round(base * multiple));
  return [base, ...more.filter((step) => step < 10 ** AMOUNT_DIGITS)];
}

/** The amount that the explorer begins with. */
export function startAmount(minimum: number): number {
  const steps = amountSteps(minimum);
  return steps[START] ?? steps.at(-1) ?? steps[0];
}

/** The stop that an amount has reached; below the first one, the first. */
export function stepOf(amount: number, steps: readonly number[]): number {
  return Math.max(
    0,
    steps.findLastIndex((step) => step <= amount),
  );
}
