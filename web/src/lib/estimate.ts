import { tenThousandths, WHOLE } from "./percent.ts";
import type { Term } from "#lib/time/term.ts";
import { type Yen, ZERO_YEN } from "./yen.ts";

/** What an estimate needs of a product: rates are percent a year, as decimal text. */
export interface EstimateTerms {
  readonly rate: string | null;
  readonly minRate: string | null;
  readonly maxRate: string | null;
  readonly term: Term | null;
}

/** Whole yen, of any size. */
export interface Estimate {
  /** The period of the amounts: the whole term, or a year whatever the term is. */
  readonly basis: "term" | "year";
  readonly low: number;
  /** Null if the amount is no range. */
  readonly high: number | null;
  /** Percent per year that the amount was computed at, if that is one bound of a ranged rate. */
  readonly rate?: string;
}

/** amount x rate / 100 x numerator / denominator in whole yen, rounded down as what is paid is (rule E5). Exact. */
const earnings = (amount: Yen, rate: string, numerator = 1, denominator = 1): number =>
  Number((BigInt(amount) * tenThousandths(rate) * BigInt(numerator)) / (WHOLE * BigInt(denominator)));

/**
 * The estimates to show for an amount: first what is paid at maturity, unless the specified amount is just that; then
 * the specified amounts (rule E9).
 */
export const estimatesOf = (
  specified: readonly Estimate[],
  maturity: { readonly profit: Yen } | null,
): readonly Estimate[] =>
  specified.every(({ basis }) => basis === "term") || maturity === null
    ? specified
    : [{ basis: "term", low: maturity.profit, high: null }, ...specified];

/**
 * The specified live estimate of a purchase (rules E2, E3, E4 and E5).
 * A monthly product: amount x rate / 12 x months / 100, for both bounds of a range.
 * Any other: amount x rate / 100, an amount for a year. Of a range, the lower bound is that, and the upper bound is for
 * the term: amount x rate / 100 x term / 365. The two have different periods, so they are two estimates.
 * No amount gives 0; without a rate or a term there is no estimate.
 */
export function estimateOf(amount: Yen | null, { rate, minRate, maxRate, term }: EstimateTerms): readonly Estimate[] {
  const yen = amount ?? ZERO_YEN;
  const isRange = minRate !== null && maxRate !== null;
  const lowest = isRange ? minRate : rate;
  if (term === null || lowest === null) return [];
  if (term.unit === "month") {
    const forTerm = (percent: string): number => earnings(yen, percent, term.count, 12);
    return [{ basis: "term", low: forTerm(lowest), high: isRange ? forTerm(maxRate) : null }];
  }
  if (!isRange) return [{ basis: "year", low: earnings(yen, lowest), high: null }];
  return [
    { basis: "year", low: earnings(yen, minRate), high: null, rate: minRate },
    { basis: "term", low: earnings(yen, maxRate, term.count, 365), high: null, rate: maxRate },
  ];
}
