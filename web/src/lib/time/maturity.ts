import { tenThousandths, WHOLE } from "#lib/percent.ts";
import { asYen, type Yen } from "#lib/yen.ts";
import type { Term, TermUnit } from "./term.ts";
import { DAY_MS, TOKYO_OFFSET_MS } from "./tokyo-day.ts";
import type { EpochMs } from "./tokyo-time.ts";

/** The result of a purchase at the end of its term. */
export interface Maturity {
  /** Earnings over the whole term. */
  readonly profit: Yen;
  /** Price and profit, which are paid together. */
  readonly paid: Yen;
  readonly endsAt: EpochMs;
}

type Known = Exclude<TermUnit, "unknown">;

/** The share of a year of one unit of a term (rule E6). */
const YEAR_SHARE: Readonly<Record<Known, readonly [parts: bigint, ofYear: bigint]>> = {
  day: [1n, 365n],
  week: [7n, 365n],
  month: [1n, 12n],
  year: [1n, 1n],
};

/**
 * The payout of `price` at a rate of `rate` percent a year, starting at `start` (epoch milliseconds), by the server's
 * rule: whole yen, rounded down (rules E6 and F4). Null when it cannot be computed: a missing rate or term, an unknown
 * unit, an invalid rate, or an amount beyond safe integers.
 */
export function maturityOf(price: Yen, rate: string | null, term: Term | null, start: number): Maturity | null {
  if (rate === null || term === null || term.unit === "unknown") return null;
  const { count, unit } = term;
  try {
    const [parts, ofYear] = YEAR_SHARE[unit];
    const earned = (BigInt(price) * tenThousandths(rate) * BigInt(count) * parts) / (WHOLE * ofYear);
    const profit = asYen(Number(earned));
    const endsAt = termEnd(start, count, unit);
    return Number.isNaN(new Date(endsAt).getTime()) ? null : { profit, paid: asYen(price + profit), endsAt };
  } catch (fault) {
    if (fault instanceof RangeError) return null;
    throw fault;
  }
}

/**
 * Months and years follow the calendar in Tokyo, at the same time of day; a day missing in the last month becomes its
 * last day.
 */
function termEnd(start: number, count: number, unit: Known): EpochMs {
  if (unit === "day" || unit === "week") return (start + count * (unit === "week" ? 7 : 1) * DAY_MS) as EpochMs;
  const tokyo = new Date(start + TOKYO_OFFSET_MS);
  const day = tokyo.getUTCDate();
  tokyo.setUTCDate(1);
  tokyo.setUTCMonth(tokyo.getUTCMonth() + count * (unit === "year" ? 12 : 1));
  const daysInMonth = new Date(Date.UTC(tokyo.getUTCFullYear(), tokyo.getUTCMonth() + 1, 0)).getUTCDate();
  tokyo.setUTCDate(Math.min(day, daysInMonth));
  return (tokyo.getTime() - TOKYO_OFFSET_MS) as EpochMs;
}
