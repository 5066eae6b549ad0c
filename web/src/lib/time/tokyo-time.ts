declare const epochMs: unique symbol;
/** Milliseconds since 1970-01-01T00:00Z. */
export type EpochMs = number & { readonly [epochMs]: true };

const TOKYO_TEXT = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/;

/**
 * Parses a time from the wire: `YYYY-MM-DD HH:mm:ss` in Asia/Tokyo, or Unix seconds (rule D3). Throws a RangeError on
 * anything else.
 */
export function epochFromTokyo(time: string | number): EpochMs {
  if (typeof time === "number" && Number.isFinite(time)) return (time * 1000) as EpochMs;
  const match = TOKYO_TEXT.exec(String(time));
  const ms = match ? Date.parse(`${match[1] ?? ""}T${match[2] ?? ""}+09:00`) : Number.NaN;
  if (Number.isNaN(ms)) throw new RangeError(`${String(time)} is not a time in Tokyo`);
  return ms as EpochMs;
}
