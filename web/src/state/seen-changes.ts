import { atom, getDefaultStore, useAtomValue } from "jotai";
import { useMemo } from "react";
import { browserItems } from "./storage/browser-storage.ts";
import { parseStored } from "./storage/read-storage.ts";

/** The member's last look at the changes of their account. */
export interface Look {
  /**
   * Time of the newest change at that look, or of the previous login before any look; epoch milliseconds of the server.
   */
  readonly at: number;
  /**
   * Ids of the changes listed at that look. The time is not enough: of two changes in one second, one may arrive after
   * the look.
   */
  readonly keys: readonly string[];
  /** At that look, the states of items whose changes have no time, by the item's name. */
  readonly states: Readonly<Record<string, string>>;
}

const keyOf = (memberId: number): string => `lastLook:${memberId}`;

/** The last look stored since the page was loaded. */
const lastKept = atom<{ readonly memberId: number; readonly look: Look } | null>(null);

function readLook(memberId: number): Look | null {
  const value = parseStored(browserItems.read(keyOf(memberId)));
  if (typeof value !== "object" || value === null || !("at" in value) || !("keys" in value) || !("states" in value))
    return null;
  const { at, keys, states } = value;
  if (typeof at !== "number" || !Array.isArray(keys) || typeof states !== "object" || states === null) return null;
  return {
    at,
    keys: keys.filter((key) => typeof key === "string"),
    states: Object.fromEntries(Object.entries(states).filter(([, state]) => typeof state === "string")),
  };
}

export function keepLook(memberId: number, look: Look): void {
  browserItems.write(keyOf(memberId), JSON.stringify(look));
  getDefaultStore().set(lastKept, { memberId, look });
}

/** This member's stored last look; null if this browser has none. */
export function useLastLook(memberId: number): Look | null {
  const latest = useAtomValue(lastKept);
  return useMemo(() => (latest?.memberId === memberId ? latest.look : readLook(memberId)), [latest, memberId]);
}
