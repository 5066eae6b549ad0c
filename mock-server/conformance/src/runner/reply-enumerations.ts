// Enumerations in replies: which of their values a run has seen.
import type { Call } from "@hashgrove/contract/contract.ts";
import { isNode, lookUp, type Node, nodeOr, nodesOf, resolve } from "@hashgrove/contract/document.ts";

/** An enumeration in a successful reply. */
export interface ReplyEnumeration {
  /** Keys from the outside in; `*` for list items. */
  readonly way: readonly string[];
  readonly values: readonly unknown[];
}

function within(document: Node, schema: unknown, way: readonly string[], met: readonly Node[]): ReplyEnumeration[] {
  const node = resolve(document, schema);
  if (met.includes(node)) return [];
  const inner = (value: unknown, ...key: readonly string[]): ReplyEnumeration[] =>
    within(document, value, [...way, ...key], [...met, node]);
  return [
    ...(Array.isArray(node.enum) && node.enum.length > 1 ? [{ way, values: node.enum as unknown[] }] : []),
    ...Object.entries(nodeOr(node.properties)).flatMap(([name, property]) => inner(property, name)),
    ...(isNode(node.items) ? inner(node.items, "*") : []),
    ...["allOf", "anyOf", "oneOf"].flatMap((word) => nodesOf(node[word]).flatMap((part) => inner(part))),
  ];
}

/** Enumerations in a call's successful reply, without the envelope's own. */
export function replyEnumerations(document: Node, { replies }: Call, success: number): ReplyEnumeration[] {
  const byCode = replies.get(200);
  const pointer = byCode?.get(success) ?? byCode?.get("*");
  if (pointer === undefined) return [];
  const { data } = nodeOr(resolve(document, lookUp(document, pointer).node).properties);
  return within(document, data, ["data"], []);
}

/** Values at a path, one per list item. */
export function valuesAt(json: unknown, [key, ...rest]: readonly string[]): unknown[] {
  if (key === undefined) return [json];
  if (key === "*") return Array.isArray(json) ? json.flatMap((item) => valuesAt(item, rest)) : [];
  return Object.hasOwn(nodeOr(json), key) ? valuesAt(nodeOr(json)[key], rest) : [];
}
