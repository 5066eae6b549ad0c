import type { CashFlowItem, FlowDirection } from "#api/user.ts";
import type { EpochMs } from "#lib/time/tokyo-time.ts";
import { asYen, type Yen } from "#lib/yen.ts";

/** A change of the available balance. */
export type Movement<Item extends CashFlowItem = CashFlowItem> = Item & {
  readonly direction: FlowDirection;
  /** The available balance after it; null in the list of one direction, from which it does not follow. */
  readonly balance: Yen | null;
};

/** Both lists of the server, complete, newest first. */
export interface Flows<Item extends CashFlowItem = CashFlowItem> {
  readonly income: readonly Item[];
  readonly expense: readonly Item[];
}

/** An item whose amount and time are known: only then a balance follows from it. */
export type KnownItem = CashFlowItem & { readonly at: EpochMs; readonly amount: Yen };
const isKnown = (item: CashFlowItem): item is KnownItem => item.at !== null && item.amount !== null;

/** The flows if every amount and time in them is known, else null. */
export const knownFlows = ({ income, expense }: Flows): Flows<KnownItem> | null =>
  income.every(isKnown) && expense.every(isKnown) ? { income, expense } : null;

interface Signed<Amount> {
  readonly direction: FlowDirection;
  readonly amount: Amount;
}

/** In yen; expenses are negative. */
export const signedAmount = ({ direction, amount }: Signed<number>): number =>
  direction === "income" ? amount : -amount;

export const movementsOfDirection = <Item extends CashFlowItem>(
  items: readonly Item[],
  direction: FlowDirection,
): readonly Movement<Item>[] => items.map((item) => ({ ...item, direction, balance: null }));

/** All movements, oldest first, with the balance after each if it follows; an account starts at 0. */
export function movementsOf<Item extends CashFlowItem>({ income, expense }: Flows<Item>): readonly Movement<Item>[] {
  const all = [...movementsOfDirection(income, "income"), ...movementsOfDirection(expense, "expense")].sort(
    (a, b) => (a.at ?? 0) - (b.at ?? 0) || a.id - b.id,
  );
  let balance = 0;
  const isWhole = all.every(isKnown);
  return all.map((movement) => {
    if (!isWhole || movement.amount === null) return movement;
    balance += signedAmount({ ...movement, amount: movement.amount });
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
