declare const yen: unique symbol;
/** Whole yen as a safe integer; never a fraction. */
export type Yen = number & { readonly [yen]: true };

/** Takes a whole number as yen. Throws a RangeError on a fraction or an unsafe integer: that is a fault of ours. */
export function asYen(amount: number): Yen {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not whole yen`);
  return amount as Yen;
}

export const ZERO_YEN = asYen(0);

/** The sum; null when an amount is unknown: a part of a sum is not a sum. */
export function sumYen(amounts: readonly (Yen | null)[]): Yen | null {
  let sum = 0;
  for (const amount of amounts) {
    if (amount === null) return null;
    sum += amount;
  }
  return asYen(sum);
}
