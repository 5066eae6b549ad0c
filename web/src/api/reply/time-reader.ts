// In a file of its own, so that the first load does not include the parsing of times.
import { type EpochMs, epochFromTokyo } from "#lib/time/tokyo-time.ts";
import { wholeOf } from "./readers.ts";

/** A time: `YYYY-MM-DD HH:mm:ss` in Asia/Tokyo, or Unix seconds, also as text (rule D3). */
export function timeOf(value: unknown): EpochMs | null {
  const seconds = wholeOf(value);
  // Unix seconds have at least nine digits; a smaller number is not a date.
  if (seconds !== null) return seconds > 99_999_999 && seconds < 100_000_000_000 ? epochFromTokyo(seconds) : null;
  try {
    return typeof value === "string" ? epochFromTokyo(value) : null;
  } catch {
    return null;
  }
}
