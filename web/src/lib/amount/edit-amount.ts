import { halfWidthText } from "#lib/text/half-width.ts";
import { type AmountFault, type AmountStyle, readAmount } from "./parse-amount.ts";

export interface AmountEdit {
  readonly digits: string;
  /**
   * Why the edit was rejected; `digits` are then the old ones. Also set if a typed sign was dropped that may mean
   * another amount.
   */
  readonly fault: AmountFault | null;
  /** The rejected text; "" if nothing was rejected. */
  readonly refused: string;
  /** Whether the text was read as a whole (after a paste, or several characters at once) or rejected. */
  readonly isWhole: boolean;
}

/**
 * Computes the digits of a field whose text was `before` and is now `text`. A typed non-digit or leading zero has no
 * effect. If several characters are inserted at once (pasted, dropped, composed), the whole text must be one whole
 * amount and is rejected otherwise, because dropping characters would change the amount (rule F2).
 */
export function editAmount(text: string, before: string, style: AmountStyle, isPasted: boolean): AmountEdit {
  const typed = halfWidthText(text);
  const { start, end } = insertedSpan(typed, before);
  const inserted = typed.slice(start, end);
  const held = readAmount(before, style);
  const old = held.kind === "amount" && !/^\d+$/.test(before) ? held.digits : before;
  // A replacement may have its first or last digits in common with the old text, so report the whole text as rejected.
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

/** Typed signs that are dropped but reported, because the user may have meant another amount. */
const SIGN_FAULTS: Readonly<Record<string, AmountFault>> = {
  ".": "fraction",
  "。": "fraction",
  "-": "negative",
  "−": "negative",
};

/** The span of `text` that is new: what remains without the start and the end that it has in common with `before`. */
export function insertedSpan(text: string, before: string): { start: number; end: number } {
  let start = 0;
  while (start < before.length && start < text.length && text[start] === before[start]) start += 1;
  let tail = 0;
  const most = Math.min(before.length, text.length) - start;
  while (tail < most && text.at(-1 - tail) === before.at(-1 - tail)) tail += 1;
  return { start, end: text.length - tail };
}
