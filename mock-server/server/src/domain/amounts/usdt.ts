import { asYen, type Yen } from "./yen.ts";

declare const microUsdt: unique symbol;
/** Millionths of a USDT as a safe integer. */
export type MicroUsdt = number & { readonly [microUsdt]: true };
declare const rate: unique symbol;
/** Yen per USDT as a decimal string, at most six decimal places. */
export type Rate = string & { readonly [rate]: true };

const MICRO = 1_000_000n;
const PATTERN = /^(\d{1,12})(?:\.(\d{1,6}))?$/;

function micros(text: string): bigint {
  const match = PATTERN.exec(text);
  if (!match) throw new RangeError(`${text} is not a decimal with at most six places`);
  return BigInt(match[1] ?? "0") * MICRO + BigInt((match[2] ?? "").padEnd(6, "0"));
}

export const asRate = (text: string): Rate => {
  if (micros(text) === 0n) throw new RangeError("a rate is above 0");
  return text as Rate;
};
export const usdtFromText = (text: string): MicroUsdt => Number(micros(text)) as MicroUsdt;
export const usdtFromWhole = (amount: number): MicroUsdt => Number(BigInt(amount) * MICRO) as MicroUsdt;

/** Decimal string without trailing zeros: 1500000 -> "1.5". */
export function usdtText(amount: MicroUsdt): string {
  const whole = BigInt(amount) / MICRO;
  const fraction = (BigInt(amount) % MICRO).toString().padStart(6, "0").replace(/0+$/, "");
  return fraction === "" ? whole.toString() : `${whole}.${fraction}`;
}

/** The yen credited for USDT, rounded down. */
export const floorYenFromUsdt = (amount: MicroUsdt, at: Rate): Yen =>
  asYen(Number((BigInt(amount) * micros(at)) / (MICRO * MICRO)));
/** The yen charged for USDT, rounded up. */
export const ceilYenFromUsdt = (amount: MicroUsdt, at: Rate): Yen => {
  const exact = BigInt(amount) * micros(at);
  const unit = MICRO * MICRO;
  return asYen(Number((exact + unit - 1n) / unit));
};
/** The USDT equivalent of yen, floored to two decimals (rule J6). Text, because it can be too large for MicroUsdt. */
export function floorUsdtTextFromYen(amount: Yen, at: Rate): string {
  const hundredths = (BigInt(amount) * MICRO * 100n) / micros(at);
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, "0")}`;
}
