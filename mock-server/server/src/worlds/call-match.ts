// Matches calls by their properties, both for fault rules and for queries of the journal. A match is compiled into
// checks once, because it is applied to every call.
import { isDeepStrictEqual } from "node:util";
import { pointerTo, valueAt } from "@hashgrove/contract/json-pointer.ts";
import type { components } from "@hashgrove/contract/qa.openapi.gen.d.ts";

type Schemas = components["schemas"];
type CallMatch = Schemas["CallMatch"];
type MatchInput = Pick<CallMatch, "operationId" | "tag" | "method" | "path" | "user" | "query" | "headers" | "body">;

/** The properties of a call that a match can check: of an incoming call or of a journal entry. */
export interface CallFacts {
  readonly operationId: string;
  readonly method: string;
  /** The path without the world's prefix; it may have a query. */
  readonly path: string;
  readonly memberId: number | null;
  readonly query: () => Readonly<Record<string, unknown>>;
  /** The headers by name in lower case. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** A condition on one property of a call. */
export interface Check<Facts> {
  /** JSON pointer into the journal entry. */
  readonly pointer: string;
  readonly wanted: unknown;
  /** The actual value of the property. */
  found(facts: Facts): unknown;
  holds(facts: Facts): boolean;
}

/** A check that does not hold, with the actual value. */
export type Miss = Schemas["Miss"];

export const tagOf = (operationId: string): string => operationId.split(".", 1)[0] ?? "";

/** Whether an address, without its query, equals `pattern`. A `*` at the end of the pattern matches any rest. */
export const isPath = (pattern: string, path: string): boolean => {
  const bare = path.split(/[?#;]/, 1)[0] ?? "";
  return pattern.endsWith("*") ? bare.startsWith(pattern.slice(0, -1)) : bare === pattern;
};

export const equals = <Facts>(pointer: string, wanted: unknown, found: (facts: Facts) => unknown): Check<Facts> => ({
  pointer,
  wanted,
  found,
  holds:
    typeof wanted === "object"
      ? (facts) => isDeepStrictEqual(found(facts), wanted)
      : (facts) => found(facts) === wanted,
});

export const pointerChecks = <Facts>(
  at: string,
  wanted: Readonly<Record<string, unknown>>,
  valueOf: (facts: Facts) => unknown,
): Check<Facts>[] =>
  Object.entries(wanted).map(([pointer, value]) =>
    equals(`${at}${pointer}`, value, (facts) => valueAt(valueOf(facts), pointer)),
  );

/** Checks for values by name. A query parameter may have several values; one must match. */
const namedChecks = (
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
      pointer: at + pointerTo(name),
      wanted: value,
      found,
      holds(facts) {
        const actual = found(facts);
        return Array.isArray(actual) ? actual.includes(value) : actual === value;
      },
    };
  });

const lowerCased = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** The checks of a match; `memberId` is the user that it names, or null. */
export function checksOf(match: MatchInput, memberId: number | null): readonly Check<CallFacts>[] {
  const { operationId, tag, method, path, user, query, headers, body } = match;
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
  if (query) checks.push(...namedChecks("/query", query, (facts) => facts.query()));
  if (headers) checks.push(...namedChecks("/request/headers", lowerCased(headers), (facts) => facts.headers));
  if (body) checks.push(...pointerChecks<CallFacts>("/request/body", body, (facts) => facts.body));
  return checks;
}

/** The number of values in a match, including nested ones. */
export function countValues(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + countValues(inner), 1);
}

export function countMisses<Facts>(checks: readonly Check<Facts>[], facts: Facts): number {
  let count = 0;
  for (const check of checks) if (!check.holds(facts)) count += 1;
  return count;
}

export const allHold = <Facts>(checks: readonly Check<Facts>[], facts: Facts): boolean =>
  checks.every((check) => check.holds(facts));

/** The checks that do not hold, in the form of the reply. */
export const missesOf = <Facts>(checks: readonly Check<Facts>[], facts: Facts): Miss[] =>
  checks
    .filter((check) => !check.holds(facts))
    .map((check) => ({ pointer: check.pointer, wanted: check.wanted, found: check.found(facts) ?? null }));
