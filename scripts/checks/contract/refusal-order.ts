// Checks that comments listing refusals (`Refuses: required, not-bound`) use the contract's order.

import { lineOf } from "../line-of.ts";

/** `x-refusals` of each call by operationId. */
export type RefusalsByCall = ReadonlyMap<string, readonly string[]>;

const COMMENT = /\/\*\*[\s\S]*?\*\//g;
const LIST = /\bRefuses: ([^.]*)/;
const NAME = /[a-z]+(?:-[a-z0-9]+)*/g;

/** The refusals that a comment lists; explanations in parentheses are ignored. */
function listed(comment: string, known: ReadonlySet<string>): string[] {
  const text = comment.replaceAll(/\n\s*\*\s?/g, " ").replaceAll(/\([^)]*\)/g, "");
  const [, list = ""] = LIST.exec(text) ?? [];
  return [...list.matchAll(NAME)].map(([name]) => name).filter((name) => known.has(name));
}

/**
 * Finds lists whose order matches no call. A list is compared only with calls that have all of its refusals, because
 * several calls may share a domain function.
 */
export function refusalOrderFaults(file: string, code: string, calls: RefusalsByCall): string[] {
  const known = new Set([...calls.values()].flat());
  return [...code.matchAll(COMMENT)].flatMap(({ 0: comment, index }) => {
    const names = listed(comment, known);
    const orders = [...calls.values()]
      .filter((refusals) => names.every((name) => refusals.includes(name)))
      .map((refusals) => refusals.filter((name) => names.includes(name)).join(", "));
    if (names.length < 2 || orders.length === 0 || orders.includes(names.join(", "))) return [];
    return [
      `${file}:${lineOf(code, index + comment.indexOf("Refuses:"))}: lists ${names.join(", ")}; the contract's order is ${orders[0]}`,
    ];
  });
}
