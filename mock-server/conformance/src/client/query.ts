// Writes query strings, and parses them as servers do.
import type { Asked } from "./probe.ts";

/** Parses pairs; a repeated name becomes a list. */
export function parsedQuery(pairs: Iterable<readonly [string, string]>): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [name, text] of pairs) read[name] = read[name] === undefined ? text : [read[name], text].flat();
  return read;
}

export function queryText(pairs: Asked["query"] = [], raw?: string): string {
  const spelt = pairs.map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`);
  const all = raw === undefined ? spelt : [...spelt, raw];
  return all.length > 0 ? `?${all.join("&")}` : "";
}
