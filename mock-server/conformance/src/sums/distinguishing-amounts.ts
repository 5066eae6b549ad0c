// Which amounts are tried: those of the contract's own sums, and those that distinguish the ways of rounding.
import type { Contract } from "@hashgrove/contract/contract.ts";
import { type Given, vectorsIn } from "@hashgrove/contract/vectors.ts";
import { FORMULAS } from "./formulas.ts";

const ROUNDED = /rounded/;
/** How many amounts are looked at. */
const FAR = 2000;

/**
 * The first amounts from `from` on by which a server that rounds otherwise gives itself away: one for each other way of
 * rounding, as few as do. Without any that do, `from` itself.
 */
export function distinguishingAmounts(
  operation: string,
  given: Given,
  name: "price" | "amount",
  from: number,
): number[] {
  const formula = FORMULAS[operation];
  const left = new Set(formula?.others.filter(({ says }) => ROUNDED.test(says)));
  const found: number[] = [];
  for (let amount = from; amount < from + FAR && left.size > 0; amount += 1) {
    const here = { ...given, [name]: amount };
    const wanted = JSON.stringify(formula?.of(here));
    const distinguished = [...left].filter(({ of }) => JSON.stringify(of(here)) !== wanted);
    for (const reading of distinguished) left.delete(reading);
    if (distinguished.length > 0) found.push(amount);
  }
  return found.length > 0 ? found : [from];
}

/**
 * The one amount from `from` on by which the most ways of rounding otherwise give themselves away at once; `given` says
 * what is given with it. Without any that does, `from` itself.
 */
export function distinguishingAmount(operation: string, given: (amount: number) => Given, from: number): number {
  const formula = FORMULAS[operation];
  const others = formula?.others.filter(({ says }) => ROUNDED.test(says)) ?? [];
  let best = { amount: from, count: 0 };
  for (let amount = from; amount < from + FAR && best.count < others.length; amount += 1) {
    const here = given(amount);
    const wanted = JSON.stringify(formula?.of(here));
    const count = others.filter(({ of }) => JSON.stringify(of(here)) !== wanted).length;
    if (count > best.count) best = { amount, count };
  }
  return best.amount;
}

/** The amounts from `from` to `most` in the contract's own sums of a call. */
export const statedAmounts = ({ document }: Contract, operation: string, from: number, most: number): number[] =>
  (vectorsIn(document).get(operation) ?? [])
    .map(({ given }) => Number(given.price ?? given.amount))
    .filter((amount) => amount >= from && amount <= most);
