// Computes the end of a term, in wire times: `YYYY-MM-DD HH:mm:ss` in Tokyo.
export type Unit = "day" | "week" | "month" | "year";

const DAY_MS = 86_400_000;
const TOKYO_MS = 9 * 3_600_000;

/** Reads a wire time as if it were in UTC, so that the UTC methods of Date return Tokyo's wall clock. */
const clockOf = (text: string): Date => new Date(`${text.replace(" ", "T")}Z`);
/** Writes a wire time; "no time" for the end of a term whose start or length a server sent in a wrong form. */
const textOf = (clock: Date): string =>
  Number.isNaN(clock.getTime()) ? "no time" : clock.toISOString().slice(0, 19).replace("T", " ");

const lastDayOf = (clock: Date): number =>
  new Date(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth() + 1, 0)).getUTCDate();

/** Adds calendar months; a missing day becomes the month's last, or runs over into the next month. */
function months(clock: Date, count: number, runsOver: boolean): Date {
  const on = new Date(clock);
  if (runsOver) {
    on.setUTCMonth(on.getUTCMonth() + count);
    return on;
  }
  on.setUTCDate(1);
  on.setUTCMonth(on.getUTCMonth() + count);
  on.setUTCDate(Math.min(clock.getUTCDate(), lastDayOf(on)));
  return on;
}

export type Calendar =
  | "Tokyo's"
  | "UTC's"
  | "one that moves missing days into the next month"
  | "one with 30 days a month"
  | "one that maps a month's last day to a month's last day";

/** End of a term from a wire time, by one of the calendars that servers are known to use. */
export function termEnd(start: string, term: number, unit: Unit, calendar: Calendar = "Tokyo's"): string {
  const clock = clockOf(start);
  if (unit === "day" || unit === "week")
    return textOf(new Date(clock.getTime() + term * (unit === "week" ? 7 : 1) * DAY_MS));
  const count = term * (unit === "year" ? 12 : 1);
  if (calendar === "one with 30 days a month")
    return textOf(new Date(clock.getTime() + (unit === "year" ? 365 * term : 30 * count) * DAY_MS));
  if (
    calendar === "one that maps a month's last day to a month's last day" &&
    lastDayOf(clock) === clock.getUTCDate()
  ) {
    const on = months(clock, count, false);
    on.setUTCDate(lastDayOf(on));
    return textOf(on);
  }
  if (calendar === "one that moves missing days into the next month") return textOf(months(clock, count, true));
  if (calendar !== "UTC's") return textOf(months(clock, count, false));
  return textOf(new Date(months(new Date(clock.getTime() - TOKYO_MS), count, false).getTime() + TOKYO_MS));
}
