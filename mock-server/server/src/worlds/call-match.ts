// Which calls a tester means: the same words for a fault that shall act on a call and for a call that shall have come.
// A match is turned into checks once, since it is asked of every call.
import { isDeepStrictEqual } from "node:util";
import type { components } from "@hashgrove/contract/qa.openapi.gen.d.ts";
import { follow, partsOf } from "./pointer.ts";

type Schemas = components["schemas"];
type CallMatch = Schemas["CallMatch"];
type Asked = Pick<CallMatch, "operationId" | "tag" | "method" | "path" | "user" | "query" | "headers" | "body">;

/** What a match can ask of a call: of one that has just come, or of one in the journal. */
export interface CallFacts {
  readonly operationId: string;
  readonly method: string;
  /** With a query or without; without world. */
  readonly path: string;
  readonly memberId: number | null;
  readonly query: () => Readonly<Record<string, unknown>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** One thing that is asked of a call. */
export interface Check<Facts> {
  /** Into the journal's entry. */
  readonly pointer: string;
  readonly wanted: unknown;
  /** What is there instead; `wanted` itself where it holds. */
  found(facts: Facts): unknown;
  holds(facts: Facts): boolean;
}

/** What was asked for and is otherwise. */
export type Miss = Schemas["Miss"];

/** The part of an operationId that is its tag. */
export const tagOf = (operationId: string): string => operationId.split(".", 1)[0] ?? "";

/** Whether an address, its query left out, is the path that is asked for; `*` at the end stands for any rest. */
export const isPath = (asked: string, path: string): boolean => {
  const bare = path.split(/[?#;]/, 1)[0] ?? "";
  return asked.endsWith("*") ? bare.startsWith(asked.slice(0, -1)) : bare === asked;
};

/** A check for one value that is equal or not. */
export const equals = <Facts>(pointer: string, wanted: unknown, found: (facts: Facts) => unknown): Check<Facts> => ({
  pointer,
  wanted,
  found,
  holds:
    typeof wanted === "object"
      ? (facts) => isDeepStrictEqual(found(facts), wanted)
      : (facts) => found(facts) === wanted,
});

/** Checks of what a value holds at JSON pointers. */
export const pointedChecks = <Facts>(
  at: string,
  wanted: Readonly<Record<string, unknown>>,
  valueOf: (facts: Facts) => unknown,
): Check<Facts>[] =>
  Object.entries(wanted).map(([pointer, value]) => {
    const parts = partsOf(pointer);
    return equals(`${at}${pointer}`, value, (facts) => follow(valueOf(facts), parts));
  });

/** A query's value may stand several times; one of them is enough. */
const named = (
  at: string,
  wanted: Readonly<Record<string, string>>,
  valuesOf: (facts: CallFacts) => Readonly<Record<string, unknown>>,
): Check<CallFacts>[] =>
  Object.entries(wanted).map(([name, value]) => {
    const found = (facts: CallFacts): unknown => {
      const values = valuesOf(facts);
      return Object.hasOwn(values, name) ? values[name] : undefined;
    };
    return {
      pointer: `${at}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`,
      wanted: value,
      found,
      holds(facts) {
        const there = found(facts);
        return Array.isArray(there) ? there.includes(value) : there === value;
      },
    };
  });

const lowerCased = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** What a match asks of a call; `memberId` is the user's whom it names, or null. */
export function checksOf(asked: Asked, memberId: number | null): readonly Check<CallFacts>[] {
  const { operationId, tag, method, path, user, query, headers, body } = asked;
  const checks: Check<CallFacts>[] = [];
  if (operationId !== undefined) checks.push(equals("/operationId", operationId, (facts) => facts.operationId));
  if (tag !== undefined)
    checks.push({
      pointer: "/operationId",
      wanted: `${tag}.*`,
      found: (facts) => facts.operationId,
      holds: (facts) => tagOf(facts.operationId) === tag,
    });
  if (method !== undefined) checks.push(equals("/method", method, (facts) => facts.method));
  if (path !== undefined)
    checks.push({
      pointer: "/path",
      wanted: path,
      found: (facts) => facts.path,
      holds: (facts) => isPath(path, facts.path),
    });
  if (memberId !== null)
    checks.push({
      pointer: "/user",
      wanted: user,
      found: (facts) => facts.memberId,
      holds: (facts) => facts.memberId === memberId,
    });
  if (query) checks.push(...named("/query", query, (facts) => facts.query()));
  if (headers) checks.push(...named("/request/headers", lowerCased(headers), (facts) => facts.headers));
  if (body) checks.push(...pointedChecks<CallFacts>("/request/body", body, (facts) => facts.body));
  return checks;
}

/** How many values a match asks for, those inside of values included. */
export function countValues(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + countValues(inner), 1);
}

/** How many of the checks do not hold. */
export function missed<Facts>(checks: readonly Check<Facts>[], facts: Facts): number {
  let count = 0;
  for (const check of checks) if (!check.holds(facts)) count += 1;
  return count;
}

export const holdAll = <Facts>(checks: readonly Check<Facts>[], facts: Facts): boolean =>
  checks.every((check) => check.holds(facts));

/** What does not hold, as people are told. */
export const missesOf = <Facts>(checks: readonly Check<Facts>[], facts: Facts): Miss[] =>
  checks
    .filter((check) => !check.holds(facts))
    .map((check) => ({ pointer: check.pointer, wanted: check.wanted, found: check.found(facts) ?? null }));
