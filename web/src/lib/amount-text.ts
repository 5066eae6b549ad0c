import { AMOUNT_DIGITS } from "./text/amount-digits.ts";
import { withoutInvisible } from "./text/normalize-text.ts";

/** How a currency's whole amounts are written. */
export interface AmountStyle {
  /** The currency's signs and names, at either end of the amount. */
  readonly marks: RegExp;
  /** The contract's maximum number of digits. */
  readonly digits: number;
}

export const YEN_STYLE: AmountStyle = { marks: /^(?:JP¥|¥|JPY)|(?:円|日元|¥|JPY|yen)$/i, digits: AMOUNT_DIGITS };
export const USDT_STYLE: AmountStyle = { marks: /^(?:USDT|₮)|(?:USDT|₮)$/i, digits: 9 };

/** Why a text is not a whole amount; `unclear` if ambiguous or unreadable. */
export type AmountFault = "fraction" | "negative" | "too-long" | "unclear";

/** The value of an amount field; `digits` has no leading zero, so that 0 is "". */
export type AmountReading =
  | { readonly kind: "empty" }
  | { readonly kind: "amount"; readonly digits: string }
  | { readonly kind: "fault"; readonly fault: AmountFault };

const PLAIN = /^\d+$/;
/** The first group never begins with 0, because "0,001" is a thousandth with a decimal comma. */
const GROUPED = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:['’]\d{3})+|(?:\u00a0\d{3})+)$/;
/** Groups separated by ordinary spaces. The first has at most two digits, because "100 200" could be two amounts. */
const GROUPED_BY_HAND = /^[1-9]\d?(?: \d{3})+$/;
const isGrouped = (text: string): boolean => GROUPED.test(text) || GROUPED_BY_HAND.test(text);

/**
 * Parses the whole amount of a text, typed or pasted, half or full width, with thousands separators. Returns that
 * amount or an error, and never drops characters to get a number.
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
  // "1.000" may be one thousand, with a dot as thousands separator.
  const mayGroup = /^\d{1,3}$/.test(whole) && fraction.length === 3;
  const isFraction = more.length === 0 && (isWhole || whole === "") && PLAIN.test(fraction) && !mayGroup;
  return { kind: "fault", fault: isFraction ? "fraction" : "unclear" };
}

/** An amount field after an edit: its digits, and the rejected part. */
export interface AmountEdit {
  readonly digits: string;
  /** Why the edit was rejected (the digits are the old ones), or which characters were dropped. */
  readonly fault: AmountFault | null;
  /** The rejected text; "" if it was accepted. */
  readonly refused: string;
  /** Whether several characters were inserted, so that the text was parsed as a whole. */
  readonly isWhole: boolean;
}

/**
 * Edits the digits of a field that now shows `text`. A typed non-digit or leading zero has no effect. A text of several
 * characters (pasted, dropped, composed) is accepted if it is one whole amount, and rejected otherwise, because
 * stripping would change the amount (rule F2).
 */
export function editAmount(text: string, before: string, style: AmountStyle, isPasted: boolean): AmountEdit {
  const typed = halfWidthText(text);
  const { start, end } = insertedSpan(typed, before);
  const inserted = typed.slice(start, end);
  const held = readAmount(before, style);
  const old = held.kind === "amount" && !PLAIN.test(before) ? held.digits : before;
  // A replacement may share its first or last digits with the old text.
  const refused = start + (typed.length - end) < before.length ? typed : inserted;
  const refuse = (fault: AmountFault): AmountEdit => ({ digits: old, fault, refused, isWhole: true });
  // Keep the leading zeros after a deletion, because another first digit may follow.
  if (inserted === "") return { digits: typed.replaceAll(/\D/g, ""), fault: null, refused: "", isWhole: false };
  if (!isPasted && inserted.length === 1) {
    const digits = typed.replaceAll(/\D/g, "").replace(/^0+/, "");
    return digits.length > style.digits
      ? refuse("too-long")
      : { digits, fault: SIGN_FAULTS[inserted] ?? null, refused: "", isWhole: false };
  }
  const reading = readAmount(typed, style);
  if (reading.kind === "fault") return refuse(reading.fault);
  return { digits: reading.kind === "amount" ? reading.digits : "", fault: null, refused: "", isWhole: true };
}

/** Typed signs that have no effect but are reported, because they may mean another amount. */
const SIGN_FAULTS: Readonly<Record<string, AmountFault>> = {
  ".": "fraction",
  "。": "fraction",
  "-": "negative",
  "−": "negative",
};

/** The span of `text` between the start and the end that it has in common with `before`. */
export function insertedSpan(text: string, before: string): { start: number; end: number } {
  let start = 0;
  while (start < before.length && start < text.length && text[start] === before[start]) start += 1;
  let tail = 0;
  const most = Math.min(before.length, text.length) - start;
  while (tail < most && text.at(-1 - tail) === before.at(-1 - tail)) tail += 1;
  return { start, end: text.length - tail };
}

/** Converts full-width characters of a Japanese keyboard to ASCII, one to one. */
const halfWidthText = (text: string): string =>
  text
    .replaceAll(/[！-～]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) - 0xfee0))
    .replaceAll("￥", "¥")
    .replaceAll("\u3000", " ");

/** Normalizes width, decimal point and spaces: the keyboard's, and the separator of number formats. */
const plainWidth = (text: string): string =>
  halfWidthText(withoutInvisible(text))
    .trim()
    .replaceAll("。", ".")
    .replaceAll(/[\u2009\u202f]/g, "\u00a0");

/** Removes the currency's sign at one end. */
const withoutMarks = (text: string, marks: RegExp): string => text.replace(marks, "").trim();
