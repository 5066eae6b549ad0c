// Random values that a schema allows, including its limits.
import type { Node } from "@hashgrove/contract/document.ts";
import { resolve } from "@hashgrove/contract/document.ts";
import { type Arbitrary, boolean, constant, constantFrom, integer, oneof, string, stringMatching } from "fast-check";

/** Prefix of generated texts, as far as the schema's length allows. */
const MARK = "ct-";
/** Usual maximum length of generated texts; the schema's own maximum is tried as well. */
const LONG = 30;

function texts({ minLength = 0, maxLength = LONG, pattern }: Node): Arbitrary<unknown> {
  const [least, most] = [Number(minLength), Number(maxLength)];
  if (typeof pattern === "string") return stringMatching(new RegExp(pattern, "u"));
  const longest = constant(MARK.padEnd(most, "9").slice(0, most));
  const room = Math.min(most, LONG) - MARK.length;
  if (room < least) return longest;
  // Generate letters of all scripts, as in people's names.
  const any = string({ unit: "grapheme", minLength: least, maxLength: room }).map((text) => `${MARK}${text}`);
  return oneof({ arbitrary: any, weight: 4 }, { arbitrary: longest, weight: 1 });
}

function whole({ minimum = 0, maximum = 1_000_000 }: Node): Arbitrary<unknown> {
  const [min, max] = [Number(minimum), Number(maximum)];
  return oneof(constantFrom(min, max), integer({ min, max: Math.min(max, min + 1000) }), integer({ min, max }));
}

/** A fast-check generator of values for a schema; null for unsupported kinds of schema. */
export function randomValuesOf(document: Node, schema: unknown): Arbitrary<unknown> | null {
  const node = resolve(document, schema);
  if (Array.isArray(node.enum)) return constantFrom(...(node.enum as unknown[]));
  // For formats such as email or date the contract's example is used instead.
  if (typeof node.format === "string") return null;
  if (node.type === "integer") return whole(node);
  if (node.type === "string") return texts(node);
  return node.type === "boolean" ? boolean() : null;
}
