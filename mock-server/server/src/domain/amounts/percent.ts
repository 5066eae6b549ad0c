import type { TermUnit } from "#domain/time/maturity.ts";
import { asYen, type Yen } from "./yen.ts";

/** Percent per year as a decimal string, at most four decimal places. */
export type Percent = string;

const PATTERN = /^(\d{1,4})(?:\.(\d{1,4}))?$/;
/** 100% in ten-thousandths of a percent. */
const WHOLE = 1_000_000n;

function tenThousandths(percent: Percent): bigint {
  const match = PATTERN.exec(percent);
  if (!match) throw new RangeError(`${percent} is not a percentage with at most four places`);
  return BigInt(match[1] ?? "0") * 10_000n + BigInt((match[2] ?? "").padEnd(4, "0"));
}

/** One unit of a term as a share of a year (rule E6). */
const YEAR_SHARE: Readonly<Record<TermUnit, readonly [parts: bigint, ofYear: bigint]>> = {
  day: [1n, 365n],
  week: [7n, 365n],
  month: [1n, 12n],
  year: [1n, 1n],
};

/**
 * The profit of `price` over a term at a yearly rate: price x rate / 100 x the term's share of a year, floored to yen.
 * A bigint, because the result can exceed the safe integers.
 */
export function termProfit(price: Yen, rate: Percent, term: number, unit: TermUnit): bigint {
  const [parts, ofYear] = YEAR_SHARE[unit];
  return (BigInt(price) * tenThousandths(rate) * BigInt(term) * parts) / (WHOLE * ofYear);
}

/** `termProfit` as yen. Throws a RangeError above the largest safe integer. */
export const floorTermProfit = (price: Yen, rate: Percent, term: number, unit: TermUnit): Yen =>
  asYen(Number(termProfit(price, rate, term, unit)));

export const floorAnnualProfit = (price: Yen, rate: Percent): Yen => floorTermProfit(price, rate, 1, "year");
