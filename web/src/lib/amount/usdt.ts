import { asYen, type Yen } from "./yen.ts";

declare const usdt: unique symbol;
/** USDT as a decimal string with at most six places. */
export type Usdt = string & { readonly [usdt]: true };
declare const rate: unique symbol;
/** Yen per USDT as a decimal string with at most six places. */
export type Rate = string & { readonly [rate]: true };

/** 21 digits are enough for the largest balance in yen, converted at the lowest rate. */
const DECIMAL = /^(\d{1,21})(?:\.(\d{1,6}))?$/;
const MICRO = 1_000_000n;

/** Checks an amount or rate from the wire: text, or a JSON number (rule D2). Throws a RangeError on anything else. */
function decimal(value: string | number): string {
  const text = String(value);
  if (!DECIMAL.test(text)) throw new RangeError(`${text} is not a decimal with at most six places`);
  return text;
}

export const asUsdt = (value: string | number): Usdt => decimal(value) as Usdt;
export const asRate = (value: string | number): Rate => decimal(value) as Rate;

/** An amount or rate in millionths, as an integer, to avoid floats for money. */
function micros(text: Usdt | Rate): bigint {
  const [whole = "0", fraction = ""] = text.split(".");
  return BigInt(whole) * MICRO + BigInt(fraction.padEnd(6, "0"));
}

function usdtFromMicros(amount: bigint): Usdt {
  const fraction = (amount % MICRO).toString().padStart(6, "0").replace(/0+$/, "");
  return asUsdt(fraction === "" ? String(amount / MICRO) : `${amount / MICRO}.${fraction}`);
}

/** The value of USDT in yen, rounded down: what a deposit credits. */
export const floorYenFromUsdt = (amount: Usdt, at: Rate): Yen =>
  asYen(Number((micros(amount) * micros(at)) / (MICRO * MICRO)));

/** The price of USDT in yen, rounded up: what a withdrawal debits. */
export const ceilYenFromUsdt = (amount: Usdt, at: Rate): Yen =>
  asYen(Number((micros(amount) * micros(at) + MICRO * MICRO - 1n) / (MICRO * MICRO)));

/** The amount without the fee; null if nothing remains. */
export function usdtAfterFee(amount: Usdt, fee: Usdt): Usdt | null {
  const net = micros(amount) - micros(fee);
  return net > 0n ? usdtFromMicros(net) : null;
}

/** Whether two amounts are equal, ignoring trailing zeros. */
export const isSameUsdt = (amount: Usdt, other: Usdt): boolean => micros(amount) === micros(other);

export const isZeroUsdt = (amount: Usdt): boolean => micros(amount) === 0n;

export const isMoreUsdt = (amount: Usdt, than: Usdt): boolean => micros(amount) > micros(than);

/** The whole USDT of an amount, for an input: "795.92" gives "795", less than one gives "". */
export const wholePart = (amount: Usdt): string => (micros(amount) < MICRO ? "" : String(micros(amount) / MICRO));
