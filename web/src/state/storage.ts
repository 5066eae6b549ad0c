// What the browser keeps for us. It may refuse (cookies blocked, private mode) or be full, and the page must still work:
// a value goes to the next place that takes it, at last to this page's own memory.

/** Where values are kept, from the place that keeps them longest; reads and writes never throw. */
export interface Items {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Of all that is kept. */
  keys(): readonly string[];
}

type Place = () => Storage;

/** Keeps items in the first place that takes them. */
export function createItems(...places: readonly Place[]): Items {
  // What no place took; null where none could forget an older value. It goes before what is stored.
  const memory = new Map<string, string | null>();

  const remove = (key: string): void => {
    const forgotten = places.map((place) => attempt(() => (place().removeItem(key), place().getItem(key) === null)));
    if (forgotten.every(Boolean)) memory.delete(key);
    else memory.set(key, null);
  };

  return {
    read(key) {
      const own = memory.get(key);
      if (own !== undefined) return own;
      // From the last storage on: a value there means that the storages before it refused.
      for (const place of places.toReversed()) {
        const value = attempt(() => place().getItem(key));
        if (value !== null) return value;
      }
      return null;
    },
    write(key, value) {
      let taken = -1;
      for (const [index, place] of places.entries()) {
        // What a refusing place still has is older: the later ones go before it, and end with the tab.
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

function attempt<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** For this browser; where it keeps nothing for long, for this tab. */
export const browserItems = createItems(
  () => localStorage,
  () => sessionStorage,
);

/** What a stored text holds: the JSON in it, without a wrapper `{value}` or the template's `{type, value}` around it. */
export function parseStored(text: string | null): unknown {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || !("value" in value)) return value;
    return typeof value.value === "string" ? parseInner(value.value) : value.value;
  } catch {
    return text;
  }
}

/** A wrapped object travels as JSON inside JSON; a wrapped text is the text itself. */
function parseInner(text: string): unknown {
  if (!text.startsWith("{")) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
