// Browser storage with fallbacks. A storage may refuse (cookies blocked, private mode) or be full, and the page must
// still work: a value goes to the next storage that accepts it, finally to this page's memory.

import { attempt, BROWSER_PLACES, type Place, readPlaces } from "./read-storage.ts";

/** Key-value access to one or more browser storages; never throws. */
export interface Items {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Keys of all storages. */
  keys(): readonly string[];
}

/** Stores each item in the first of the given storages that accepts it, or in memory. */
export function createItems(...places: readonly Place[]): Items {
  // Values that no storage accepted; null hides an older value that could not be deleted. Read before the storages.
  const memory = new Map<string, string | null>();

  const remove = (key: string): void => {
    const forgotten = places.map((place) => attempt(() => (place().removeItem(key), place().getItem(key) === null)));
    if (forgotten.every(Boolean)) memory.delete(key);
    else memory.set(key, null);
  };

  return {
    read(key) {
      const own = memory.get(key);
      return own === undefined ? readPlaces(places, key) : own;
    },
    write(key, value) {
      let taken = -1;
      for (const [index, place] of places.entries()) {
        // Once a storage has accepted the value, delete older values from the storages after it, because reads prefer
        // those.
        if (taken !== -1) attempt(() => place().removeItem(key));
        else if (attempt(() => (place().setItem(key, value), true))) taken = index;
      }
      if (taken === -1) memory.set(key, value);
      else memory.delete(key);
    },
    remove,
    keys: () => [...memory.keys(), ...places.flatMap((place) => attempt(() => Object.keys(place())) ?? [])],
  };
}

/** Items stored in this browser; if long-term storage refuses them, in this tab. */
export const browserItems = createItems(...BROWSER_PLACES);
