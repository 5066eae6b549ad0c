// Query strings: how they are written, and how servers read them.
import type { Asked } from "./probe.ts";

/** Pairs as servers read them: repeated names become a list. */
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
