import { DAY_MS, dayNumber } from "./tokyo-day.ts";

const HOUR_MS = 60 * 60_000;

/** The remaining time of a term. "soon": less than an hour. "over": the term has ended. */
export type TimeLeft = { readonly unit: "days" | "hours"; readonly count: number } | { readonly unit: "soon" | "over" };

/**
 * The time until `end`: in whole hours during the last 24 hours ("soon" in the last one), in calendar days before that.
 * So a term of 184 days has 184 left during its whole first day.
 */
export function timeLeft(end: number, now: number): TimeLeft {
  const left = end - now;
  if (left <= 0) return { unit: "over" };
  if (left < HOUR_MS) return { unit: "soon" };
  return left < DAY_MS
    ? { unit: "hours", count: Math.floor(left / HOUR_MS) }
    : { unit: "days", count: dayNumber(end) - dayNumber(now) };
}
