import { atom, getDefaultStore, type WritableAtom } from "jotai";
import { browserItems } from "#state/storage/browser-storage.ts";

/** Prefix of the back office's storage keys, which separates them from the member's. */
const PREFIX = "demo.";
/** Route settings, stored without the prefix, so that resetting the settings (`clearStored`) keeps them. */
export const ROUTER_KEYS = ["dynamicRouter", "serverDynamicRouter"] as const;

export interface StoredValue<Value> {
  readonly atom: WritableAtom<Value, [Value], void>;
  /** For code outside React. */
  readonly read: () => Value;
  readonly write: (value: Value) => void;
}

/**
 * A JSON value in localStorage, shared with other tabs. `parse` receives the stored value, null if there is none, and
 * must validate it, because other code can write to localStorage too.
 */
export function storedValue<Value>(key: string, parse: (stored: unknown) => Value): StoredValue<Value> {
  const full = ROUTER_KEYS.some((spared) => spared === key) ? key : `${PREFIX}${key}`;
  const load = (): Value => parse(parseJson(browserItems.read(full)));
  const stored = atom<Value>(load());
  stored.onMount = (set) => {
    const follow = (event: StorageEvent): void => {
      if (event.key === full || event.key === null) set(load());
    };
    window.addEventListener("storage", follow);
    set(load());
    return () => window.removeEventListener("storage", follow);
  };
  const value = atom(
    (get) => get(stored),
    (_get, set, next: Value) => {
      if (next === null) browserItems.remove(full);
      else browserItems.write(full, JSON.stringify(next));
      set(stored, next);
    },
  );
  return {
    atom: value,
    read: load,
    write: (next) => getDefaultStore().set(value, next),
  };
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** The fields of a stored object; none for other values. */
export const fieldsOf = (stored: unknown): Readonly<Record<string, unknown>> =>
  typeof stored === "object" && stored !== null && !Array.isArray(stored) ? { ...stored } : {};

/** Clears everything that the back office stores, except the given keys and the route settings (no prefix). */
export function clearStored(spared: readonly string[] = []): void {
  for (const key of browserItems.keys())
    if (key.startsWith(PREFIX) && !spared.includes(key.slice(PREFIX.length))) browserItems.remove(key);
}
