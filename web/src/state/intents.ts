// Money requests of a member in this browser with an unknown outcome, and recent successful ones. Stored per member,
// across reloads, closing, an ended session and a logout, because losing a key with an unknown outcome could move money
// twice. They contain the request (an amount, a product, a TXID, the path of a receipt), never the trading password.
import { atom, getDefaultStore } from "jotai";
import { sessionAtom } from "./session.ts";
import { browserItems } from "./storage.ts";

/**
 * sending: pending. unknown: no readable reply. arrived: since found in the member's records, not shown yet. done:
 * confirmed by the server, or seen by the member.
 */
export type IntentResult = "sending" | "unknown" | "arrived" | "done";

export interface KeptIntent {
  /** The Idempotency-Key. */
  readonly key: string;
  /** The call's path in the contract. */
  readonly path: string;
  /** The body as JSON, without secrets. */
  readonly body: string;
  /** Identifies equal requests, as JSON: usually the body itself. */
  readonly same: string;
  /** When it was sent first and last, by the server's clock. */
  readonly firstAt: number;
  readonly lastAt: number;
  readonly result: IntentResult;
  /** The page that sent it last. */
  readonly page: string;
  /** The member dismissed it; its key stays in use. */
  readonly hidden?: boolean;
}

/**
 * How long an unknown outcome keeps its key, from the first sending and by the server's clock. The server keeps its
 * replies for at least 24 hours (contract, Idempotency): a key that only the browser remembered would move money again.
 */
export const INTENT_KEPT_MS = 23 * 60 * 60_000;

const PREFIX = "intent:";
const keyOf = (memberId: number, key: string): string => `${PREFIX}${memberId}:${key}`;

/** The stored intents of this member, oldest first. */
export function readIntents(memberId: number): readonly KeptIntent[] {
  const prefix = keyOf(memberId, "");
  return [...new Set(browserItems.keys())]
    .flatMap((key) => (key.startsWith(prefix) && parseIntent(browserItems.read(key))) || [])
    .toSorted((a, b) => a.firstAt - b.firstAt);
}

export function keepIntent(memberId: number, intent: KeptIntent): void {
  browserItems.write(keyOf(memberId, intent.key), JSON.stringify(intent));
  refresh();
}

export function forgetIntent(memberId: number, key: string): void {
  browserItems.remove(keyOf(memberId, key));
  refresh();
}

/** After a logout: deletes known outcomes, which are private; unknown ones keep their keys. */
export function forgetKnownIntents(memberId: number): void {
  for (const { key, result } of readIntents(memberId)) if (result === "done") forgetIntent(memberId, key);
}

const isTooOld = (firstAt: number, now: number): boolean => Math.abs(now - firstAt) > INTENT_KEPT_MS;

/** Deletes intents too old to be sent again under their keys, by the server's time `now`. */
export function forgetOldIntents(memberId: number, now: number): void {
  for (const { key, firstAt } of readIntents(memberId)) {
    if (isTooOld(firstAt, now)) forgetIntent(memberId, key);
  }
}

/** Incremented by every change, in any tab. */
const changes = atom(0);
changes.onMount = () => {
  const follow = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(PREFIX)) refresh();
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
};

const refresh = (): void => getDefaultStore().set(changes, (count) => count + 1);

/** The stored intents of the logged-in member, oldest first. */
export const intentsAtom = atom((get): readonly KeptIntent[] => {
  get(changes);
  const memberId = get(sessionAtom)?.id;
  return memberId === undefined ? [] : readIntents(memberId);
});

const RESULTS: readonly string[] = ["sending", "unknown", "arrived", "done"] satisfies IntentResult[];

function parseIntent(stored: string | null): KeptIntent | null {
  try {
    const value: unknown = JSON.parse(stored ?? "null");
    return isIntent(value) ? value : null;
  } catch {
    return null;
  }
}

function isIntent(value: unknown): value is KeptIntent {
  if (typeof value !== "object" || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const areAll = (type: string, ...names: string[]) => names.every((name) => typeof fields.get(name) === type);
  return (
    areAll("string", "key", "path", "body", "same", "page") &&
    areAll("number", "firstAt", "lastAt") &&
    RESULTS.includes(String(fields.get("result"))) &&
    isJsonObject(String(fields.get("body")))
  );
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
