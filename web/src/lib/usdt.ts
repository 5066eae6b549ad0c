declare const usdt: unique symbol;
/** USDT as a decimal string with at most six places. */
export type Usdt = string & { readonly [usdt]: true };
declare const rate: unique symbol;
/** Yen per USDT as a decimal string with at most six places. */
export type Rate = string & { readonly [rate]: true };

const DECIMAL = /^(\d{1,12})(?:\.(\d{1,6}))?$/;

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
