import { tenThousandths, WHOLE } from "./percent.ts";
import type { Term } from "#lib/time/term.ts";
import { type Yen, ZERO_YEN } from "./yen.ts";

/** What an estimate needs of a product: rates are percent a year, as decimal text. */
export interface EstimateTerms {
  readonly rate: string;
  readonly minRate: string | null;
  readonly maxRate: string | null;
  readonly term: Term;
}

/** Whole yen, of any size; `high` is null where the rate is no range. */
export interface Estimate {
  /** What the figures are for: the whole term, or a year whatever the term is. */
  readonly basis: "term" | "year";
  readonly low: number;
  readonly high: number | null;
}

/** amount x rate / 100 x numerator / denominator in whole yen, rounded down as what is paid is (rule E5). Exact. */
const earnings = (amount: Yen, rate: string, numerator = 1, denominator = 1): number =>
  Number((BigInt(amount) * tenThousandths(rate) * BigInt(numerator)) / (WHOLE * BigInt(denominator)));

/**
 * The estimates to show, in order: first for the term, where it is computed separately, as paid at maturity; then the
 * formula's amount (rule E9).
 */
export const estimatesOf = (estimate: Estimate, maturity: { readonly profit: Yen } | null): readonly Estimate[] =>
  estimate.basis === "year" && maturity !== null
    ? [{ basis: "term", low: maturity.profit, high: null }, estimate]
    : [estimate];

/**
 * The live estimate of a purchase (rules E2, E3, E4 and E5).
 * A monthly product: amount x rate / 12 x months / 100, for both bounds of a range.
 * Any other: amount x rate / 100, a figure for a year; of a range, the lower bound so and the upper one over term / 365,
 * shown in ascending order. No amount gives 0.
 */
export function estimateOf(amount: Yen | null, { rate, minRate, maxRate, term }: EstimateTerms): Estimate {
  const yen = amount ?? ZERO_YEN;
  const isRange = minRate !== null && maxRate !== null;
  if (term.unit === "month") {
    const forTerm = (percent: string): number => earnings(yen, percent, term.count, 12);
    return { basis: "term", low: forTerm(isRange ? minRate : rate), high: isRange ? forTerm(maxRate) : null };
  }
  if (!isRange) return { basis: "year", low: earnings(yen, rate), high: null };
  const [year, share] = [earnings(yen, minRate), earnings(yen, maxRate, term.count, 365)];
  return year < share ? { basis: "year", low: year, high: share } : { basis: "year", low: share, high: year };
}
