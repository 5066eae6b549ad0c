// What an amount field spells. Apart from the money types, which the first page needs and this it does not.
import { readAmount, USDT_STYLE, YEN_STYLE } from "./amount-text.ts";
import { asUsdt, type Usdt } from "./usdt.ts";
import { asYen, type Yen } from "./yen.ts";

/** The amount above 0 that a field spells ("30000", also "30,000"), or null where there is none yet or it is no whole number. */
export function yenFromField(text: string): Yen | null {
  const reading = readAmount(text, YEN_STYLE);
  return reading.kind === "amount" && reading.digits !== "" ? asYen(Number(reading.digits)) : null;
}

/** The whole amount above 0 that a field spells ("100", also "1,000.00"), or null where it is none. */
export function usdtFromField(text: string): Usdt | null {
  const reading = readAmount(text, USDT_STYLE);
  return reading.kind === "amount" && reading.digits !== "" ? asUsdt(reading.digits) : null;
}
