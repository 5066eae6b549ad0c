import { termEnd } from "#domain/time/maturity.ts";
import { asEpochMs, DAY_MS, type EpochMs, MINUTE_MS, SECOND_MS } from "#domain/time/time.ts";

const PATTERN =
  /^P(?=[0-9T])(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/**
 * `start` plus an ISO duration such as P1D or PT10M. Years and months are added first, by the calendar in Tokyo, as for
 * terms. Throws a RangeError for any other text, also for fractions.
 */
export function addDuration(start: EpochMs, duration: string): EpochMs {
  const match = PATTERN.exec(duration);
  if (!match) throw new RangeError(`"${duration}" is not a duration like P1D or PT10M`);
  const [years, months, weeks, days, hours, minutes, seconds] = match.slice(1).map((digits) => Number(digits ?? 0));
  const calendar = (years ?? 0) * 12 + (months ?? 0);
  const moved = calendar === 0 ? start : termEnd(start, calendar, "month");
  const rest =
    ((weeks ?? 0) * 7 + (days ?? 0)) * DAY_MS +
    ((hours ?? 0) * 60 + (minutes ?? 0)) * MINUTE_MS +
    (seconds ?? 0) * SECOND_MS;
  return asEpochMs(moved + rest);
}

/**
 * The duration in milliseconds. Throws a RangeError for other text, and for years and months, whose length depends on
 * the date.
 */
export function durationMs(duration: string): number {
  if (/^P[0-9]+[YM]/.test(duration)) throw new RangeError(`"${duration}" has no fixed length`);
  return addDuration(asEpochMs(0), duration);
}
