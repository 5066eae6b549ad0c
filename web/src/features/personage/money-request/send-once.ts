import { ApiError, NotSentError } from "#api/api-error.ts";
import type { ApiPath } from "#api/client.ts";
import { newKey } from "#lib/random-key.ts";
import { REQUEST_TIMEOUT_MS } from "#lib/url/api-base.ts";
import { serverNow } from "#state/server-clock.ts";
import { readUserinfo } from "#state/session.ts";
import { confirmDuplicate } from "./duplicate-question.ts";
import {
  deleteExpiredRequests,
  deleteRequest,
  readRequests,
  type RequestResult,
  type StoredRequest,
  storeRequest,
} from "./request-store.ts";

interface Wanted {
  readonly memberId: number;
  readonly path: ApiPath;
  readonly body: string;
  readonly same: string;
  /** A second request would have no effect, so the member need not confirm it. */
  readonly once: boolean;
}

interface SendOptions {
  /** Identifies equal requests if their bodies can differ: a file uploaded again has a new path. */
  readonly same?: object;
  readonly once?: boolean;
}

/**
 * The member confirms a request if another tab, or this tab before a reload, sent an equal one that succeeded within
 * this time.
 */
const LATELY_MS = 5 * 60_000;
/** A request that was sent longer ago than this has ended, even if its page could not store the outcome. */
const SENDING_MS = REQUEST_TIMEOUT_MS + 5_000;

/** Id of this page load; a reload and every other tab have their own. */
const PAGE = newKey();
/** Whether this page sent the request last, and so receives its outcome. */
export const isOfThisPage = ({ page }: StoredRequest): boolean => page === PAGE;
/** Requests of this page without a reply, by the name of their lock. */
const pending = new Map<string, Promise<unknown>>();
const accepted = new Map<string, string>();
/** The key of this page's last accepted request on a path. */
export const lastAcceptedKey = (path: ApiPath): string | undefined => accepted.get(path);

/**
 * Sends a money request under an Idempotency-Key. A second press during the request joins it. While an outcome is
 * unknown, the same request reuses its key, so that the server executes it once: also after reloads, closed forms and
 * other requests, and from any tab of the member. After a known outcome, the same request gets a new key. Requests that
 * differ only in the trading password are the same, for the server too. If an equal request is pending in another tab,
 * or succeeded there recently, the member confirms first; throws NotSentError if they decline.
 */
export function sendOnce<Body extends object, Result>(
  path: ApiPath,
  body: Body,
  send: (body: Body, header: { "Idempotency-Key": string }) => Promise<Result>,
  { same = body, once = false }: SendOptions = {},
): Promise<Result> {
  const memberId = readUserinfo()?.id ?? 0;
  const wanted: Wanted = { memberId, path, body: withoutSecrets(body), same: withoutSecrets(same), once };
  const name = `intent ${memberId} ${path} ${wanted.same}`;
  const joined = pending.get(name);
  // The cast is safe: the name contains the path, and all requests on one path have the same result type.
  if (joined) return joined as Promise<Result>;
  const sending = withLock(name, async (isAlone) => {
    const request = await requestFor(wanted, isAlone);
    const stored = JSON.parse(request.body) as Partial<Body>;
    return deliver(memberId, request, () => send({ ...body, ...stored }, { "Idempotency-Key": request.key }));
  }).finally(() => pending.delete(name));
  pending.set(name, sending);
  return sending;
}

const withoutSecrets = (body: object): string =>
  JSON.stringify(body, (name, value: unknown) => (name === "payPassword" ? undefined : value));

/**
 * Runs `act` while holding a lock that all tabs share. If another tab holds it, runs `act` without the lock, and
 * `isAlone` is false.
 */
async function withLock<Result>(name: string, act: (isAlone: boolean) => Promise<Result>): Promise<Result> {
  // Without Web Locks (plain http) only the stored request prevents a duplicate from another tab, except in the
  // milliseconds before it is stored.
  if (!("locks" in navigator)) return act(true);
  let begun = false;
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      begun = true;
      return act(lock !== null);
    });
  } catch (error) {
    // A browser that blocks storage rejects locks too, so run without the lock.
    if (begun) throw error;
    return act(true);
  }
}

/** Returns the request to send: an equal one with an unknown outcome, or else a new one. */
async function requestFor({ memberId, path, body, same, once }: Wanted, isAlone: boolean): Promise<StoredRequest> {
  const now = serverNow();
  deleteExpiredRequests(memberId, now);
  const equal = readRequests(memberId).filter(
    (request) => request.path === path && (request.same === same || request.body === body),
  );
  const waiting = equal.find(({ result }) => result === "unknown" || result === "sending");
  const isPending = !isAlone || equal.some((request) => isSentElsewhere(request, now));
  if (waiting && (once || !isPending)) return { ...waiting, result: "unknown" };
  const known = equal.filter(({ result }) => result === "done");
  // An older success elsewhere does not count if this page has sent an equal request since: the member intended that
  // request, perhaps by confirming it.
  const own = Math.max(0, ...known.filter((request) => request.page === PAGE).map(({ lastAt }) => lastAt));
  const hasSucceeded =
    equal.some(({ result }) => result === "recovered") ||
    known.some(({ page, lastAt }) => page !== PAGE && lastAt > own && now - lastAt < LATELY_MS);
  if (!once && (isPending || hasSucceeded) && !(await confirmDuplicate({ isPending }))) throw new NotSentError();
  return { key: newKey(), path, body, same, firstAt: now, lastAt: now, result: "sending", page: PAGE };
}

const isSentElsewhere = ({ result, page, lastAt }: StoredRequest, now: number): boolean =>
  result === "sending" && page !== PAGE && Math.abs(now - lastAt) < SENDING_MS;

async function deliver<Result>(memberId: number, request: StoredRequest, send: () => Promise<Result>): Promise<Result> {
  const store = (result: RequestResult) =>
    storeRequest(memberId, { ...request, result, lastAt: serverNow(), page: PAGE, hidden: false });
  // Store the request before sending, so that its key remains if the page is unloaded.
  store("sending");
  const stopAsking = onPageLeave(() => store("unknown"));
  try {
    const result = await send();
    store("done");
    accepted.set(request.path, request.key);
    return result;
  } catch (error) {
    if (isSettledBy(error, request)) deleteRequest(memberId, request.key);
    else store("unknown");
    throw error;
  } finally {
    stopAsking();
  }
}

/**
 * Whether this failure settles the request's outcome. A refused retry does not settle the first attempt, whose response
 * was lost: the server may refuse a retry, by its rate limit or the password check, before it looks up the key.
 */
function isSettledBy(error: unknown, { result }: StoredRequest): boolean {
  if (!(error instanceof ApiError) || error.outcomeUnknown) return false;
  return result === "sending" || error.reason === "idempotency-key-reused";
}

/** Callbacks of pending requests, called when the page is unloaded. */
const leaveCallbacks = new Set<() => void>();

const askToStay = (event: BeforeUnloadEvent): void => event.preventDefault();
const runLeaveCallbacks = (): void => {
  for (const act of leaveCallbacks) act();
};

/**
 * While a request is pending, the browser asks before the page is closed or reloaded; if the member leaves anyway,
 * `onLeave` runs. Returns a function to call after the reply, which removes the listeners: they would keep the page out
 * of the back-forward cache.
 */
function onPageLeave(onLeave: () => void): () => void {
  if (leaveCallbacks.size === 0) {
    window.addEventListener("beforeunload", askToStay);
    window.addEventListener("pagehide", runLeaveCallbacks);
  }
  leaveCallbacks.add(onLeave);
  return () => {
    leaveCallbacks.delete(onLeave);
    if (leaveCallbacks.size > 0) return;
    window.removeEventListener("beforeunload", askToStay);
    window.removeEventListener("pagehide", runLeaveCallbacks);
  };
}
