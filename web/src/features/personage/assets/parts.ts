import type { Holding } from "#api/orders.ts";
import type { Assets } from "#api/user.ts";

/** What a part of the total is: money at hand, one product by its name, the products left over, or money on its way out. */
export type PartKind = "balance" | "product" | "others" | "unnamed" | "reserved";

export interface Part {
  readonly kind: PartKind;
  /** The product's name; empty for the other kinds. */
  readonly name: string;
  /** Whole yen above 0. */
  readonly amount: number;
  /** Percent of the total with one decimal; the parts need not add up to 100.0 exactly. */
  readonly share: number;
}

/** More products than these are told as one. */
const NAMED_PRODUCTS = 4;

/**
 * The total in its parts: the balance, what each product holds (largest first), what is being withdrawn. They add up to
 * the total; what the holdings do not explain, as when one has just been bought, is told as such.
 */
export function partsOf({ totalAssets, balance, holdingsValue }: Assets, holdings: readonly Holding[]): Part[] {
  if (totalAssets <= 0) return [];
  const byName = new Map<string, number>();
  for (const { name, price, state } of holdings) {
    if (state === "running") byName.set(name, (byName.get(name) ?? 0) + price);
  }
  const products = [...byName].sort(([, a], [, b]) => b - a);
  const invested = products.reduce((sum, [, amount]) => sum + amount, 0);
  // Figures and list come by two calls; if money moved in between, the list is not that of these figures.
  const named = invested <= holdingsValue ? products : [];
  const shown = named.length > NAMED_PRODUCTS ? named.slice(0, NAMED_PRODUCTS - 1) : named;
  const others = named.slice(shown.length).reduce((sum, [, amount]) => sum + amount, 0);
  const told = named.length > 0 ? invested : 0;
  const parts: Omit<Part, "share">[] = [
    { kind: "balance", name: "", amount: balance },
    ...shown.map(([name, amount]) => ({ kind: "product" as const, name, amount })),
    { kind: "others", name: "", amount: others },
    { kind: "unnamed", name: "", amount: holdingsValue - told },
    { kind: "reserved", name: "", amount: totalAssets - balance - holdingsValue },
  ];
  return parts
    .filter(({ amount }) => amount > 0)
    .map((part) => ({ ...part, share: Math.round((part.amount / totalAssets) * 1000) / 10 }));
}
