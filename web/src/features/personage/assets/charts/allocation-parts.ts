import type { Holding } from "#api/orders.ts";
import type { Assets } from "#api/user.ts";

/**
 * `others`: the smaller products together. `unnamed`: invested money that no listed holding explains. `reserved`:
 * pending withdrawals.
 */
export type PartKind = "balance" | "product" | "others" | "unnamed" | "reserved";

export interface Part {
  readonly kind: PartKind;
  /** The product's name; empty for other kinds. */
  readonly name: string;
  /** Whole yen above 0. */
  readonly amount: number;
  /** Percent of the total with one decimal; the parts need not add up to exactly 100.0. */
  readonly share: number;
}

/** Maximum number of parts for products. If there are more products, the last of these parts is `others`. */
const NAMED_PRODUCTS = 4;

/**
 * Divides the total into the balance, the holdings by product (largest first) and pending withdrawals. Invested money
 * that the list of holdings does not explain, as just after a purchase, becomes an unnamed part, so that the parts add
 * up to the total. Empty if one of the three amounts is unknown or the total is not above 0.
 */
export function partsOf({ totalAssets, balance, holdingsValue }: Assets, holdings: readonly Holding[]): Part[] {
  if (totalAssets === null || balance === null || holdingsValue === null || totalAssets <= 0) return [];
  const byName = new Map<string, number>();
  for (const { name, price, state } of holdings) {
    if (price === null || (state !== "running" && state !== "checking")) continue;
    byName.set(name, (byName.get(name) ?? 0) + price);
  }
  const products = [...byName].sort(([, a], [, b]) => b - a);
  const invested = products.reduce((sum, [, amount]) => sum + amount, 0);
  // The amounts and the holdings come from two calls. If money moved in between, they may not match; then no product is
  // named.
  const named = invested <= holdingsValue ? products : [];
  const shown = named.length > NAMED_PRODUCTS ? named.slice(0, NAMED_PRODUCTS - 1) : named;
  const others = named.slice(shown.length).reduce((sum, [, amount]) => sum + amount, 0);
  const expectedParts = named.length > 0 ? invested : 0;
  const parts: Omit<Part, "share">[] = [
    { kind: "balance", name: "", amount: balance },
    ...shown.map(([name, amount]) => ({ kind: "product" as const, name, amount })),
    { kind: "others", name: "", amount: others },
    { kind: "unnamed", name: "", amount: holdingsValue - expectedParts },
    { kind: "reserved", name: "", amount: totalAssets - balance - holdingsValue },
  ];
  return parts
    .filter(({ amount }) => amount > 0)
    .map((part) => ({ ...part, share: Math.round((part.amount / totalAssets) * 1000) / 10 }));
}

/** The parts that are invested. */
export const productsOf = <One extends Pick<Part, "kind">>(parts: readonly One[]): One[] =>
  parts.filter(({ kind }) => kind !== "balance" && kind !== "reserved");
