import { halfWidth } from "./digits.ts";
import { asYen, type Yen } from "./yen.ts";

declare const usdt: unique symbol;
/** USDT as a decimal string with at most six places. */
export type Usdt = string & { readonly [usdt]: true };
declare const rate: unique symbol;
/** Yen per USDT as a decimal string with at most six places. */
export type Rate = string & { readonly [rate]: true };

const DECIMAL = /^(\d{1,12})(?:\.(\d{1,6}))?$/;
const MICRO = 1_000_000n;
/** The contract takes whole USDT, of nine digits at most. */
const WHOLE_DIGITS = 9;

/**
 * The decimal that a wire value spells: text, or a JSON number (DECISIONS G5).
 * Throws a RangeError on anything else.
 */
function decimal(value: string | number): string {
  const text = String(value);
  if (!DECIMAL.test(text)) throw new RangeError(`${text} is not a decimal with at most six places`);
  return text;
}

export const asUsdt = (value: string | number): Usdt => decimal(value) as Usdt;
export const asRate = (value: string | number): Rate => decimal(value) as Rate;

/** Millionths, in which all reckoning is done: no float ever holds money. */
function micros(text: Usdt | Rate): bigint {
  const [whole = "0", fraction = ""] = text.split(".");
  return BigInt(whole) * MICRO + BigInt(fraction.padEnd(6, "0"));
}

function usdtFromMicros(amount: bigint): Usdt {
  const fraction = (amount % MICRO).toString().padStart(6, "0").replace(/0+$/, "");
  return asUsdt(fraction === "" ? String(amount / MICRO) : `${amount / MICRO}.${fraction}`);
}

/** What coins are worth in yen, rounded down: what a deposit is credited with. */
export const floorYenFromUsdt = (amount: Usdt, at: Rate): Yen =>
  asYen(Number((micros(amount) * micros(at)) / (MICRO * MICRO)));

/** What coins cost in yen, rounded up: what a withdrawal takes from the balance. */
export const ceilYenFromUsdt = (amount: Usdt, at: Rate): Yen =>
  asYen(Number((micros(amount) * micros(at) + MICRO * MICRO - 1n) / (MICRO * MICRO)));

/** What is left of an amount after the fee, or null where nothing is. */
export function usdtAfterFee(amount: Usdt, fee: Usdt): Usdt | null {
  const net = micros(amount) - micros(fee);
  return net > 0n ? usdtFromMicros(net) : null;
}

export const isMoreUsdt = (amount: Usdt, than: Usdt): boolean => micros(amount) > micros(than);

/** The whole USDT in an amount, as a field has it: "795.92" -> "795", "" where there is not one. */
export const wholePart = (amount: Usdt): string => (micros(amount) < MICRO ? "" : String(micros(amount) / MICRO));

/**
 * What an amount field keeps of what was typed or pasted: digits and the first decimal point. "1,000" and "１０００"
 * give "1000"; "12.5" stays, so that it can be refused.
 */
export function cleanUsdt(text: string): string {
  const [whole = "", ...fraction] = halfWidth(text)
    .replaceAll(/[．。]/g, ".")
    .replaceAll(/[^\d.]/g, "")
    .split(".");
  const digits = whole.replace(/^0+(?=\d)/, "").slice(0, WHOLE_DIGITS);
  return fraction.length === 0 ? digits : `${digits || "0"}.${fraction.join("").slice(0, 6)}`;
}

/** The whole amount above 0 that a field spells ("100", also "100.00"), or null where it is none. */
export function usdtFromField(text: string): Usdt | null {
  const match = /^([1-9]\d{0,8})(?:\.0*)?$/.exec(text);
  return match?.[1] === undefined ? null : asUsdt(match[1]);
}
