// Which calls a tester means: the same words for a fault that shall act on a call and for a call that shall have come.
import { isDeepStrictEqual } from "node:util";
import type { components } from "../../qa.openapi.gen.d.ts";
import { follow, partsOf } from "./pointer.ts";

type Schemas = components["schemas"];

/** What a match can ask of a call: of one that has just come, or of one in the journal. */
export interface CallFacts {
  readonly operationId: string;
  readonly method: string;
  /** Without world and query. */
  readonly path: string;
  readonly memberId: number | null;
  readonly query: Readonly<Record<string, unknown>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** A match whose user is found already; null matches anybody. */
export interface ReadyMatch {
  readonly asked: Schemas["FaultMatch"];
  readonly memberId: number | null;
}

/** What was asked for and is otherwise; `pointer` into the journal's entry. */
export type Miss = Schemas["Miss"];

/** The part of an operationId that is its tag. */
export const tagOf = (operationId: string): string => operationId.split(".", 1)[0] ?? "";

const isPath = (asked: string, path: string): boolean =>
  asked.endsWith("*") ? path.startsWith(asked.slice(0, -1)) : path === asked;

/** What makes a call another than the one meant; nothing when it is that. */
export function* missesOf({ asked, memberId }: ReadyMatch, facts: CallFacts): Generator<Miss> {
  const { operationId, tag, method, path, user, query, headers, body } = asked;
  if (operationId !== undefined && operationId !== facts.operationId)
    yield { pointer: "/operationId", wanted: operationId, found: facts.operationId };
  if (tag !== undefined && tag !== tagOf(facts.operationId))
    yield { pointer: "/operationId", wanted: `${tag}.*`, found: facts.operationId };
  if (method !== undefined && method !== facts.method)
    yield { pointer: "/method", wanted: method, found: facts.method };
  if (path !== undefined && !isPath(path, facts.path)) yield { pointer: "/path", wanted: path, found: facts.path };
  if (memberId !== null && memberId !== facts.memberId) yield { pointer: "/user", wanted: user, found: facts.memberId };
  if (query) yield* namedMisses("/query", query, facts.query);
  if (headers) yield* namedMisses("/request/headers", lowerCased(headers), facts.headers);
  if (body) yield* pointedMisses("/request/body", body, facts.body);
}

const lowerCased = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function* namedMisses(
  at: string,
  wanted: Readonly<Record<string, string>>,
  there: Readonly<Record<string, unknown>>,
): Generator<Miss> {
  for (const [name, value] of Object.entries(wanted)) {
    const found = Object.hasOwn(there, name) ? there[name] : undefined;
    const given: readonly unknown[] = Array.isArray(found) ? found : [found];
    const said = given
      .filter((one) => ["string", "number", "boolean"].includes(typeof one))
      .map((one) => `${one as string | number | boolean}`);
    if (!said.includes(value))
      yield {
        pointer: `${at}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`,
        wanted: value,
        found: found ?? null,
      };
  }
}

/** Compares by JSON pointer what a value holds with what it shall hold. */
export function* pointedMisses(at: string, wanted: Readonly<Record<string, unknown>>, value: unknown): Generator<Miss> {
  for (const [pointer, asked] of Object.entries(wanted)) {
    const found = follow(value, partsOf(pointer));
    if (!isDeepStrictEqual(found, asked)) yield { pointer: `${at}${pointer}`, wanted: asked, found: found ?? null };
  }
}

export const matches = (match: ReadyMatch, facts: CallFacts): boolean => missesOf(match, facts).next().done === true;
