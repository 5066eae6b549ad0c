import { asEpochMs, DAY_MS, type EpochMs, TOKYO_OFFSET_MS } from "./time.ts";

export type TermUnit = "day" | "week" | "month" | "year";

/**
 * When a term that starts at `start` ends. Months and years follow the calendar in Tokyo, at the same time of day. If
 * the last month has no such day, the term ends on the last day of that month (rule F4).
 */
export function termEnd(start: EpochMs, term: number, unit: TermUnit): EpochMs {
  if (unit === "day" || unit === "week") return asEpochMs(start + term * (unit === "week" ? 7 : 1) * DAY_MS);
  const tokyo = new Date(start + TOKYO_OFFSET_MS);
  const day = tokyo.getUTCDate();
  tokyo.setUTCDate(1);
  tokyo.setUTCMonth(tokyo.getUTCMonth() + term * (unit === "year" ? 12 : 1));
  const daysInMonth = new Date(Date.UTC(tokyo.getUTCFullYear(), tokyo.getUTCMonth() + 1, 0)).getUTCDate();
  tokyo.setUTCDate(Math.min(day, daysInMonth));
  return asEpochMs(tokyo.getTime() - TOKYO_OFFSET_MS);
}
