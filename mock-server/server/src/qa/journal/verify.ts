// Whether the calls of a world came as a test says, and where not, which came nearest.
import type { components } from "@hashgrove/contract/qa.openapi.gen.d.ts";
import {
  type CallFacts,
  type Check,
  checksOf,
  countValues,
  equals,
  holdAll,
  missed,
  type Miss,
  missesOf,
  pointedChecks,
} from "#worlds/call-match.ts";
import type { WorldEvent } from "#worlds/events.ts";
import type { JournalEntry } from "#worlds/journal.ts";
import type { World } from "#worlds/world.ts";
import { refuseSecrets } from "#qa/faults.ts";
import { refuseUnknownCalls } from "#qa/known-calls.ts";
import { type ProductCalls, QaFault, type QaOperation } from "#qa/operation.ts";
import { nameTeller, userNamed } from "#qa/members/user-names.ts";
import { untilFound } from "./waiting.ts";

type Schemas = components["schemas"];
type Wanted = Schemas["Verification"];
type Verified = Schemas["Verified"];

const NEAREST = 3;
const MOST_SHOWN = 100;
/** Every entry of the journal is compared with each of them, while others wait. */
const MOST_CHECKS = 1000;

type EntryCheck = Check<Entry>;
/** An entry as checks ask for it: its address is taken apart only where that is asked for. */
interface Entry extends CallFacts {
  readonly entry: JournalEntry;
}

const entryOf = (entry: JournalEntry): Entry => ({
  entry,
  operationId: entry.operationId,
  method: entry.method,
  path: entry.path,
  memberId: entry.memberId,
  query: () => queryOf(entry.path),
  headers: entry.request.headers,
  body: entry.request.body,
});

function queryOf(path: string): Record<string, unknown> {
  // Without a prototype: a parameter may be called as a method is.
  const query = Object.create(null) as Record<string, string[]>;
  for (const [name, value] of new URLSearchParams(path.split("?").slice(1).join("?"))) (query[name] ??= []).push(value);
  return query;
}

/** What a match asks of an entry. 404: unknown-user; 422: secret, and what no call can be. */
function readied(world: World, product: ProductCalls, match: Schemas["CallMatch"], at: string): readonly EntryCheck[] {
  refuseSecrets(match, at);
  refuseUnknownCalls(match, world, product, at);
  const { status, code, outcome, reply, idempotencyKey, fault } = match;
  const memberId = match.user === undefined ? null : userNamed(world, match.user, `${at}/user`).member.id;
  const checks: EntryCheck[] = [...checksOf(match, memberId)];
  const one = (pointer: string, wanted: unknown, found: (entry: JournalEntry) => unknown): void => {
    if (wanted !== undefined) checks.push(equals(pointer, wanted, ({ entry }) => found(entry)));
  };
  one("/reply/status", status, (entry) => entry.reply.status);
  one("/reply/code", code, (entry) => entry.reply.code);
  one("/outcome", outcome, (entry) => entry.outcome);
  one("/idempotencyKey", idempotencyKey, (entry) => entry.idempotencyKey);
  one("/fault", fault, (entry) => (typeof fault === "boolean" ? entry.fault !== null : entry.fault?.id));
  if (reply) checks.push(...pointedChecks<Entry>("/reply/body", reply, ({ entry }) => entry.reply.body));
  return checks;
}

/** Goes through the journal once, and on through what comes after. */
interface Watch {
  take(entry: JournalEntry): void;
  /** true or false once nothing that comes can change it, undefined until then. */
  verdict(): boolean | undefined;
  /** What it would be if nothing more came. */
  final(): Verified;
}

export const verifyJournal: QaOperation<"qa.verifyJournal"> = async ({ world, body, gone, server: { product } }) => {
  const { within = 0, after = 0 } = body;
  if ((body.match === undefined) === (body.sequence === undefined))
    throw new QaFault(422, "match-or-sequence", "say one of match and sequence", "/body");
  if (body.count && !body.match)
    throw new QaFault(422, "count-of-match", "count says how many calls match", "/body/count");
  refuseMany([body.match ?? [], ...(body.sequence ?? [])]);
  const watch = body.match
    ? countingWatch(world, readied(world, product, body.match, "/body/match"), boundsOf(body), after)
    : sequenceWatch(
        world,
        (body.sequence ?? []).map((match, at) => readied(world, product, match, `/body/sequence/${at}`)),
        after,
      );
  for (const entry of world.journal.entries()) if (entry.seq > after) watch.take(entry);
  const look = (event?: WorldEvent): true | null => {
    if (event && event.kind !== "journal") return null;
    if (event && event.entry.seq > after) watch.take(event.entry);
    return watch.verdict() === undefined ? null : true;
  };
  await untilFound(world, { within, gone }, look);
  return { status: 200, body: watch.final() };
};

/** 422: too-many-values. */
function refuseMany(matches: readonly object[]): void {
  const count = matches.reduce((sum, match) => sum + countValues(match), 0);
  if (count <= MOST_CHECKS) return;
  throw new QaFault(
    422,
    "too-many-values",
    `a verification asks for ${MOST_CHECKS} values at most, not ${count}`,
    "/body",
  );
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}

function boundsOf({ count }: Wanted): Bounds {
  const { exactly, min = exactly ?? (count?.max === undefined ? 1 : 0), max = exactly ?? Infinity } = count ?? {};
  if (exactly !== undefined && (count?.min !== undefined || count?.max !== undefined))
    throw new QaFault(422, "two-counts", "exactly leaves nothing to min and max", "/body/count");
  if (min > max) throw new QaFault(422, "two-counts", "min is above max", "/body/count/min");
  return { min, max };
}

function countingWatch(world: World, checks: readonly EntryCheck[], { min, max }: Bounds, after: number): Watch {
  const found: number[] = [];
  let count = 0;
  return {
    take(entry) {
      if (!holdAll(checks, entryOf(entry))) return;
      count += 1;
      if (found.length < MOST_SHOWN) found.push(entry.seq);
    },
    // Where none need come, only time tells that no more did.
    verdict: () =>
      count > max ? false : count >= min && min > 0 && (max === Infinity || count === max) ? true : undefined,
    final() {
      const ok = count >= min && count <= max;
      return { ok, count, matched: found, inOrder: null, nearest: ok ? [] : nearest(world, checks, after) };
    },
  };
}

function sequenceWatch(world: World, steps: readonly (readonly EntryCheck[])[], after: number): Watch {
  const found: number[] = [];
  return {
    take(entry) {
      const next = steps[found.length];
      if (next && holdAll(next, entryOf(entry))) found.push(entry.seq);
    },
    verdict: () => (found.length === steps.length ? true : undefined),
    final() {
      const missing = steps[found.length];
      const from = Math.max(after, found.at(-1) ?? 0);
      return {
        ok: !missing,
        count: found.length,
        matched: found,
        inOrder: !missing,
        nearest: missing ? nearest(world, missing, from) : [],
      };
    },
  };
}

/** Another operation is further off than any field of the right one. */
const FAR = 1000;

/** The calls that differ in the fewest places; of equal ones the newest. */
function nearest(world: World, checks: readonly EntryCheck[], after: number): Verified["nearest"] {
  const places = checks.filter(({ pointer }) => pointer === "/operationId" || pointer === "/path");
  const found: { readonly entry: Entry; readonly score: number }[] = [];
  for (const entry of world.journal.entries().toReversed()) {
    if (entry.seq <= after) break;
    if (entry.operationId.startsWith("qa.")) continue;
    const facts = entryOf(entry);
    const score = missed(checks, facts) + (holdAll(places, facts) ? 0 : FAR);
    const last = found[NEAREST - 1];
    if (last && score >= last.score) continue;
    const at = found.findIndex((other) => score < other.score);
    found.splice(at < 0 ? found.length : at, 0, { entry: facts, score });
    found.length = Math.min(found.length, NEAREST);
  }
  const nameOf = nameTeller(world);
  const told = ({ pointer, wanted, found: there }: Miss): Miss => ({
    pointer,
    wanted,
    found: pointer === "/user" && typeof there === "number" ? nameOf(there) : there,
  });
  return found.map(({ entry }) => {
    const { seq, operationId, path } = entry.entry;
    return { seq, operationId, path, misses: missesOf(checks, entry).map(told) };
  });
}
