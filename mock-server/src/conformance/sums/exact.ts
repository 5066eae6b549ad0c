// Decimals as fractions of whole numbers: no float decides which yen is right.

export interface Exact {
  readonly over: bigint;
  readonly under: bigint;
}

/** A decimal as text or number, exactly. Throws SyntaxError for what is none. */
export function exact(decimal: unknown): Exact {
  const [whole = "", places = ""] = String(decimal).split(".");
  return { over: BigInt(whole + places), under: 10n ** BigInt(places.length) };
}

export const times = (a: Exact, b: Exact): Exact => ({ over: a.over * b.over, under: a.under * b.under });
/** `a / b`; b is not 0. */
export const divided = (a: Exact, b: Exact): Exact => ({ over: a.over * b.under, under: a.under * b.over });
export const plus = (a: Exact, b: Exact): Exact => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});

/** `a - b` as the shortest decimal text. Both have few places, so that it ends. */
export function difference(a: unknown, b: unknown): string {
  const [from, less] = [exact(a), exact(b)];
  const under = from.under > less.under ? from.under : less.under;
  const over = (from.over * under) / from.under - (less.over * under) / less.under;
  const text = over.toString().padStart(under.toString().length, "0");
  const cut = text.length - (under.toString().length - 1);
  return `${text.slice(0, cut)}.${text.slice(cut)}`.replace(/\.?0*$/, "");
}

export const ROUNDINGS = {
  down: ({ over, under }: Exact): bigint => over / under,
  up: ({ over, under }: Exact): bigint => (over + under - 1n) / under,
  "to the nearest": ({ over, under }: Exact): bigint => (2n * over + under) / (2n * under),
} as const;
export type Rounding = keyof typeof ROUNDINGS;

export const rounded = (value: Exact, rounding: Rounding): number => Number(ROUNDINGS[rounding](value));
