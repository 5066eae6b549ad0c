// Chooses amounts to check: from the contract's examples, and amounts that distinguish the rounding modes.
import type { Contract } from "@hashgrove/contract/contract.ts";
import { type Given, vectorsIn } from "@hashgrove/contract/vectors.ts";
import { FORMULAS } from "./formulas.ts";

const ROUNDED = /rounded/;
/** Number of amounts to search. */
const FAR = 2000;

/**
 * Finds amounts, from `from` on, so that each wrong rounding mode gives another result for at least one of them. Returns
 * `from` if there are none.
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
 * Finds the amount, from `from` on, that distinguishes the largest number of wrong rounding modes from the right one.
 * `given` turns an amount into the formula's input. Returns `from` if no amount distinguishes any.
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

/** Amounts between `from` and `most` in the contract's examples of a call. */
export const statedAmounts = ({ document }: Contract, operation: string, from: number, most: number): number[] =>
  (vectorsIn(document).get(operation) ?? [])
    .map(({ given }) => Number(given.price ?? given.amount))
    .filter((amount) => amount >= from && amount <= most);
