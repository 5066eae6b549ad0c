// Reads browser storage. The page's inline scripts (first-load) contain this, so keep it small, without new features.

export type Place = () => Storage;

/** The storages to try, in this order: long-term storage, then the storage of this tab. */
export const BROWSER_PLACES: readonly Place[] = [() => localStorage, () => sessionStorage];

export const LANG_KEY = "lang";
export const USERINFO_KEY = "userinfo";

export function attempt<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** Reads the last storage first: a value there means that the earlier storages refused it. */
export const readPlaces = (places: readonly Place[], key: string): string | null =>
  places.reduceRight<string | null>((value, place) => value ?? attempt(() => place().getItem(key)), null);

/** Parses the JSON of a stored text, and unwraps `{value}` or `{type, value}` (rule A2). */
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

/** Inside the wrapper, an object is stored as JSON text, and a text as it is. */
function parseInner(text: string): unknown {
  if (!text.startsWith("{")) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const textOf = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";

/** The fields of a stored session, which may be plain JSON or wrapped (see `parseStored`); null if invalid. */
export function userinfoIn(stored: string | null): object | null {
  const value = parseStored(stored);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
}

/** The token; "" if a header cannot carry it, so that the server asks to log in again. */
export const tokenOf = (userinfo: object): string =>
  /^[\x21-\x7e]*$/.exec(textOf(Reflect.get(userinfo, "token")))?.[0] ?? "";
