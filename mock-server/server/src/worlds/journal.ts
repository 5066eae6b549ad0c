// The journal of a world: its calls and their outcomes, with secrets masked when an entry is added.
import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import type { Change } from "#ports/store.ts";
import type { Commit } from "#store/store.ts";
import { MASK, redact } from "./redaction.ts";

/** The number of calls that a world keeps. */
export const JOURNAL_SIZE = 2000;
/** The approximate amount of text that a world keeps; 256 worlds keep 1 GiB at most. */
export const JOURNAL_TEXT = 4 * 1024 * 1024;
const LARGEST_BODY = 64 * 1024;

export interface JournalEntry {
  readonly seq: number;
  /** Time of the world, ISO. */
  readonly at: string;
  /** Duration of the call in milliseconds. */
  readonly t: number;
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /** The session's member, or null. */
  readonly memberId: number | null;
  readonly request: { readonly headers: Readonly<Record<string, string>>; readonly body: unknown };
  /** The server's reply; fields are null when a fault prevented it. */
  readonly reply: { readonly status: number | null; readonly code: number | null; readonly body: unknown };
  readonly outcome: string;
  readonly violations: readonly string[];
  /** Problems that a test should know about although the call succeeded. */
  readonly warnings: readonly JournalWarning[];
  /** The fault that applied to the call. */
  readonly fault: ActedFault | null;
  /** The changes committed by the call. */
  readonly patch: readonly Change[];
  readonly idempotencyKey: string | null;
}

export interface JournalWarning {
  readonly kind: "foreign-token" | "preference-not-applied";
  readonly message: string;
}
export interface ActedFault {
  /** null for a reply requested by the header Prefer. */
  readonly id: number | null;
  readonly label: string | null;
  readonly effect: string;
  readonly when: "before" | "after";
}

/** A call in progress; its patch grows with each commit. */
export interface OpenCall {
  readonly patch: Change[];
}
/** Links a commit to the call that made it. */
export const currentCall = new AsyncLocalStorage<OpenCall>();

export interface Journal {
  /** Adds a finished call; masks its secrets. */
  add(entry: Omit<JournalEntry, "seq">): void;
  commit(commit: Commit): void;
  entries(): readonly JournalEntry[];
  /** The number of entries displaced by newer ones. */
  dropped(): number;
  clear(): void;
  /** The amount of text it keeps. */
  size(): number;
  /** Number of calls by `operationId status outcome` since the world began, including displaced entries. */
  coverage(): ReadonlyMap<string, number>;
}

/** Tables whose keys are hashes of secrets. */
const KEYED_BY_HASH: ReadonlySet<string> = new Set(["sessions", "strangers"]);
const JOURNAL_HEADERS = ["accept-language", "content-type", "idempotency-key", "user-agent", "origin", "x-world"];

/** The stored length of a header, so that a page of entries stays readable. */
const LONGEST_HEADER = 1000;
/** The longest key that the control contract allows; the product accepts far shorter ones. */
const LONGEST_KEY = 200;

/** The headers to record, shortened; of the token only its presence. */
export function recordedHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const recorded: Record<string, string> = {};
  for (const name of JOURNAL_HEADERS) {
    const value = headers[name];
    if (typeof value === "string") recorded[name] = value.slice(0, LONGEST_HEADER);
  }
  if (headers.authorization !== undefined || headers.token !== undefined) recorded.authorization = MASK;
  return recorded;
}

/** A value with the length of its text. */
type Measured<Value> = readonly [value: Value, length: number];
/** The estimated length of an entry's fixed fields. */
const BARE_ENTRY = 500;

/** The length of an entry's other fields; the client controls most of them. */
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

function recordedBody(body: unknown): Measured<unknown> {
  const masked = redact(body);
  const text = JSON.stringify(masked) ?? "";
  if (text.length <= LARGEST_BODY) return [masked, text.length];
  return [{ bytes: Buffer.byteLength(text), sha256: createHash("sha256").update(text).digest("hex") }, BARE_ENTRY];
}

function recordedPatch(patch: readonly Change[]): Measured<readonly Change[]> {
  const masked = patch.map(([table, key, row]): Change =>
    KEYED_BY_HASH.has(table) ? [table, MASK, redact(row)] : [table, key, redact(row)],
  );
  return [masked, JSON.stringify(masked).length];
}

/** The text that all journals of a server keep together. */
export interface JournalShare {
  held: number;
  readonly most: number;
}

export function createJournal(
  onEntry: (entry: JournalEntry) => void = () => {},
  share: JournalShare = { held: 0, most: Infinity },
): Journal {
  let ring: JournalEntry[] = [];
  let seq = 0;
  /** The length of each entry's text, oldest first, and their total. */
  let lengths: number[] = [];
  let held = 0;
  let dropped = 0;
  const counts = new Map<string, number>();
  const addLength = (length: number): void => {
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
      const [request, requestLength] = recordedBody(entry.request.body);
      const [reply, replyLength] = recordedBody(entry.reply.body);
      const [patch, patchLength] = recordedPatch(entry.patch);
      const length = frameLength(entry) + requestLength + replyLength + patchLength;
      const recorded: JournalEntry = {
        ...entry,
        seq,
        idempotencyKey: entry.idempotencyKey?.slice(0, LONGEST_KEY) ?? null,
        request: { headers: entry.request.headers, body: request },
        reply: { ...entry.reply, body: reply },
        patch,
      };
      ring.push(recorded);
      lengths.push(length);
      addLength(length);
      const isOver = (): boolean => held > JOURNAL_TEXT || share.held > share.most;
      while (ring.length > JOURNAL_SIZE || (isOver() && ring.length > 1)) {
        ring.shift();
        addLength(-(lengths.shift() ?? 0));
        dropped += 1;
      }
      onEntry(recorded);
    },
    commit(commit) {
      // The entry's own time already shows how the clock moved.
      currentCall.getStore()?.patch.push(...commit.changes.filter(([table]) => table !== "clocks"));
    },
    entries: () => ring,
    dropped: () => dropped,
    clear() {
      ring = [];
      lengths = [];
      addLength(-held);
      dropped = 0;
    },
    size: () => held,
    coverage: () => counts,
  };
}
