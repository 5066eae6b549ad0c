// Computes the earnings of an amount: the payout, by the server's rule, and the estimates shown while an amount is
// entered, by the specification's formulas.
import { asYen, type Yen, ZERO_YEN } from "#lib/amount/yen.ts";
import { DAY_MS, TOKYO_OFFSET_MS } from "#lib/time/tokyo-day.ts";
import type { EpochMs } from "#lib/time/tokyo-time.ts";
import { tenThousandths, WHOLE } from "./percent.ts";
import type { Term, TermUnit } from "./term.ts";

type KnownUnit = Exclude<TermUnit, "unknown">;
interface Period {
  readonly count: number;
  readonly unit: KnownUnit;
}

/** One unit of a term as a fraction of a year (rule E6). */
const YEAR_SHARE: Readonly<Record<KnownUnit, readonly [parts: bigint, ofYear: bigint]>> = {
  day: [1n, 365n],
  week: [7n, 365n],
  month: [1n, 12n],
  year: [1n, 1n],
};

/** Earnings of `amount` in a period at `rate` percent a year. Exact, then rounded down to whole yen (rule E5). */
function earnings(amount: Yen, rate: string, { count, unit }: Period): number {
  const [parts, ofYear] = YEAR_SHARE[unit];
  return Number((BigInt(amount) * tenThousandths(rate) * BigInt(count) * parts) / (WHOLE * ofYear));
}

/** The result of a purchase at the end of its term. */
export interface Maturity {
  readonly profit: Yen;
  /** Price plus profit, which are paid together. */
  readonly paid: Yen;
  readonly endsAt: EpochMs;
}

/**
 * The payout of a purchase for `price`, at `rate` percent a year, made at `start` (epoch milliseconds), by the server's
 * rule: whole yen, rounded down (rules E6 and F4). Null when it cannot be computed: a missing rate or term, an unknown
 * unit, an invalid rate, or an amount or date that is too large.
 */
export function maturityOf(price: Yen, rate: string | null, term: Term | null, start: number): Maturity | null {
  if (rate === null || term === null || term.unit === "unknown") return null;
  const { count, unit } = term;
  try {
    const profit = asYen(earnings(price, rate, { count, unit }));
    const endsAt = termEnd(start, count, unit);
    return Number.isNaN(new Date(endsAt).getTime()) ? null : { profit, paid: asYen(price + profit), endsAt };
  } catch (fault) {
    if (fault instanceof RangeError) return null;
    throw fault;
  }
}

/**
 * The end of a term. Months and years follow the calendar in Tokyo and keep the day and the time of day; if the last
 * month has no such day, the term ends on that month's last day.
 */
function termEnd(start: number, count: number, unit: KnownUnit): EpochMs {
  if (unit === "day" || unit === "week") return (start + count * (unit === "week" ? 7 : 1) * DAY_MS) as EpochMs;
  const tokyo = new Date(start + TOKYO_OFFSET_MS);
  const day = tokyo.getUTCDate();
  tokyo.setUTCDate(1);
  tokyo.setUTCMonth(tokyo.getUTCMonth() + count * (unit === "year" ? 12 : 1));
  const daysInMonth = new Date(Date.UTC(tokyo.getUTCFullYear(), tokyo.getUTCMonth() + 1, 0)).getUTCDate();
  tokyo.setUTCDate(Math.min(day, daysInMonth));
  return (tokyo.getTime() - TOKYO_OFFSET_MS) as EpochMs;
}

/** The fields of a product that an estimate needs. Rates are percent a year, as decimal text. */
export interface EstimateTerms {
  readonly rate: string | null;
  readonly minRate: string | null;
  readonly maxRate: string | null;
  readonly term: Term | null;
}

/**
 * Estimated earnings: one amount or a range of amounts, in whole yen. The amounts are plain numbers, because they may
 * be too large for `Yen`.
 */
export interface Estimate {
  /** The estimate's period, which may differ from the product's term. */
  readonly period: Term;
  /** The rate for `low`, in percent a year. */
  readonly rate: string;
  readonly low: number;
  /** The upper end of a range; null for a single amount. */
  readonly high: { readonly rate: string; readonly amount: number } | null;
}

const YEAR: Period = { count: 1, unit: "year" };

/**
 * The estimates shown while an amount is entered, by the specification's formulas (rules E2, E3, E4 and E5), each with
 * its own period and rate. Without an amount the estimate is 0; without a rate or a term the list is empty.
 * - Monthly term: amount x rate / 12 x months / 100; in a range for both bounds.
 * - Other terms: amount x rate / 100, the earnings of one year. In a range, that is the lower bound; the upper bound is
 *   amount x rate / 100 x count / 365, where `count` is the term's number, which counts as days whatever its unit.
 */
export function estimateOf(amount: Yen | null, { rate, minRate, maxRate, term }: EstimateTerms): readonly Estimate[] {
  const yen = amount ?? ZERO_YEN;
  const isRange = minRate !== null && maxRate !== null;
  const lowest = isRange ? minRate : rate;
  if (term === null || lowest === null) return [];
  if (term.unit === "month") {
    const months = { count: term.count, unit: term.unit } as const;
    const forTerm = (percent: string): number => earnings(yen, percent, months);
    const high = isRange ? { rate: maxRate, amount: forTerm(maxRate) } : null;
    return [{ period: term, rate: lowest, low: forTerm(lowest), high }];
  }
  if (!isRange) return [{ period: YEAR, rate: lowest, low: earnings(yen, lowest, YEAR), high: null }];
  const days: Period = { count: term.count, unit: "day" };
  return [
    { period: YEAR, rate: minRate, low: earnings(yen, minRate, YEAR), high: null },
    { period: days, rate: maxRate, low: earnings(yen, maxRate, days), high: null },
  ];
}

/** The estimates whose period or rate is not the payout's (rule E9). */
export const comparisonsOf = (amount: Yen | null, terms: EstimateTerms): readonly Estimate[] =>
  estimateOf(amount, terms).filter(
    ({ period, rate, high }) =>
      high !== null || rate !== terms.rate || period.unit !== terms.term?.unit || period.count !== terms.term.count,
  );
