declare const yen: unique symbol;
/** Whole yen as a safe integer; never a fraction. */
export type Yen = number & { readonly [yen]: true };

/** Takes a whole number as yen. Throws a RangeError on a fraction or an unsafe integer: that is a fault of ours. */
export function asYen(amount: number): Yen {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not whole yen`);
  return amount as Yen;
}

export const ZERO_YEN = asYen(0);

/** The amount that the digits of a field spell ("30000"), or null where there is none yet, it is 0 or it is no whole number. */
export function yenFromDigits(digits: string): Yen | null {
  if (!/^\d+$/.test(digits)) return null;
  const amount = Number(digits);
  return Number.isSafeInteger(amount) && amount > 0 ? asYen(amount) : null;
}
