// In a file of its own, so that the first load does not include the parsing of times (tokyo-time.ts).

export const TOKYO_OFFSET_MS = 9 * 60 * 60_000;
export const DAY_MS = 24 * 60 * 60_000;

/** The calendar day of a moment in Tokyo, as the number of days since 1970-01-01. */
export const dayNumber = (at: number): number => Math.floor((at + TOKYO_OFFSET_MS) / DAY_MS);

/** The last millisecond of the day with this number (see `dayNumber`). */
export const endOfDay = (day: number): number => (day + 1) * DAY_MS - TOKYO_OFFSET_MS - 1;

/** A moment as ISO 8601 in Tokyo, to the second: `2026-01-15T09:05:00+09:00`. */
export const tokyoIso = (at: number): string => `${new Date(at + TOKYO_OFFSET_MS).toISOString().slice(0, 19)}+09:00`;

/** The calendar day of a moment in Tokyo: `2026-01-15`. Such texts sort by date. */
export const tokyoDay = (at: number): string => tokyoIso(at).slice(0, 10);

/**
 * Checks a typed day, such as `2026-01-15`. "" for an incomplete year, an invalid date (30 February) or anything else.
 */
export function dayFromText(text: string | undefined): string {
  if (text === undefined || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return "";
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : "";
}
