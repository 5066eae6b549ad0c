import { AMOUNT_DIGITS } from "./digits.ts";

/** How whole amounts of a currency are written. */
export interface AmountStyle {
  /** Its own signs and names, at either end of the amount. */
  readonly marks: RegExp;
  /** The most digits that the contract takes. */
  readonly digits: number;
}

export const YEN_STYLE: AmountStyle = { marks: /^(?:JP¥|¥|JPY)|(?:円|日元|¥|JPY|yen)$/i, digits: AMOUNT_DIGITS };
export const USDT_STYLE: AmountStyle = { marks: /^(?:USDT|₮)|(?:USDT|₮)$/i, digits: 9 };

/** Why a text is no whole amount; `unclear` is one that could be read in two ways, or in none. */
export type AmountFault = "fraction" | "negative" | "too-long" | "unclear";

/** What an amount field says; `digits` has no leading zero, so that 0 is "". */
export type AmountReading =
  | { readonly kind: "empty" }
  | { readonly kind: "amount"; readonly digits: string }
  | { readonly kind: "fault"; readonly fault: AmountFault };

const PLAIN = /^\d+$/;
/** No group begins with 0: "0,001" is a thousandth where the comma is the decimal point. */
const GROUPED = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:['’]\d{3})+|(?:\u00a0\d{3})+)$/;
/** With a space from the keyboard, "100 200" is as likely two amounts as one. */
const GROUPED_BY_HAND = /^[1-9]\d?(?: \d{3})+$/;
const isGrouped = (text: string): boolean => GROUPED.test(text) || GROUPED_BY_HAND.test(text);

/**
 * The whole amount that a text spells, typed or pasted, half or full width, with separators where they group
 * thousands. It is that amount or a fault: nothing is left out of a number to make another one of it.
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
  // "1.000" is one thousand where the point groups.
  const mayGroup = /^\d{1,3}$/.test(whole) && fraction.length === 3;
  const isFraction = more.length === 0 && (isWhole || whole === "") && PLAIN.test(fraction) && !mayGroup;
  return { kind: "fault", fault: isFraction ? "fraction" : "unclear" };
}

/** An amount field after an edit: its digits, and what of the edit they leave out. */
export interface AmountEdit {
  readonly digits: string;
  /** Why the edit was refused (the digits are the old ones), or what was left out of it. */
  readonly fault: AmountFault | null;
  /** The inserted text that was refused; "" if it was taken. */
  readonly refused: string;
  /** Whether more than one character was inserted, so that the text was read as a whole. */
  readonly isWhole: boolean;
}

/**
 * Edits the digits of a field, which then shows `text`. A typed character that is no digit has no effect, nor has a
 * leading zero; a text of several characters (pasted, dropped, composed) is taken if the whole is one whole amount, and
 * refused otherwise, because stripping would change the amount (rule F2).
 */
export function editAmount(text: string, before: string, style: AmountStyle, isPasted: boolean): AmountEdit {
  const typed = halfWidthText(text);
  const { start, end } = insertedSpan(typed, before);
  const inserted = typed.slice(start, end);
  const held = readAmount(before, style);
  const old = held.kind === "amount" && !PLAIN.test(before) ? held.digits : before;
  // What replaced other digits may share its first or last ones with them.
  const refused = start + (typed.length - end) < before.length ? typed : inserted;
  const refuse = (fault: AmountFault): AmountEdit => ({ digits: old, fault, refused, isWhole: true });
  // A deletion keeps the zeros that it brings to the front: another digit may follow.
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

/** Signs that are left out like any other, but whose writer may mean another amount. */
const SIGN_FAULTS: Readonly<Record<string, AmountFault>> = {
  ".": "fraction",
  "。": "fraction",
  "-": "negative",
  "−": "negative",
};

/** Span of `text` that `before` did not have. */
export function insertedSpan(text: string, before: string): { start: number; end: number } {
  let start = 0;
  while (start < before.length && start < text.length && text[start] === before[start]) start += 1;
  let tail = 0;
  const most = Math.min(before.length, text.length) - start;
  while (tail < most && text.at(-1 - tail) === before.at(-1 - tail)) tail += 1;
  return { start, end: text.length - tail };
}

/** Full-width signs, as a Japanese keyboard writes them, as ASCII ones: character for character. */
const halfWidthText = (text: string): string =>
  text
    .replaceAll(/[！-～]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) - 0xfee0))
    .replaceAll("￥", "¥")
    .replaceAll("\u3000", " ");

/** One width, one decimal point and two spaces: that of the keyboard, and the one that number formats group with. */
const plainWidth = (text: string): string =>
  halfWidthText(text)
    .trim()
    .replaceAll("。", ".")
    .replaceAll(/[\u2009\u202f]/g, "\u00a0");

/** Without the currency's own mark at one end. */
const withoutMarks = (text: string, marks: RegExp): string => text.replace(marks, "").trim();
