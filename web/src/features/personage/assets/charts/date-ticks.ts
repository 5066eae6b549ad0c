import { TOKYO_OFFSET_MS } from "#lib/time/tokyo-day.ts";

/** The days of each month that get a tick, from the narrowest spacing to the widest. */
const DAYS = [
  [1, 6, 11, 16, 21, 26],
  [1, 11, 21],
  [1, 16],
] as const;
/** Months between ticks, for spans with too many days for the patterns above. */
const MONTHS = [1, 2, 3, 6, 12, 24, 60, 120, 240] as const;

export interface DateTick {
  /** Midnight in Tokyo, epoch milliseconds. */
  readonly at: number;
  readonly unit: "day" | "month" | "year";
}

/**
 * Round dates in Tokyo from `from` to `to` (epoch milliseconds), as close together as possible. Returns at most `most`
 * dates, or at most one if `most` is 0.
 */
export function dateTicks(from: number, to: number, most: number): readonly DateTick[] {
  for (const days of DAYS) {
    const ticks = ticksOf(from, to, 1, days);
    if (ticks.length <= most) return ticks;
  }
  for (const months of MONTHS) {
    const ticks = ticksOf(from, to, months, [1]);
    if (ticks.length <= Math.max(1, most)) return ticks;
  }
  return [];
}

function ticksOf(from: number, to: number, months: number, days: readonly number[]): DateTick[] {
  const start = new Date(from + TOKYO_OFFSET_MS);
  const first = Math.floor((start.getUTCFullYear() * 12 + start.getUTCMonth()) / months) * months;
  const ticks: DateTick[] = [];
  for (let month = first; ; month += months) {
    for (const day of days) {
      const at = Date.UTC(Math.floor(month / 12), month % 12, day) - TOKYO_OFFSET_MS;
      if (at > to) return ticks;
      if (at >= from) ticks.push({ at, unit: day > 1 ? "day" : month % 12 === 0 ? "year" : "month" });
    }
  }
}
