import { atom, getDefaultStore, useAtomValue } from "jotai";
import { useMemo } from "react";
import { browserItems } from "./storage/browser-storage.ts";
import { parseStored } from "./storage/read-storage.ts";

/** What the member saw when they last looked at the changes of their account. */
export interface Look {
  /**
   * Server time, in epoch milliseconds, of the newest change that was listed then. If the member has never looked: the
   * time of their previous login.
   */
  readonly at: number;
  /**
   * Ids of the changes that were listed then. `at` is not enough: of two changes in one second, one may appear only
   * after the look.
   */
  readonly keys: readonly string[];
  /** The states, at that time, of items whose changes have no time of their own; by the item's name. */
  readonly states: Readonly<Record<string, string>>;
}

const keyOf = (memberId: number): string => `lastLook:${memberId}`;

/** The look that was stored last since the page was loaded. */
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

/** This member's last look (see `Look`), as stored in this browser; null if they have never looked here. */
export function useLastLook(memberId: number): Look | null {
  const latest = useAtomValue(lastKept);
  return useMemo(() => (latest?.memberId === memberId ? latest.look : readLook(memberId)), [latest, memberId]);
}
