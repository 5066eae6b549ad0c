// Generates values that fit a contract's schemas, mixed with hostile ones.
import { isNode, type Node, nodeOr, resolve } from "@hashgrove/contract/document.ts";
import type { Dice } from "./test-dice.ts";
import { LONG, WRONG } from "./test-hostile.ts";

/** Names that objects inherit, or that have a special meaning for parsers. */
export const NAMES: readonly string[] = [
  ...Object.getOwnPropertyNames(Object.prototype),
  "prototype",
  "length",
  "call",
  "apply",
  "then",
  "toJSON",
  "0",
  "-1",
  "01",
  "-",
  "",
  " ",
  ".",
  "..",
  "\u0000",
  "~",
  "~2",
  "%00",
  "x".repeat(700),
  "長".repeat(300),
];
/** Texts that some schemas accept: pointers, times, durations, existing names. */
const PLAUSIBLE: readonly string[] = [
  "alice",
  "bob",
  "carol",
  "w1",
  "h1",
  "newcomer",
  "verified-with-funds",
  "1",
  "2",
  "PT1S",
  "P30D",
  "P9999Y",
  "P1000000D",
  "2026-02-01T09:00:00+09:00",
  "9999-12-31T23:59:59Z",
  "0001-01-01T00:00:00Z",
  "wallet.getBalance",
  "/api/news/*",
  "JPY",
  "*",
  "/members/1",
  "/members/1/nickname",
  "/accounts/member:1:available/balance",
  "/publications/main/questions/-",
  "/news/1/content/en",
];
const deep = (depth: number): unknown => (depth === 0 ? 1 : depth % 2 ? [deep(depth - 1)] : { a: deep(depth - 1) });

export interface FuzzValues {
  /** A hostile value, for any schema. */
  readonly hostile: () => unknown;
  /** A value that mostly fits the schema; `name` is the name of the field. */
  readonly valueFrom: (schema: unknown, depth?: number, name?: string) => unknown;
}

export function fuzzValues(document: Node, { roll, one }: Dice): FuzzValues {
  const pointer = (): string =>
    Array.from({ length: 1 + roll(8) }, () => `/${one([...NAMES, "members", "1"])}`).join("");
  const hostile = (): unknown =>
    one<() => unknown>([
      () => one(WRONG),
      () => one(NAMES),
      pointer,
      () => "/a".repeat(200 + roll(400)),
      () => deep(25 + roll(15)),
      () => Array.from({ length: roll(2000) }, () => one([0, "", null])),
      () =>
        Object.fromEntries(
          Array.from({ length: roll(60) }, (_, nth) => [`${one(NAMES)}${nth % 2 ? "" : nth}`, one(WRONG)]),
        ),
      () => LONG,
    ])();

  const objectFrom = (schema: Node, depth: number): unknown => {
    const required = new Set((schema.required ?? []) as string[]);
    const value: Record<string, unknown> = {};
    for (const [name, inner] of Object.entries(nodeOr(schema.properties)))
      if (required.has(name) || roll(3) === 0) value[name] = valueFrom(inner, depth + 1, name);
    if (isNode(schema.additionalProperties))
      for (let nth = roll(4); nth > 0; nth -= 1) {
        const name = one<string>([pointer(), one(NAMES), "/amount"]);
        Object.defineProperty(value, name, {
          value: valueFrom(schema.additionalProperties, depth + 1),
          enumerable: true,
          configurable: true,
        });
      }
    return value;
  };
  const valueFrom = (from: unknown, depth = 0, name = ""): unknown => {
    if (roll(12) === 0 || depth > 8) return hostile();
    const schema = resolve(document, from);
    // `within` is a waiting time, keep it short.
    if (name === "within") return roll(3);
    const choices = (schema.oneOf ?? schema.anyOf) as unknown[] | undefined;
    if (choices) return valueFrom(one(choices), depth, name);
    if (Array.isArray(schema.enum)) return one(schema.enum as unknown[]);
    if ("const" in schema) return schema.const;
    const [type = "any"] = [schema.type].flat() as string[];
    if (type === "object") return objectFrom(schema, depth);
    if (type === "array") return Array.from({ length: roll(4) }, () => valueFrom(schema.items, depth + 1));
    if (type === "boolean") return roll(2) === 0;
    if (type === "integer" || type === "number")
      return one([0, 1, 2, 100, 5000, Number(schema.maximum ?? 7), Number(schema.minimum ?? 0)]);
    return type === "string" ? one(PLAUSIBLE) : one<unknown>([...PLAUSIBLE, 1, null, true, hostile()]);
  };
  return { hostile, valueFrom };
}
