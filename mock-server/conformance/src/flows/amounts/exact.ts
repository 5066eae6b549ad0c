// Exact decimals as fractions of integers, because a rounding error of floats could change the expected yen.

export interface Exact {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Parses a decimal exactly. Throws SyntaxError for text such as `abc`. */
export function exact(decimal: unknown): Exact {
  const [whole = "", places = ""] = String(decimal).split(".");
  return { numerator: BigInt(whole + places), denominator: 10n ** BigInt(places.length) };
}

export const times = (a: Exact, b: Exact): Exact => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
});
/** `a / b`; b must not be 0. */
export const divided = (a: Exact, b: Exact): Exact => ({
  numerator: a.numerator * b.denominator,
  denominator: a.denominator * b.numerator,
});
export const plus = (a: Exact, b: Exact): Exact => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
});

/** `a - b` as the shortest decimal text. */
export const difference = (a: unknown, b: unknown): string =>
  shortest(plus(exact(a), times(exact(b), { numerator: -1n, denominator: 1n })));
/** `a + b` as the shortest decimal text. */
export const sum = (a: unknown, b: unknown): string => shortest(plus(exact(a), exact(b)));

/** Decimal text of a non-negative value whose denominator is a power of ten. */
function shortest({ numerator, denominator }: Exact): string {
  const text = numerator.toString().padStart(denominator.toString().length, "0");
  const cut = text.length - (denominator.toString().length - 1);
  // A regular expression would take quadratic time for long runs of zeros.
  let end = text.length;
  while (end > cut && text[end - 1] === "0") end -= 1;
  return end === cut ? text.slice(0, cut) : `${text.slice(0, cut)}.${text.slice(cut, end)}`;
}

export const ROUNDINGS = {
  down: ({ numerator, denominator }: Exact): bigint => numerator / denominator,
  up: ({ numerator, denominator }: Exact): bigint => (numerator + denominator - 1n) / denominator,
  "to the nearest": ({ numerator, denominator }: Exact): bigint => (2n * numerator + denominator) / (2n * denominator),
} as const;
export type Rounding = keyof typeof ROUNDINGS;

export const rounded = (value: Exact, rounding: Rounding): number => Number(ROUNDINGS[rounding](value));
