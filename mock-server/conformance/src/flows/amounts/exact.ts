// Exact decimals as integer fractions: floats must not decide which yen is right.

export interface Exact {
  readonly over: bigint;
  readonly under: bigint;
}

/** Parses a decimal exactly. Throws SyntaxError for anything else. */
export function exact(decimal: unknown): Exact {
  const [whole = "", places = ""] = String(decimal).split(".");
  return { over: BigInt(whole + places), under: 10n ** BigInt(places.length) };
}

export const times = (a: Exact, b: Exact): Exact => ({ over: a.over * b.over, under: a.under * b.under });
/** `a / b`; b must not be 0. */
export const divided = (a: Exact, b: Exact): Exact => ({ over: a.over * b.under, under: a.under * b.over });
export const plus = (a: Exact, b: Exact): Exact => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});

/** `a - b` as the shortest decimal text. */
export const difference = (a: unknown, b: unknown): string =>
  shortest(plus(exact(a), times(exact(b), { over: -1n, under: 1n })));
/** `a + b` as the shortest decimal text. */
export const sum = (a: unknown, b: unknown): string => shortest(plus(exact(a), exact(b)));

/** Decimal text of a non-negative value whose denominator is a power of ten. */
function shortest({ over, under }: Exact): string {
  const text = over.toString().padStart(under.toString().length, "0");
  const cut = text.length - (under.toString().length - 1);
  // A loop: a pattern would be quadratic in long runs of zeros.
  let end = text.length;
  while (end > cut && text[end - 1] === "0") end -= 1;
  return end === cut ? text.slice(0, cut) : `${text.slice(0, cut)}.${text.slice(cut, end)}`;
}

export const ROUNDINGS = {
  down: ({ over, under }: Exact): bigint => over / under,
  up: ({ over, under }: Exact): bigint => (over + under - 1n) / under,
  "to the nearest": ({ over, under }: Exact): bigint => (2n * over + under) / (2n * under),
} as const;
export type Rounding = keyof typeof ROUNDINGS;

export const rounded = (value: Exact, rounding: Rounding): number => Number(ROUNDINGS[rounding](value));
