// Compares what OpenAPI tools ignore: effects, envelopes, authentication, refusals and their order, amounts.
import type { Call, Contract } from "@hashgrove/contract/contract.ts";
import { type Vector, vectorsIn } from "@hashgrove/contract/vectors.ts";
import type { Change, Impact } from "./change.ts";

const nameOf = ({ method, path }: Call): string => `${method} ${path}`;
const listed = (names: readonly string[]): string => names.join(", ");

type Found = readonly [impact: Impact, message: string];

function factChanges(old: Call, now: Call): Found[] {
  const found: Found[] = [];
  if (old.effect !== now.effect) found.push(["major", `its effect changed from ${old.effect} to ${now.effect}`]);
  if (old.envelope !== now.envelope)
    found.push(["major", `its envelope changed from ${old.envelope} to ${now.envelope}`]);
  if (old.secured !== now.secured)
    found.push(
      now.secured ? ["major", "was open and now requires a token"] : ["minor", "required a token and is now open"],
    );
  return found;
}

/**
 * Finds new, removed and reordered refusals. A new reason may refuse what was accepted; a new order may return another
 * reason.
 */
function refusalChanges({ refusals: old }: Call, { refusals: now }: Call): Found[] {
  const found: Found[] = [];
  const added = now.filter((reason) => !old.includes(reason));
  const removed = old.filter((reason) => !now.includes(reason));
  if (added.length > 0) found.push(["major", `has new refusals: ${listed(added)}`]);
  if (removed.length > 0) found.push(["minor", `is no longer refused for ${listed(removed)}`]);
  const [before, after] = [old, now].map((all) => all.filter((reason) => ![...added, ...removed].includes(reason)));
  const moved = after?.findIndex((reason, at) => reason !== before?.[at]) ?? -1;
  if (moved >= 0)
    found.push(["major", `the order of its refusals changed: ${after?.[moved]} is now before ${before?.[moved]}`]);
  return found;
}

/**
 * Finds new, removed and changed examples of amounts. If an input has another result, the formula or its rounding has
 * changed.
 */
function vectorChanges(old: readonly Vector[], now: readonly Vector[]): Found[] {
  const key = ({ given }: Vector): string =>
    JSON.stringify(
      Object.keys(given)
        .toSorted()
        .map((name) => [name, given[name]]),
    );
  const before = new Map(old.map((vector) => [key(vector), vector]));
  const after = new Map(now.map((vector) => [key(vector), vector]));
  const found = [...before].flatMap(([given, vector]): Found[] => {
    const other = after.get(given);
    const [was, is] = [vector, other].map((it) => JSON.stringify(it?.gives));
    if (other === undefined) return [["patch", `no longer has the test vector of ${JSON.stringify(vector.given)}`]];
    return was === is ? [] : [["major", `${JSON.stringify(vector.given)} now gives ${is}; it gave ${was}`]];
  });
  const more = [...after.keys()].filter((given) => !before.has(given)).length;
  return more === 0 ? found : [...found, ["patch", `has ${more} new test ${more === 1 ? "vector" : "vectors"}`]];
}

/** Finds changes of calls that both contracts have. schema-changes.ts reports added and removed calls. */
export function meaningChanges(old: Contract, now: Contract): Change[] {
  const before = new Map(old.calls.map((call) => [nameOf(call), call]));
  const [sumsBefore, sums] = [vectorsIn(old.document), vectorsIn(now.document)];
  return now.calls.flatMap((call) => {
    const known = before.get(nameOf(call));
    if (!known) return [];
    const found = [
      ...factChanges(known, call),
      ...refusalChanges(known, call),
      ...vectorChanges(sumsBefore.get(known.operationId) ?? [], sums.get(call.operationId) ?? []),
    ];
    return found.map(([impact, message]) => ({ impact, where: nameOf(call), message }));
  });
}
