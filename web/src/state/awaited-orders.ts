// Purchases that wait for a top-up: the personal centre offers them again once the amount is credited. They are stored
// per member in this browser, because the server does not store them.
import { atom, getDefaultStore } from "jotai";
import { sessionAtom } from "./session.ts";
import { browserItems } from "./storage/browser-storage.ts";

export interface AwaitedOrder {
  /** Product and amount of the purchase, as one word (see `orderOfWord`). */
  readonly order: string;
  /** The tab that lists the record of the top-up. */
  readonly tab: string;
  /** The id of that record. */
  readonly record: number;
  /** When the top-up was reported, in epoch milliseconds of the server's clock. */
  readonly at: number;
}

/** Maximum number of stored orders per member; the oldest are dropped. */
const MOST = 10;
const PREFIX = "awaitedOrders:";

/** The orders of this member, oldest first. */
export function readAwaitedOrders(memberId: number): readonly AwaitedOrder[] {
  try {
    const value: unknown = JSON.parse(browserItems.read(`${PREFIX}${memberId}`) ?? "[]");
    return Array.isArray(value) ? value.filter(isAwaitedOrder) : [];
  } catch {
    return [];
  }
}

/** Stores an order, in place of another one that waits for the same top-up. */
export function keepAwaitedOrder(memberId: number, entry: AwaitedOrder): void {
  const kept = readAwaitedOrders(memberId);
  const isSame = ({ tab, record }: AwaitedOrder) => tab === entry.tab && record === entry.record;
  if (kept.some((each) => isSame(each) && each.order === entry.order)) return;
  write(memberId, [...kept.filter((each) => !isSame(each)), entry].slice(-MOST));
}

function write(memberId: number, orders: readonly AwaitedOrder[]): void {
  const key = `${PREFIX}${memberId}`;
  browserItems.write(key, JSON.stringify(orders));
  getDefaultStore().set(changes, (count) => count + 1);
}

/** Counts the changes made to stored orders in any tab, so that atoms which read it read the storage again. */
const changes = atom(0);
changes.onMount = (set) => {
  const follow = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(PREFIX)) set((count) => count + 1);
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
};

/** The orders of the member who is logged in, oldest first. */
export const awaitedOrdersAtom = atom((get): readonly AwaitedOrder[] => {
  get(changes);
  const memberId = get(sessionAtom)?.id;
  return memberId === undefined ? [] : readAwaitedOrders(memberId);
});

function isAwaitedOrder(value: unknown): value is AwaitedOrder {
  if (typeof value !== "object" || value === null) return false;
  const { order, tab, record, at } = value as Record<string, unknown>;
  return typeof order === "string" && typeof tab === "string" && Number.isSafeInteger(record) && typeof at === "number";
}
