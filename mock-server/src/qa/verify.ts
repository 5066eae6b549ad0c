// Whether the calls of a world came as a test says, and where not, which came nearest.
import type { components } from "../../qa.openapi.gen.d.ts";
import { type CallFacts, type Miss, missesOf, pointedMisses, type ReadyMatch } from "#worlds/call-match.ts";
import type { WorldEvent } from "#worlds/events.ts";
import type { JournalEntry } from "#worlds/journal.ts";
import type { World } from "#worlds/world.ts";
import { refuseSecrets } from "./faults.ts";
import { QaFault, type QaOperation } from "./operation.ts";
import { nameTeller, userNamed } from "./user-names.ts";
import { untilFound } from "./waiting.ts";

type Schemas = components["schemas"];
type Wanted = Schemas["Verification"];
type Verified = Schemas["Verified"];

const NEAREST = 3;
const MOST_SHOWN = 100;

/** A match on the journal, its user found. */
interface Ready extends ReadyMatch {
  readonly match: Schemas["CallMatch"];
}

function ready(world: World, match: Schemas["CallMatch"], at: string): Ready {
  refuseSecrets(match, at);
  const memberId = match.user === undefined ? null : userNamed(world, match.user, `${at}/user`).member.id;
  return { match, asked: match, memberId };
}

/** The entry as a match asks for it; address and query are parted only when they are asked for. */
const factsOf = ({ operationId, method, path, memberId, request }: JournalEntry, { match }: Ready): CallFacts => ({
  operationId,
  method,
  path: match.path === undefined ? path : (path.split(/[?#;]/, 1)[0] ?? ""),
  memberId,
  query: match.query ? queryOf(path) : {},
  headers: request.headers,
  body: request.body,
});

function queryOf(path: string): Record<string, unknown> {
  const query: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(path.split("?").slice(1).join("?"))) (query[name] ??= []).push(value);
  return query;
}

function* entryMisses(ready: Ready, entry: JournalEntry): Generator<Miss> {
  yield* missesOf(ready, factsOf(entry, ready));
  const { status, code, outcome, reply, idempotencyKey, fault } = ready.match;
  const one = function* (pointer: string, wanted: unknown, found: unknown): Generator<Miss> {
    if (wanted !== undefined && wanted !== found) yield { pointer, wanted, found: found ?? null };
  };
  yield* one("/reply/status", status, entry.reply.status);
  yield* one("/reply/code", code, entry.reply.code);
  yield* one("/outcome", outcome, entry.outcome);
  yield* one("/idempotencyKey", idempotencyKey, entry.idempotencyKey);
  if (fault !== undefined)
    yield* one("/fault", fault, typeof fault === "boolean" ? entry.fault !== null : entry.fault?.id);
  if (reply) yield* pointedMisses("/reply/body", reply, entry.reply.body);
}

const isMeant = (ready: Ready, entry: JournalEntry): boolean => entryMisses(ready, entry).next().done === true;

/** Goes through the journal once, and on through what comes after. */
interface Watch {
  take(entry: JournalEntry): void;
  /** true or false once nothing that comes can change it, undefined until then. */
  verdict(): boolean | undefined;
  /** What it would be if nothing more came. */
  final(): Verified;
}

export const verifyJournal: QaOperation<"qa.verifyJournal"> = async ({ world, body, gone }) => {
  const { within = 0, after = 0 } = body;
  if ((body.match === undefined) === (body.sequence === undefined))
    throw new QaFault(422, "match-or-sequence", "say one of match and sequence", "/body");
  if (body.count && !body.match)
    throw new QaFault(422, "count-of-match", "count says how many calls match", "/body/count");
  const watch = body.match
    ? countingWatch(world, ready(world, body.match, "/body/match"), boundsOf(body), after)
    : sequenceWatch(
        world,
        (body.sequence ?? []).map((match, at) => ready(world, match, `/body/sequence/${at}`)),
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

function countingWatch(world: World, ready: Ready, { min, max }: Bounds, after: number): Watch {
  const found: number[] = [];
  let count = 0;
  return {
    take(entry) {
      if (!isMeant(ready, entry)) return;
      count += 1;
      if (found.length < MOST_SHOWN) found.push(entry.seq);
    },
    // Where none need come, only time tells that no more did.
    verdict: () =>
      count > max ? false : count >= min && min > 0 && (max === Infinity || count === max) ? true : undefined,
    final() {
      const ok = count >= min && count <= max;
      return { ok, count, matched: found, inOrder: null, nearest: ok ? [] : nearest(world, ready, after) };
    },
  };
}

function sequenceWatch(world: World, steps: readonly Ready[], after: number): Watch {
  const found: number[] = [];
  return {
    take(entry) {
      const next = steps[found.length];
      if (next && isMeant(next, entry)) found.push(entry.seq);
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

/** The calls that differ in the fewest places; of equal ones the newest. */
function nearest(world: World, ready: Ready, after: number): Verified["nearest"] {
  const nameOf = nameTeller(world);
  const scored: { readonly entry: JournalEntry; readonly misses: readonly Miss[]; readonly score: number }[] = [];
  for (const entry of world.journal.entries()) {
    if (entry.seq <= after || entry.operationId.startsWith("qa.")) continue;
    const misses = [...entryMisses(ready, entry)];
    // Another operation is further off than any field of the right one.
    const isOther = misses.some(({ pointer }) => pointer === "/operationId" || pointer === "/path");
    scored.push({ entry, misses, score: misses.length + (isOther ? 1000 : 0) });
  }
  return scored
    .toSorted((a, b) => a.score - b.score || b.entry.seq - a.entry.seq)
    .slice(0, NEAREST)
    .map(({ entry: { seq, operationId, path }, misses }) => ({
      seq,
      operationId,
      path,
      misses: misses.map(({ pointer, wanted, found }) => ({
        pointer,
        wanted,
        found: pointer === "/user" && typeof found === "number" ? nameOf(found) : found,
      })),
    }));
}
