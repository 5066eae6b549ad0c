import { YEN_DIGITS } from "#lib/amount/yen.ts";

const MULTIPLES = [1, 1.5, 2, 3, 4, 5, 7, 10, 15, 20, 30, 40, 50, 70, 100];
/** Used if a product has no minimum. */
const BASE = 10_000;
/** Index of the initial stop, five times the minimum. */
const START = 5;

/** The stops of the amount slider, from the minimum up in growing steps. */
export function amountSteps(minimum: number): readonly [number, ...number[]] {
  const base = minimum > 0 ? minimum : BASE;
  const [, ...more] = MULTIPLES.map((multiple) => Math.round(base * multiple));
  return [base, ...more.filter((step) => step < 10 ** YEN_DIGITS)];
}

export function startAmount(minimum: number): number {
  const steps = amountSteps(minimum);
  return steps[START] ?? steps.at(-1) ?? steps[0];
}

/** The index of the highest stop that is not above an amount; 0 if the amount is below all stops. */
export function stepOf(amount: number, steps: readonly number[]): number {
  return Math.max(
    0,
    steps.findLastIndex((step) => step <= amount),
  );
}
