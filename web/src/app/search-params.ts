import { decoded } from "#lib/url/decode-uri.ts";

/** Matches an `&` that was escaped for HTML, once or several times. */
const WRITTEN_AND = /&(?:amp(?:;|%3b))+/gi;

/**
 * Parses search parameters as strings, because the router by default parses "007" or "true" as JSON. A second `?`,
 * which services append to a link, begins further parameters; only `redirect` may contain one. If a name occurs several
 * times, the first one counts.
 */
export function parseSearch(search: string): Record<string, string> {
  const pairs = search
    .replace(/^\?/, "")
    .replaceAll(WRITTEN_AND, "&")
    .split("&")
    // A service may have encoded the whole pair, including the `=`.
    .map((pair) => (/^[^=]*%3d/i.test(pair) ? decoded(pair) : pair))
    .map((pair) => (pair.startsWith("redirect=") ? pair : pair.replaceAll("?", "&")));
  return Object.fromEntries([...new URLSearchParams(pairs.join("&"))].toReversed());
}

/** Writes the parameters that are non-empty strings; omits the others. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (typeof value === "string" && value !== "") params.set(key, value);
  }
  const text = params.toString();
  return text ? `?${text}` : "";
}
