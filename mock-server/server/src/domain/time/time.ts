declare const epochMs: unique symbol;
/** Milliseconds since 1970-01-01T00:00Z. */
export type EpochMs = number & { readonly [epochMs]: true };

export const asEpochMs = (ms: number): EpochMs => ms as EpochMs;

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const DAY_MS = 24 * 60 * MINUTE_MS;
export const TOKYO_OFFSET_MS = 9 * 60 * MINUTE_MS;

const two = (n: number): string => String(n).padStart(2, "0");

/** Formats as `YYYY-MM-DD HH:mm:ss` in Asia/Tokyo (rule D3). The offset is fixed, because Tokyo has no summer time. */
export function tokyoTime(at: EpochMs): string {
  const d = new Date(at + TOKYO_OFFSET_MS);
  const date = `${String(d.getUTCFullYear()).padStart(4, "0")}-${two(d.getUTCMonth() + 1)}-${two(d.getUTCDate())}`;
  return `${date} ${two(d.getUTCHours())}:${two(d.getUTCMinutes())}:${two(d.getUTCSeconds())}`;
}
