declare const yen: unique symbol;
/** Whole yen as a safe integer; never a fraction. */
export type Yen = number & { readonly [yen]: true };

/** Brands a whole number as yen. Throws a RangeError on a fraction or an unsafe integer, which is a bug. */
export function asYen(amount: number): Yen {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not whole yen`);
  return amount as Yen;
}

export const ZERO_YEN = asYen(0);

export const addYen = (a: Yen, b: Yen): Yen => asYen(a + b);
export const subtractYen = (a: Yen, b: Yen): Yen => asYen(a - b);
