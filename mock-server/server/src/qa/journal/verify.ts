// Verifies that the calls in a world's journal are as a test expects; if not, finds the entries that differ least.
import type { components } from "@hashgrove/contract/qa.openapi.gen.d.ts";
import { rejectSecrets } from "#qa/faults.ts";
import { rejectUnknownCalls } from "#qa/known-calls.ts";
import { memberNames, userNamed } from "#qa/members/user-names.ts";
import { type ProductCalls, QaFault, type QaOperation } from "#qa/operation.ts";
import {
  type CallFacts,
  type Check,
  checksOf,
  countValues,
  equals,
  allHold,
  countMisses,
  type Miss,
  missesOf,
  pointerChecks,
} from "#worlds/call-match.ts";
import type { WorldEvent } from "#worlds/events.ts";
import type { JournalEntry } from "#worlds/journal.ts";
import type { World } from "#worlds/world.ts";
import { waitUntilFound } from "./waiting.ts";

type Schemas = components["schemas"];
type Wanted = Schemas["Verification"];
type Verified = Schemas["Verified"];

const NEAREST = 3;
const MOST_SHOWN = 100;
/**
 * The most values in a verification. A limit is needed because comparing values with every entry delays other requests.
 */
const MOST_CHECKS = 1000;

type EntryCheck = Check<Entry>;
/** A journal entry in the form that checks use; the query is parsed only when needed. */
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
  // A null prototype, because a parameter may have the name of a method.
  const query = Object.create(null) as Record<string, string[]>;
  for (const [name, value] of new URLSearchParams(path.split("?").slice(1).join("?"))) (query[name] ??= []).push(value);
  return query;
}

/** The checks of a match. 404: unknown-user; 422: a secret, or a match that no call can satisfy. */
function entryChecks(
  world: World,
  product: ProductCalls,
  match: Schemas["CallMatch"],
  at: string,
): readonly EntryCheck[] {
  rejectSecrets(match, at);
  rejectUnknownCalls(match, world, product, at);
  const { status, code, outcome, reply, idempotencyKey, fault } = match;
  const memberId = match.user === undefined ? null : userNamed(world, match.user, `${at}/user`).member.id;
  const checks: EntryCheck[] = [...checksOf(match, memberId)];
  const addCheck = (pointer: string, wanted: unknown, found: (entry: JournalEntry) => unknown): void => {
    if (wanted !== undefined) checks.push(equals(pointer, wanted, ({ entry }) => found(entry)));
  };
  addCheck("/reply/status", status, (entry) => entry.reply.status);
  addCheck("/reply/code", code, (entry) => entry.reply.code);
  addCheck("/outcome", outcome, (entry) => entry.outcome);
  addCheck("/idempotencyKey", idempotencyKey, (entry) => entry.idempotencyKey);
  addCheck("/fault", fault, (entry) => (typeof fault === "boolean" ? entry.fault !== null : entry.fault?.id));
  if (reply) checks.push(...pointerChecks<Entry>("/reply/body", reply, ({ entry }) => entry.reply.body));
  return checks;
}

/** A verification in progress. It takes the journal's entries one by one, first the existing ones and then new ones. */
interface Watch {
  take(entry: JournalEntry): void;
  /** The result once it is decided; undefined before. */
  verdict(): boolean | undefined;
  /** The result if no more entries follow. */
  final(): Verified;
}

export const verifyJournal: QaOperation<"qa.verifyJournal"> = async ({
  world,
  body,
  disconnected,
  server: { product },
}) => {
  const { within = 0, after = 0 } = body;
  if ((body.match === undefined) === (body.sequence === undefined))
    throw new QaFault(422, "match-or-sequence", "give either match or sequence", "/body");
  if (body.count && !body.match)
    throw new QaFault(422, "count-of-match", "count says how many calls match", "/body/count");
  rejectTooManyValues([body.match ?? [], ...(body.sequence ?? [])]);
  const watch = body.match
    ? countingWatch(world, entryChecks(world, product, body.match, "/body/match"), boundsOf(body), after)
    : sequenceWatch(
        world,
        (body.sequence ?? []).map((match, at) => entryChecks(world, product, match, `/body/sequence/${at}`)),
        after,
      );
  for (const entry of world.journal.entries()) if (entry.seq > after) watch.take(entry);
  const checkEvent = (event?: WorldEvent): true | null => {
    if (event && event.kind !== "journal") return null;
    if (event && event.entry.seq > after) watch.take(event.entry);
    return watch.verdict() === undefined ? null : true;
  };
  await waitUntilFound(world, { within, disconnected }, checkEvent);
  return { status: 200, body: watch.final() };
};

function rejectTooManyValues(matches: readonly object[]): void {
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
    throw new QaFault(422, "two-counts", "exactly excludes min and max", "/body/count");
  if (min > max) throw new QaFault(422, "two-counts", "min is above max", "/body/count/min");
  return { min, max };
}

function countingWatch(world: World, checks: readonly EntryCheck[], { min, max }: Bounds, after: number): Watch {
  const found: number[] = [];
  let count = 0;
  return {
    take(entry) {
      if (!allHold(checks, entryOf(entry))) return;
      count += 1;
      if (found.length < MOST_SHOWN) found.push(entry.seq);
    },
    // False as soon as there are more than `max` calls. True at `min` calls if there is no maximum, otherwise at `max`
    // calls, without waiting for further ones. With a minimum of 0, only the end of the wait decides.
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
      if (next && allHold(next, entryOf(entry))) found.push(entry.seq);
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

/**
 * Added to the differences of an entry of another operation or path, so that entries of the wanted operation come
 * first.
 */
const FAR = 1000;

/** The entries with the fewest differences; of equally different ones, the newest. */
function nearest(world: World, checks: readonly EntryCheck[], after: number): Verified["nearest"] {
  const addressChecks = checks.filter(({ pointer }) => pointer === "/operationId" || pointer === "/path");
  const found: { readonly entry: Entry; readonly score: number }[] = [];
  for (const entry of world.journal.entries().toReversed()) {
    if (entry.seq <= after) break;
    if (entry.operationId.startsWith("qa.")) continue;
    const facts = entryOf(entry);
    const score = countMisses(checks, facts) + (allHold(addressChecks, facts) ? 0 : FAR);
    const last = found[NEAREST - 1];
    if (last && score >= last.score) continue;
    const at = found.findIndex((other) => score < other.score);
    found.splice(at < 0 ? found.length : at, 0, { entry: facts, score });
    found.length = Math.min(found.length, NEAREST);
  }
  const nameOf = memberNames(world);
  const withName = ({ pointer, wanted, found: actual }: Miss): Miss => ({
    pointer,
    wanted,
    found: pointer === "/user" && typeof actual === "number" ? nameOf(actual) : actual,
  });
  return found.map(({ entry }) => {
    const { seq, operationId, path } = entry.entry;
    return { seq, operationId, path, misses: missesOf(checks, entry).map(withName) };
  });
}
