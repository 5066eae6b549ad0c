// Parses the text of an amount field. Separate from the money types, so that the first load does not include the
// parsing.
import { readAmount, USDT_STYLE, YEN_STYLE } from "./amount-text.ts";
import { asUsdt, type Usdt } from "./usdt.ts";
import { asYen, type Yen } from "./yen.ts";

/** The amount above 0 in a field ("30000", also "30,000"); null if empty or not a whole number. */
export function yenFromField(text: string): Yen | null {
  const reading = readAmount(text, YEN_STYLE);
  return reading.kind === "amount" && reading.digits !== "" ? asYen(Number(reading.digits)) : null;
}

/** The whole amount above 0 in a field ("100", also "1,000.00"), or null. */
export function usdtFromField(text: string): Usdt | null {
  const reading = readAmount(text, USDT_STYLE);
  return reading.kind === "amount" && reading.digits !== "" ? asUsdt(reading.digits) : null;
}
