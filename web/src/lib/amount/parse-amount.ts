import { halfWidthText } from "#lib/text/half-width.ts";
import { withoutInvisible } from "#lib/text/normalize-text.ts";
import { asUsdt, type Usdt } from "./usdt.ts";
import { asYen, type Yen, YEN_DIGITS } from "./yen.ts";

/** How whole amounts of a currency are written. */
export interface AmountStyle {
  /** Matches the currency's sign or name, at either end of the amount. */
  readonly marks: RegExp;
  /** The contract's maximum number of digits. */
  readonly digits: number;
}

export const YEN_STYLE: AmountStyle = { marks: /^(?:JP¥|¥|JPY)|(?:円|日元|¥|JPY|yen)$/i, digits: YEN_DIGITS };
export const USDT_STYLE: AmountStyle = { marks: /^(?:USDT|₮)|(?:USDT|₮)$/i, digits: 9 };

/** Why a text is not a whole amount; `unclear`: ambiguous or unreadable. */
export type AmountFault = "fraction" | "negative" | "too-long" | "unclear";

/** How a text was read: as nothing, as a whole amount, or with an error. `digits` has no leading zeros, so 0 is "". */
export type AmountReading =
  | { readonly kind: "empty" }
  | { readonly kind: "amount"; readonly digits: string }
  | { readonly kind: "fault"; readonly fault: AmountFault };

const PLAIN = /^\d+$/;
/**
 * Groups of three digits. The first group must not begin with 0, because "0,001" is a thousandth with a decimal comma.
 */
const GROUPED = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:['’]\d{3})+|(?:\u00a0\d{3})+)$/;
/** Groups separated by ordinary spaces. The first has at most two digits, because "100 200" could be two amounts. */
const GROUPED_BY_HAND = /^[1-9]\d?(?: \d{3})+$/;
const isGrouped = (text: string): boolean => GROUPED.test(text) || GROUPED_BY_HAND.test(text);

/**
 * Parses a text, typed or pasted, as a whole amount: in half or full width, with or without currency and thousands
 * separators. Returns an error for any other text instead of dropping characters from it.
 */
export function readAmount(text: string, { marks, digits }: AmountStyle): AmountReading {
  const bare = withoutMarks(plainWidth(text), marks);
  if (bare === "") return { kind: "empty" };
  const [whole = "", fraction = "", ...more] = bare.split(".");
  const figures = whole.replaceAll(/\D/g, "");
  const isWhole = PLAIN.test(whole) || isGrouped(whole);
  if (more.length === 0 && isWhole && /^0{0,2}$/.test(fraction)) {
    const amount = figures.replace(/^0+/, "");
    return amount.length > digits ? { kind: "fault", fault: "too-long" } : { kind: "amount", digits: amount };
  }
  if (/^[-−‐‑–—△▲]\s*[\d¥]/.test(bare)) return { kind: "fault", fault: "negative" };
  // "1.000" may be one thousand, with a dot as thousands separator, so it is `unclear`.
  const mayGroup = /^\d{1,3}$/.test(whole) && fraction.length === 3;
  const isFraction = more.length === 0 && (isWhole || whole === "") && PLAIN.test(fraction) && !mayGroup;
  return { kind: "fault", fault: isFraction ? "fraction" : "unclear" };
}

/** The amount in a field ("30000", also "30,000"); null if empty, 0 or not a whole amount. */
export function yenFromField(text: string): Yen | null {
  const reading = readAmount(text, YEN_STYLE);
  return reading.kind === "amount" && reading.digits !== "" ? asYen(Number(reading.digits)) : null;
}

/** The amount in a field ("100", also "1,000.00"); null if empty, 0 or not a whole amount. */
export function usdtFromField(text: string): Usdt | null {
  const reading = readAmount(text, USDT_STYLE);
  return reading.kind === "amount" && reading.digits !== "" ? asUsdt(reading.digits) : null;
}

/**
 * Converts to half width, makes the full stop of a Japanese keyboard a decimal point, and makes the spaces that number
 * formats use as separators alike.
 */
const plainWidth = (text: string): string =>
  halfWidthText(withoutInvisible(text))
    .trim()
    .replaceAll("。", ".")
    .replaceAll(/[\u2009\u202f]/g, "\u00a0");

/** Removes the currency's sign at one end. */
const withoutMarks = (text: string, marks: RegExp): string => text.replace(marks, "").trim();
