// The journal of a world: its calls and their outcomes, with secrets masked when an entry is added.
import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import type { Change } from "#ports/store.ts";
import type { Commit } from "#store/store.ts";
import { createObservers, type Observers } from "./observing/observers.ts";
import { MASK, redact } from "./observing/redaction.ts";

/** The number of calls that a world keeps. */
export const JOURNAL_SIZE = 2000;
/** The approximate amount of text that a world keeps, in characters. All worlds together may keep `LIMITS.journals`. */
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
  /** Problems that a test should know about, such as a token of another world. */
  readonly warnings: readonly JournalWarning[];
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
  /** Adds a finished call; masks its secrets. Never throws. */
  add(entry: Omit<JournalEntry, "seq">): void;
  commit(commit: Commit): void;
  entries(): readonly JournalEntry[];
  /** The number of entries displaced by newer ones. */
  dropped(): number;
  clear(): void;
  /** The amount of text that the journal keeps. */
  size(): number;
  /** Number of calls by `operationId status outcome` since the world began, including displaced entries. */
  coverage(): ReadonlyMap<string, number>;
}

/** Tables whose keys are hashes of secrets. */
const KEYED_BY_HASH: ReadonlySet<string> = new Set(["sessions", "strangers"]);
const JOURNAL_HEADERS = ["accept-language", "content-type", "idempotency-key", "user-agent", "origin", "x-world"];

/** Headers are stored up to this length, so that a page of entries stays readable. */
const LONGEST_HEADER = 1000;
/** The longest idempotency key that the control contract allows; the product accepts far shorter ones. */
const LONGEST_KEY = 200;

/** The headers to record, shortened. Of a token only its presence is recorded. */
export function recordedHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const recorded: Record<string, string> = {};
  for (const name of JOURNAL_HEADERS) {
    const value = headers[name];
    if (typeof value === "string") recorded[name] = value.slice(0, LONGEST_HEADER);
  }
  if (headers.authorization !== undefined || headers.token !== undefined) recorded.authorization = MASK;
  return recorded;
}

type Measured<Value> = readonly [value: Value, length: number];
type UnmeasuredEntry = Omit<JournalEntry, "seq">;
/** The estimated length of an entry's fixed fields. */
const BARE_ENTRY = 500;

/** The length of an entry without its bodies and changes; the client controls most of it. */
function frameLength({ path, request, violations, warnings, fault, idempotencyKey }: UnmeasuredEntry): number {
  let length = BARE_ENTRY + path.length + (idempotencyKey?.length ?? 0);
  for (const [name, value] of Object.entries(request.headers)) length += name.length + value.length;
  for (const violation of violations) length += violation.length;
  for (const { message } of warnings) length += message.length;
  return length + (fault?.label?.length ?? 0) + (fault?.effect.length ?? 0);
}

export const UNMASKABLE = "(not recorded: it could not be masked)";

/** Masks the parts of entries. A part that cannot be masked is replaced, so that the call is recorded without it. */
function createMasking(observers: Observers) {
  const masked = <Value, Instead>(value: Value, instead: Instead): Value | Instead =>
    observers.run<Value | Instead>("masking", () => redact(value) as Value, instead);
  const body = (value: unknown): Measured<unknown> =>
    observers.run<Measured<unknown>>(
      "masking",
      () => {
        const shown = redact(value);
        const text = JSON.stringify(shown) ?? "";
        if (text.length <= LARGEST_BODY) return [shown, text.length];
        const sha256 = createHash("sha256").update(text).digest("hex");
        return [{ bytes: Buffer.byteLength(text), sha256 }, BARE_ENTRY];
      },
      [UNMASKABLE, UNMASKABLE.length],
    );
  const change = ([table, key, row]: Change): Change => [
    table,
    KEYED_BY_HASH.has(table) ? MASK : masked(key, UNMASKABLE),
    masked(row, { unmaskable: UNMASKABLE }),
  ];
  const patch = (changes: readonly Change[]): Measured<readonly Change[]> => {
    const shown = changes.map(change);
    return [shown, JSON.stringify(shown).length];
  };
  const headers = (recorded: JournalEntry["request"]["headers"]): JournalEntry["request"]["headers"] =>
    Object.fromEntries(Object.entries(recorded).map(([name, value]) => [name, masked(value, UNMASKABLE)]));
  return { masked, body, patch, headers };
}

/** The amount of text in all journals of a server, which share one limit. */
export interface JournalShare {
  held: number;
  readonly most: number;
}

export interface JournalOptions {
  readonly onEntry?: (entry: JournalEntry) => void;
  readonly share?: JournalShare | undefined;
  readonly observers?: Observers;
}

export function createJournal({
  onEntry = () => {},
  share = { held: 0, most: Infinity },
  observers = createObservers(),
}: JournalOptions = {}): Journal {
  const { masked, body, patch, headers } = createMasking(observers);
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
  const add = (entry: UnmeasuredEntry): void => {
    seq += 1;
    if (entry.reply.status !== null) {
      const key = `${entry.operationId} ${entry.reply.status} ${entry.outcome}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const [requestBody, requestLength] = body(entry.request.body);
    const [replyBody, replyLength] = body(entry.reply.body);
    const [changes, patchLength] = patch(entry.patch);
    const recorded: JournalEntry = {
      ...entry,
      seq,
      path: masked(entry.path, UNMASKABLE),
      idempotencyKey: masked(entry.idempotencyKey?.slice(0, LONGEST_KEY) ?? null, UNMASKABLE),
      request: { headers: headers(entry.request.headers), body: requestBody },
      reply: { ...entry.reply, body: replyBody },
      violations: entry.violations.map((violation) => masked(violation, UNMASKABLE)),
      warnings: entry.warnings.map(({ kind, message }) => ({ kind, message: masked(message, UNMASKABLE) })),
      patch: changes,
    };
    const length = frameLength(recorded) + requestLength + replyLength + patchLength;
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
  };
  return {
    add: (entry) => observers.run("journal", () => add(entry), undefined),
    commit(commit) {
      // Leaves out the clock's row: the entry's own time already shows how the clock moved.
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
