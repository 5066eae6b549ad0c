import type { CashFlowItem, FlowDirection } from "#api/user.ts";
import { asYen, type Yen, ZERO_YEN } from "#lib/amount/yen.ts";
import { foldedText } from "#lib/text/normalize-text.ts";
import type { EpochMs } from "#lib/time/tokyo-time.ts";

/** A change of the available balance. */
export type Movement<Item extends CashFlowItem = CashFlowItem> = Item & {
  readonly direction: FlowDirection;
  /** The available balance after the movement; null in the list of one direction, and where movements are missing. */
  readonly balance: Yen | null;
};

/** The server's lists of income and expense, newest first, with what is known about the balances. */
export interface Flows<Item extends CashFlowItem = CashFlowItem> {
  readonly income: readonly Item[];
  readonly expense: readonly Item[];
  /** The balance before the first movement: 0, unless older movements are missing. */
  readonly opening: Yen;
  /**
   * Epoch milliseconds; balances are known after this time. -Infinity for a whole history, Infinity if no balance is
   * known.
   */
  readonly balancesAfter: number;
}

/** An item with a known amount and time, which balances require. */
export type KnownItem = CashFlowItem & { readonly at: EpochMs; readonly amount: Yen };
const isKnown = (item: CashFlowItem): item is KnownItem => item.at !== null && item.amount !== null;

/** The flows if every amount and time in them is known, else null. */
export const knownFlows = ({ income, expense, ...balances }: Flows): Flows<KnownItem> | null =>
  income.every(isKnown) && expense.every(isKnown) ? { income, expense, ...balances } : null;

interface Signed<Amount> {
  readonly direction: FlowDirection;
  readonly amount: Amount;
}

/** The balances of a complete history, which begins with an empty account. */
export const WHOLE_HISTORY = { opening: ZERO_YEN, balancesAfter: -Infinity } as const satisfies Partial<Flows>;

/** In yen; expenses are negative. */
export const signedAmount = ({ direction, amount }: Signed<number>): number =>
  direction === "income" ? amount : -amount;

export const movementsOfDirection = <Item extends CashFlowItem>(
  items: readonly Item[],
  direction: FlowDirection,
): readonly Movement<Item>[] => items.map((item) => ({ ...item, direction, balance: null }));

/** All movements, oldest first, with the balance after each if known. */
export function movementsOf<Item extends CashFlowItem>(flows: Flows<Item>): readonly Movement<Item>[] {
  const { income, expense, opening, balancesAfter } = flows;
  const all = [...movementsOfDirection(income, "income"), ...movementsOfDirection(expense, "expense")].sort(
    (a, b) => (a.at ?? 0) - (b.at ?? 0) || a.id - b.id,
  );
  let balance: number = opening;
  const isWhole = all.every(isKnown);
  return all.map((movement) => {
    if (!isWhole || movement.amount === null || movement.at === null) return movement;
    balance += signedAmount({ ...movement, amount: movement.amount });
    return movement.at > balancesAfter ? { ...movement, balance: asYen(balance) } : movement;
  });
}

/**
 * Whether every word of `text` is in the movement's explanation, is its entry number, or is (a part of) its amount,
 * with or without separators.
 */
export function matchesText({ id, explanation, amount }: CashFlowItem, text: string): boolean {
  const name = foldedText(explanation);
  return foldedText(text)
    .split(/\s+/)
    .every((word) => {
      const digits = word.replaceAll(/[¥,−+-]/g, "");
      const isNumber = /^\d+$/.test(digits);
      return name.includes(word) || (isNumber && (String(amount).includes(digits) || String(id) === digits));
    });
}
