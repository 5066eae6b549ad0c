import { asEpochMs, type EpochMs } from "#domain/time/time.ts";
import { QaFault } from "./operation.ts";

/**
 * The last millisecond of the year 8999 in Tokyo. The product shows years with four digits, and a term or review that
 * starts at this time must end before the year 10000.
 */
const LATEST = Date.UTC(8999, 11, 31, 14, 59, 59, 999);

export const isoTime = (at: number): string => new Date(at).toISOString();
export const isoTimeOrNull = (at: number | null): string | null => (at === null ? null : isoTime(at));

/** Parses an ISO time. Throws 422 bad-time at `pointer`, also for a day that the month does not have. */
export function parseTime(text: string, pointer: string): EpochMs {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text)?.map(Number) ?? [];
  // Date.parse would read the 30th of February as the 2nd of March.
  const isValidDay = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day)).getUTCDate() === day;
  return within(isValidDay ? Date.parse(text) : Number.NaN, text, pointer);
}

/**
 * Returns `at` as a time. Throws 422 bad-time at `pointer` when it is not between 1970 and 8999; `text` is for the
 * message.
 */
export function within(at: number, text: string, pointer: string): EpochMs {
  if (Number.isNaN(at) || at < 0 || at > LATEST) {
    throw new QaFault(422, "bad-time", `${text} is not a time between 1970 and 8999`, pointer);
  }
  return asEpochMs(at);
}
