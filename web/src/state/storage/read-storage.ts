// Reads browser storage. The page's inline scripts (first-load) include this module, so keep it small, and do not use
// recent browser features.

export type Place = () => Storage;

/** The storages in order of preference: long-term storage, then the storage of this tab. */
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

/** Reads the last storage first, because a value in it means that the storages before it refused the value. */
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

/** Parses the text inside the wrapper: an object is stored as JSON, a string as it is. */
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

/** The token; "" if it contains characters that a header cannot carry. The server then answers with a 401. */
export const tokenOf = (userinfo: object): string =>
  /^[\x21-\x7e]*$/.exec(textOf(Reflect.get(userinfo, "token")))?.[0] ?? "";
