// Generates requests to the control surface from its contract. The same seed generates the same requests.
import type { Call } from "@hashgrove/contract/contract.ts";
import { lookUp, type Node, nodeOr } from "@hashgrove/contract/document.ts";
import { type Dice, dice } from "./test-dice.ts";
import { fuzzValues, NAMES } from "./test-fuzz-values.ts";

export interface FuzzedRequest {
  readonly path: Readonly<Record<string, string>>;
  /** The query with its question mark. */
  readonly query: string;
  readonly body?: unknown;
  readonly raw?: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

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

const textOf = (value: unknown): string => (typeof value === "string" ? value.toWellFormed() : JSON.stringify(value));

/** Damages a JSON text: changes its encoding, cuts it off, or adds something. */
const damaged = (text: string, { roll, one }: Dice): string | Buffer =>
  one<string | Buffer>([
    Buffer.from(text, "utf16le"),
    Buffer.concat([Buffer.from(text), Buffer.from([0xc3, 0x28])]),
    `\ufeff${text}`,
    text.slice(0, roll(text.length + 1)),
    text.replace("{", `{"__proto__":{"x":1},`),
    `${text}${text}`,
    text.replaceAll('"', "'"),
  ]);

export function* fuzzedRequests(call: Call, document: Node, seed: number, count: number): Generator<FuzzedRequest> {
  const random = dice(seed);
  const { roll, one } = random;
  const { hostile, valueFrom } = fuzzValues(document, random);
  const encoded = (value: unknown): string =>
    roll(6) === 0 ? one(ENCODED) : encodeURIComponent(textOf(value)).slice(0, 6000);

  const bodySchema = call.body === null ? null : lookUp(document, call.body.pointer).node;
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
    else yield { ...request, raw: damaged(JSON.stringify(valueFrom(bodySchema)) ?? "", random) };
  }
}
