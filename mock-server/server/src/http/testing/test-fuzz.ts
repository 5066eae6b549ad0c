// Requests to the control surface made from its contract and a seed: values as the schemas want them, with hostile ones
// in between. The same seed makes the same requests.
import type { Call } from "@hashgrove/contract/contract.ts";
import { isNode, nodeOr } from "@hashgrove/contract/document.ts";
import { keysOf } from "@hashgrove/contract/json-pointer.ts";
import { LONG, WRONG } from "./test-hostile.ts";

export interface FuzzedRequest {
  readonly path: Readonly<Record<string, string>>;
  /** The query with its question mark. */
  readonly query: string;
  readonly body?: unknown;
  readonly raw?: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Random whole numbers in [0, below) (mulberry32). */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** Names of inherited properties, or with a special meaning to parsers. */
const NAMES: readonly string[] = [
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
const ENCODED: readonly string[] = [
  "%",
  "%zz",
  "%00",
  "%ff",
  "%c0%ae%c0%ae",
  "..%2f..",
  "%252e%252e",
  "%e2%80%ae",
  "a+b",
  "%5B%5D",
];
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { "content-type": "application/json; charset=utf-16" },
  { "content-type": "text/plain" },
  { "content-type": "application/json", "content-encoding": "gzip" },
  { "if-match": `"${"9".repeat(20)}"` },
  { "if-match": "toString" },
  { accept: "application/har+json;q=x,__proto__/*" },
  { "x-world": "constructor" },
  { prefer: "code=999, example=toString" },
];

export function* fuzzedRequests(call: Call, document: unknown, seed: number, count: number): Generator<FuzzedRequest> {
  const roll = dice(seed);
  const one = <Value>(values: readonly Value[]): Value => values[roll(values.length)] as Value;
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

  const resolved = (schema: unknown): Record<string, unknown> => {
    const { $ref } = nodeOr(schema) as { $ref?: string };
    if ($ref === undefined) return nodeOr(schema);
    let node = document;
    for (const part of keysOf($ref.slice($ref.indexOf("#") + 1))) node = nodeOr(node)[part];
    return resolved(node);
  };
  const objectFrom = (schema: Record<string, unknown>, depth: number): unknown => {
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
    const schema = resolved(from);
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
  const textOf = (value: unknown): string => (typeof value === "string" ? value.toWellFormed() : JSON.stringify(value));
  const encoded = (value: unknown): string =>
    roll(6) === 0 ? one(ENCODED) : encodeURIComponent(textOf(value)).slice(0, 6000);

  const bodySchema = call.body === null ? null : resolved({ $ref: call.body.pointer });
  for (let nth = 0; nth < count; nth += 1) {
    const path: Record<string, string> = {};
    for (const [name, schema] of Object.entries(nodeOr(call.pathParams.properties)))
      if (roll(4) === 0) path[name] = textOf(roll(2) === 0 ? hostile() : valueFrom(schema, 0, name)).slice(0, 2000);
    const query: string[] = [];
    for (const [name, schema] of Object.entries(nodeOr(call.query.properties)))
      if (roll(3) === 0) query.push(`${name}=${encoded(valueFrom(schema, 0, name))}`);
    if (roll(8) === 0) query.push(`${encoded(one(NAMES))}=${encoded(hostile())}`);
    const headers = roll(6) === 0 ? one(HEADERS) : {};
    const request = { path, query: query.length > 0 ? `?${query.join("&")}` : "", headers };
    if (!bodySchema) yield request;
    else if (roll(8) > 0) yield { ...request, body: valueFrom(bodySchema) };
    else {
      const text = JSON.stringify(valueFrom(bodySchema)) ?? "";
      yield {
        ...request,
        raw: one<string | Buffer>([
          Buffer.from(text, "utf16le"),
          Buffer.concat([Buffer.from(text), Buffer.from([0xc3, 0x28])]),
          `\ufeff${text}`,
          text.slice(0, roll(text.length + 1)),
          text.replace("{", `{"__proto__":{"x":1},`),
          `${text}${text}`,
          text.replaceAll('"', "'"),
        ]),
      };
    }
  }
}
