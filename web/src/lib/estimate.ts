import type { Term } from "./term.ts";
import type { Yen } from "./yen.ts";

/** What an estimate needs of a product: rates are percent a year, as decimal text. */
export interface EstimateTerms {
  readonly rate: string;
  readonly minRate: string | null;
  readonly maxRate: string | null;
  readonly term: Term;
}

/** Yen with up to two decimals; `high` is null where the rate is no range. */
export interface Estimate {
  /** What the figures are for: the whole term, or a year whatever the term is. */
  readonly basis: "term" | "year";
  readonly low: number;
  readonly high: number | null;
}

const RATE = /^(\d{1,4})(?:\.(\d{1,4}))?$/;
/** Rates carry at most four decimals. */
const RATE_UNIT = 10_000n;

function rateUnits(rate: string): bigint {
  const match = RATE.exec(rate);
  if (!match) throw new RangeError(`${rate} is not a percentage`);
  return BigInt(match[1] ?? "0") * RATE_UNIT + BigInt((match[2] ?? "").padEnd(4, "0"));
}

/** amount x rate / 100 x numerator / denominator, to two decimals, half up (rule E5). Exact: no float before the end. */
function earnings(amount: number, rate: string, numerator = 1, denominator = 1): number {
  const dividend = BigInt(amount) * rateUnits(rate) * BigInt(numerator) * 100n;
  const divisor = RATE_UNIT * 100n * BigInt(denominator);
  return Number((dividend * 2n + divisor) / (divisor * 2n)) / 100;
}

/**
 * The live estimate of a purchase (rules E2, E3, E4 and E5).
 * A monthly product: amount x rate / 12 x months / 100, for both bounds of a range.
 * Any other: amount x rate / 100, a figure for a year; of a range, the lower bound so and the upper one over term / 365,
 * shown in ascending order. No amount gives 0.
 */
export function estimateOf(amount: Yen | null, { rate, minRate, maxRate, term }: EstimateTerms): Estimate {
  const yen = amount ?? 0;
  const isRange = minRate !== null && maxRate !== null;
  if (term.unit === "month") {
    const forTerm = (percent: string): number => earnings(yen, percent, term.count, 12);
    return { basis: "term", low: forTerm(isRange ? minRate : rate), high: isRange ? forTerm(maxRate) : null };
  }
  if (!isRange) return { basis: "year", low: earnings(yen, rate), high: null };
  const bounds = [earnings(yen, minRate), earnings(yen, maxRate, term.count, 365)];
  return { basis: "year", low: Math.min(...bounds), high: Math.max(...bounds) };
}
