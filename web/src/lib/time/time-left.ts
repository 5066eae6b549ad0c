import { DAY_MS, dayNumber } from "./tokyo-day.ts";

const HOUR_MS = 60 * 60_000;

/** The remaining time of a term; "over" after its end. */
export type TimeLeft = { readonly unit: "days" | "hours"; readonly count: number } | { readonly unit: "soon" | "over" };

/**
 * The time until `end`: in whole hours during the last 24 hours, in calendar days before. A term of 184 days has 184
 * left during its whole first day; a term that ends tomorrow has one day left.
 */
export function timeLeft(end: number, now: number): TimeLeft {
  const left = end - now;
  if (left <= 0) return { unit: "over" };
  if (left < HOUR_MS) return { unit: "soon" };
  return left < DAY_MS
    ? { unit: "hours", count: Math.floor(left / HOUR_MS) }
    : { unit: "days", count: dayNumber(end) - dayNumber(now) };
}
