import type { CashFlowItem, FlowDirection } from "#api/user.ts";
import { asYen, type Yen } from "#lib/yen.ts";

/** A change of the available balance. */
export interface Movement extends CashFlowItem {
  readonly direction: FlowDirection;
  /** The available balance after it; null in the list of one direction, from which it does not follow. */
  readonly balance: Yen | null;
}

/** Both lists of the server, complete, newest first. */
export interface Flows {
  readonly income: readonly CashFlowItem[];
  readonly expense: readonly CashFlowItem[];
}

/** In yen; expenses are negative. */
export const signedAmount = ({ direction, amount }: Pick<Movement, "direction" | "amount">): number =>
  direction === "income" ? amount : -amount;

export const movementsOfDirection = (items: readonly CashFlowItem[], direction: FlowDirection): readonly Movement[] =>
  items.map((item) => ({ ...item, direction, balance: null }));

/** All movements with the balance after each, oldest first; an account starts at 0. */
export function movementsOf({ income, expense }: Flows): readonly Movement[] {
  let balance = 0;
  return [...movementsOfDirection(income, "income"), ...movementsOfDirection(expense, "expense")]
    .sort((a, b) => a.at - b.at || a.id - b.id)
    .map((movement) => {
      balance += signedAmount(movement);
      return { ...movement, balance: asYen(balance) };
    });
}

/** In one form for comparison: full-width and half-width, upper and lower case are the same. */
const folded = (text: string): string => text.normalize("NFKC").toLowerCase().trim();

/**
 * Whether every word of `text` is in the movement's explanation, or is its entry number or (a part of) its amount, with
 * or without separators.
 */
export function matchesText({ id, explanation, amount }: CashFlowItem, text: string): boolean {
  const name = folded(explanation);
  return folded(text)
    .split(/\s+/)
    .every((word) => {
      const digits = word.replaceAll(/[¥,−+-]/g, "");
      const isNumber = /^\d+$/.test(digits);
      return name.includes(word) || (isNumber && (String(amount).includes(digits) || String(id) === digits));
    });
}
