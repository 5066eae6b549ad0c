declare const yen: unique symbol;
/** Whole yen, as a safe integer. */
export type Yen = number & { readonly [yen]: true };

/**
 * Converts a whole number to yen. Throws a RangeError on a fraction or an unsafe integer, because that is a programming
 * error.
 */
export function asYen(amount: number): Yen {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not whole yen`);
  return amount as Yen;
}

/** The contract's largest amount has twelve digits. */
export const YEN_DIGITS = 12;

export const ZERO_YEN = asYen(0);

/** The sum; null if one of the amounts is unknown. */
export function sumYen(amounts: readonly (Yen | null)[]): Yen | null {
  let sum = 0;
  for (const amount of amounts) {
    if (amount === null) return null;
    sum += amount;
  }
  return asYen(sum);
}
