// Formats state rows. The store has epoch milliseconds; testers read times in Tokyo time.

/**
 * Range of epoch milliseconds (2001 to 2096). Other numbers are ids or amounts, even if the field is named like a time.
 */
const EARLIEST = 1e12;
const LATEST = 4e12;
const TIME_FIELD = /(^|[a-z])(at|At|Until|Through|time|Time)$/;
const TOKYO_MS = 9 * 3_600_000;

export const isTime = (field: string, value: unknown): value is number =>
  typeof value === "number" && value >= EARLIEST && value < LATEST && TIME_FIELD.test(field);

/** `2026-01-16T09:00:00+09:00`, with milliseconds unless they are zero. */
export function tokyoTime(epochMs: number): string {
  const local = new Date(epochMs + TOKYO_MS).toISOString();
  return local.replace(/(\.000)?Z$/, "+09:00");
}

/** A value as one line of JSON with readable times; `field` is its field name. */
export function lineOf(field: string, value: unknown): string {
  if (isTime(field, value)) return tokyoTime(value);
  return JSON.stringify(value, (key, inner: unknown) => (isTime(key, inner) ? tokyoTime(inner) : inner)) ?? "";
}

const TABLES: Readonly<Record<string, string>> = {
  memberId: "members",
  inviterId: "members",
  productId: "products",
  holdingId: "holdings",
  recordId: "records",
};

/** The pointer of the row that a field refers to: `memberId` 1 is `/members/1`. Null for other fields. */
export function rowNamedBy(field: string, value: unknown): string | null {
  const table = TABLES[field];
  return table !== undefined && (typeof value === "number" || typeof value === "string") ? `/${table}/${value}` : null;
}
