import { decoded } from "#lib/addresses/decoded.ts";

/** An `&` as HTML writes it. */
const WRITTEN_AND = /&(?:amp(?:;|%3b))+/gi;

/**
 * Search parameters stay the strings they are: no JSON reading of "007" or "true", as the router would do by itself.
 * A second `?`, as services append it to a link, begins further parameters; only `redirect` may contain one. Of
 * parameters with the same name the first one counts.
 */
export function parseSearch(search: string): Record<string, string> {
  const pairs = search
    .replace(/^\?/, "")
    .replaceAll(WRITTEN_AND, "&")
    .split("&")
    // A service has encoded the whole of it.
    .map((pair) => (/^[^=]*%3d/i.test(pair) ? decoded(pair) : pair))
    .map((pair) => (pair.startsWith("redirect=") ? pair : pair.replaceAll("?", "&")));
  return Object.fromEntries([...new URLSearchParams(pairs.join("&"))].toReversed());
}

/** Writes the parameters that hold text; the others are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (typeof value === "string" && value !== "") params.set(key, value);
  }
  const text = params.toString();
  return text ? `?${text}` : "";
}
