import { asEpochMs, type EpochMs } from "#domain/time.ts";
import { QaFault } from "./operation.ts";

/**
 * The last millisecond of the year 8999 in Tokyo. A year of five digits has no text in the product, and what is bought
 * or sent in now ends some time later.
 */
const LATEST = Date.UTC(8999, 11, 31, 14, 59, 59, 999);

export const isoTime = (at: number): string => new Date(at).toISOString();
export const isoTimeOrNull = (at: number | null): string | null => (at === null ? null : isoTime(at));

/** Reads an ISO time. 422 at `pointer`: bad-time, also for a day that its month does not have. */
export function parseTime(text: string, pointer: string): EpochMs {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text)?.map(Number) ?? [];
  // Date would take the 30th of February for the 2nd of March.
  const isThere = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day)).getUTCDate() === day;
  return within(isThere ? Date.parse(text) : Number.NaN, text, pointer);
}

/** 422 at `pointer`: bad-time, unless it is a time the product can show. */
export function within(at: number, said: string, pointer: string): EpochMs {
  if (Number.isNaN(at) || at < 0 || at > LATEST) {
    throw new QaFault(422, "bad-time", `${said} is no time between 1970 and 8999`, pointer);
  }
  return asEpochMs(at);
}
