// Readers of single fields. The contract fixes the types of our server; other backends may send numbers as text, send
// null, or omit fields. A reader accepts the usual spellings of a value and returns null (texts: "") for anything else;
// the screen then shows a dash. Values are never guessed, and amounts never pass through a float.
import type { Rate, Usdt } from "#lib/amount/usdt.ts";
import { asYen, type Yen } from "#lib/amount/yen.ts";

const WHOLE = /^(-?\d{1,16})(?:\.0+)?$/;

/**
 * A whole number, from 5, "5" or "5.00"; null for anything else, such as a fraction, an exponent or an unsafe integer.
 */
export function wholeOf(value: unknown): number | null {
  const text = typeof value === "string" ? WHOLE.exec(value)?.[1] : undefined;
  const number = text === undefined ? value : Number(text);
  return typeof number === "number" && Number.isSafeInteger(number) ? number : null;
}

export function yenOf(value: unknown): Yen | null {
  const yen = wholeOf(value);
  return yen === null ? null : asYen(yen);
}

/** A non-negative whole number, such as a term, a number of people or a total. */
export function countOf(value: unknown): number | null {
  const count = wholeOf(value);
  return count !== null && count >= 0 ? count : null;
}

/** An id, sent as a number or as text; 0 if missing or invalid. */
export const idOf = (value: unknown): number => countOf(value) ?? 0;

/**
 * A non-negative decimal as text, with at most `digits` digits before the point and `places` after it, without surplus
 * zeros.
 */
function decimalOf(value: unknown, digits: number, places: number): string | null {
  if (typeof value !== "string" && typeof value !== "number") return null;
  const [, whole = "", fraction = ""] = /^(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
  const kept = fraction.length > places ? fraction.replace(/0+$/, "") : fraction;
  if (whole === "" || whole.length > digits || kept.length > places) return null;
  return kept === "" ? whole : `${whole}.${kept}`;
}

/** A percentage with at most four decimals, as text. */
export const percentOf = (value: unknown): string | null => decimalOf(value, 4, 4);

// Not by asUsdt and asRate, because their module also computes with USDT, which the first load does not need.
export const usdtOf = (value: unknown): Usdt | null => decimalOf(value, 21, 6) as Usdt | null;

/** Yen per USDT; null for 0, which cannot be a rate. */
export function rateOf(value: unknown): Rate | null {
  const text = decimalOf(value, 21, 6);
  return text === null || !/[1-9]/.test(text) ? null : (text as Rate);
}

/** A number other than money, only for display. */
export function numberOf(value: unknown): number | null {
  const text = decimalOf(value, 15, 15);
  return text === null ? null : Number(text);
}

/** A text, or a number as text; "" for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";

export const textOrNull = (value: unknown): string | null => textOf(value) || null;

/** True for true or 1, also as text; false for anything else. */
export const flagOf = (value: unknown): boolean => value === true || ["1", "true"].includes(textOf(value));
