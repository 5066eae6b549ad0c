// Separate from tokyo-time.ts, so that the first load does not include the parsing of times.

export const TOKYO_OFFSET_MS = 9 * 60 * 60_000;
export const DAY_MS = 24 * 60 * 60_000;

/** The moment's calendar day in Tokyo, as the number of days since 1970-01-01. */
export const dayNumber = (at: number): number => Math.floor((at + TOKYO_OFFSET_MS) / DAY_MS);

/** The last millisecond of the day with this number (see `dayNumber`). */
export const endOfDay = (day: number): number => (day + 1) * DAY_MS - TOKYO_OFFSET_MS - 1;

/** A moment as ISO 8601 in Tokyo, to the second: `2026-01-15T09:05:00+09:00`. */
export const tokyoIso = (at: number): string => `${new Date(at + TOKYO_OFFSET_MS).toISOString().slice(0, 19)}+09:00`;

/** The calendar day in Tokyo, `2026-01-15`; such days compare as text. */
export const tokyoDay = (at: number): string => tokyoIso(at).slice(0, 10);

/** A typed day as text; "" if implausible or invalid: an incomplete year, or 30 February. */
export function dayFromText(text: string | undefined): string {
  if (text === undefined || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return "";
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : "";
}
