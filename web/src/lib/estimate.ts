import type { Term } from "#lib/time/term.ts";
import { tenThousandths, WHOLE } from "./percent.ts";
import { type Yen, ZERO_YEN } from "./yen.ts";

/** The fields of a product that an estimate needs: rates are percent a year, as decimal text. */
export interface EstimateTerms {
  readonly rate: string | null;
  readonly minRate: string | null;
  readonly maxRate: string | null;
  readonly term: Term | null;
}

/** One amount of an estimate, or a range of amounts, in whole yen of any size. */
export interface Estimate {
  /** Its period, which may differ from the product's term. */
  readonly period: Term;
  /** Percent per year that `low` is computed at. */
  readonly rate: string;
  readonly low: number;
  /** The upper end of a range; null for a single amount. */
  readonly high: { readonly rate: string; readonly amount: number } | null;
}

/** amount x rate / 100 x numerator / denominator in whole yen, rounded down like payouts (rule E5). Exact. */
const earnings = (amount: Yen, rate: string, numerator = 1, denominator = 1): number =>
  Number((BigInt(amount) * tenThousandths(rate) * BigInt(numerator)) / (WHOLE * BigInt(denominator)));

const YEAR: Term = { count: 1, unit: "year" };

/**
 * The specified live estimate of a purchase (rules E2, E3, E4 and E5), each amount with its own period and rate. A
 * monthly product: amount x rate / 12 x months / 100, for both bounds of a range. Any other: amount x rate / 100, for a
 * year. For a range, this is the lower bound, and the upper bound is amount x rate / 100 x term / 365: the term's
 * number counts as days, even for weeks and years. No amount gives 0; without a rate or a term there is no estimate.
 */
export function estimateOf(amount: Yen | null, { rate, minRate, maxRate, term }: EstimateTerms): readonly Estimate[] {
  const yen = amount ?? ZERO_YEN;
  const isRange = minRate !== null && maxRate !== null;
  const lowest = isRange ? minRate : rate;
  if (term === null || lowest === null) return [];
  if (term.unit === "month") {
    const forTerm = (percent: string): number => earnings(yen, percent, term.count, 12);
    const high = isRange ? { rate: maxRate, amount: forTerm(maxRate) } : null;
    return [{ period: term, rate: lowest, low: forTerm(lowest), high }];
  }
  if (!isRange) return [{ period: YEAR, rate: lowest, low: earnings(yen, lowest), high: null }];
  const days: Term = { count: term.count, unit: "day" };
  return [
    { period: YEAR, rate: minRate, low: earnings(yen, minRate), high: null },
    { period: days, rate: maxRate, low: earnings(yen, maxRate, term.count, 365), high: null },
  ];
}

/** The specified estimates that differ from the payout: another period, or other rates (rule E9). */
export const comparisonsOf = (amount: Yen | null, terms: EstimateTerms): readonly Estimate[] =>
  estimateOf(amount, terms).filter(
    ({ period, rate, high }) =>
      high !== null || rate !== terms.rate || period.unit !== terms.term?.unit || period.count !== terms.term.count,
  );
