// What was asked of a world and what came of it, masked when it is taken down.
import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import type { Change } from "#ports/store.ts";
import type { Commit } from "#store/store.ts";
import { MASK, redact } from "./redaction.ts";

/** How many calls a world remembers. */
export const JOURNAL_SIZE = 2000;
/** How much text a world remembers, about; a full server's 256 worlds remember 1 GiB at the very most. */
export const JOURNAL_TEXT = 4 * 1024 * 1024;
const LARGEST_BODY = 64 * 1024;

export interface JournalEntry {
  readonly seq: number;
  /** World time, ISO. */
  readonly at: string;
  /** How long the call took, milliseconds. */
  readonly t: number;
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /** The session's member, or null. */
  readonly memberId: number | null;
  readonly request: { readonly headers: Readonly<Record<string, string>>; readonly body: unknown };
  /** What the server said; null where a fault left nothing to be said. */
  readonly reply: { readonly status: number | null; readonly code: number | null; readonly body: unknown };
  readonly outcome: string;
  readonly violations: readonly string[];
  /** What a test should hear of although the call was answered. */
  readonly warnings: readonly JournalWarning[];
  /** The fault that acted on the call. */
  readonly fault: ActedFault | null;
  /** What the call's commits changed. */
  readonly patch: readonly Change[];
  readonly idempotencyKey: string | null;
}

export interface JournalWarning {
  readonly kind: "foreign-token" | "preference-not-applied";
  readonly message: string;
}
export interface ActedFault {
  /** null for a wish that came with the request itself. */
  readonly id: number | null;
  readonly label: string | null;
  readonly effect: string;
  readonly when: "before" | "after";
}

/** A call in progress: the patch grows with its commits. */
export interface OpenCall {
  readonly patch: Change[];
}
/** Ties a commit to the call that made it. */
export const currentCall = new AsyncLocalStorage<OpenCall>();

export interface Journal {
  /** Takes down a call that has ended; masks as it does. */
  add(entry: Omit<JournalEntry, "seq">): void;
  commit(commit: Commit): void;
  entries(): readonly JournalEntry[];
  /** How many entries were pushed out by newer ones. */
  dropped(): number;
  clear(): void;
  /** How much text it holds. */
  size(): number;
  /** Calls by `operationId status code`, since the world began; not cut off by the ring. */
  coverage(): ReadonlyMap<string, number>;
}

/** Tables whose keys are hashes of what nobody else shall know. */
const KEYED_BY_HASH: ReadonlySet<string> = new Set(["sessions", "strangers"]);
const KEPT_HEADERS = ["accept-language", "content-type", "idempotency-key", "user-agent", "origin", "x-world"];

/** The longest of a header that is kept, so that a page of entries stays readable. */
const LONGEST_HEADER = 1000;
/** As long as the control contract lets a key be; what the product takes is far shorter. */
const LONGEST_KEY = 200;

/** The headers worth keeping, cut to a bearable length; the token is only said to be there. */
export function keptHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of KEPT_HEADERS) {
    const value = headers[name];
    if (typeof value === "string") kept[name] = value.slice(0, LONGEST_HEADER);
  }
  if (headers.authorization !== undefined || headers.token !== undefined) kept.authorization = MASK;
  return kept;
}

/** What is kept, with the length of its text. */
type Measured<Value> = readonly [value: Value, length: number];
/** What the fixed fields of an entry take. */
const BARE_ENTRY = 500;

/** Length of what an entry says beside its bodies and patch; a client chooses most of it. */
function frameLength({
  path,
  request,
  violations,
  warnings,
  fault,
  idempotencyKey,
}: Omit<JournalEntry, "seq">): number {
  let length = BARE_ENTRY + path.length + (idempotencyKey?.length ?? 0);
  for (const [name, value] of Object.entries(request.headers)) length += name.length + value.length;
  for (const violation of violations) length += violation.length;
  for (const { message } of warnings) length += message.length;
  return length + (fault?.label?.length ?? 0) + (fault?.effect.length ?? 0);
}

function keptBody(body: unknown): Measured<unknown> {
  const masked = redact(body);
  const text = JSON.stringify(masked) ?? "";
  if (text.length <= LARGEST_BODY) return [masked, text.length];
  return [{ bytes: Buffer.byteLength(text), sha256: createHash("sha256").update(text).digest("hex") }, BARE_ENTRY];
}

function keptPatch(patch: readonly Change[]): Measured<readonly Change[]> {
  const masked = patch.map(([table, key, row]): Change =>
    KEYED_BY_HASH.has(table) ? [table, MASK, redact(row)] : [table, key, redact(row)],
  );
  return [masked, JSON.stringify(masked).length];
}

/** What all journals of a server hold together. */
export interface JournalShare {
  held: number;
  readonly most: number;
}

export function createJournal(
  taken: (entry: JournalEntry) => void = () => {},
  share: JournalShare = { held: 0, most: Infinity },
): Journal {
  let ring: JournalEntry[] = [];
  let seq = 0;
  /** Length of each entry's text, oldest first, and their sum. */
  let lengths: number[] = [];
  let held = 0;
  let dropped = 0;
  const counts = new Map<string, number>();
  const hold = (length: number): void => {
    held += length;
    share.held += length;
  };
  return {
    add(entry) {
      seq += 1;
      if (entry.reply.status !== null) {
        const key = `${entry.operationId} ${entry.reply.status} ${entry.outcome}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      const [asked, askedLength] = keptBody(entry.request.body);
      const [replied, repliedLength] = keptBody(entry.reply.body);
      const [patch, patchLength] = keptPatch(entry.patch);
      const length = frameLength(entry) + askedLength + repliedLength + patchLength;
      const kept: JournalEntry = {
        ...entry,
        seq,
        idempotencyKey: entry.idempotencyKey?.slice(0, LONGEST_KEY) ?? null,
        request: { headers: entry.request.headers, body: asked },
        reply: { ...entry.reply, body: replied },
        patch,
      };
      ring.push(kept);
      lengths.push(length);
      hold(length);
      const isOver = (): boolean => held > JOURNAL_TEXT || share.held > share.most;
      while (ring.length > JOURNAL_SIZE || (isOver() && ring.length > 1)) {
        ring.shift();
        hold(-(lengths.shift() ?? 0));
        dropped += 1;
      }
      taken(kept);
    },
    commit(commit) {
      // That time moved, by the commit itself, is told by the entry's own time.
      currentCall.getStore()?.patch.push(...commit.changes.filter(([table]) => table !== "clocks"));
    },
    entries: () => ring,
    dropped: () => dropped,
    clear() {
      ring = [];
      lengths = [];
      hold(-held);
      dropped = 0;
    },
    size: () => held,
    coverage: () => counts,
  };
}
