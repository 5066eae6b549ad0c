import { REQUEST_TIMEOUT_MS } from "#lib/addresses/api-base.ts";
import { newKey } from "#lib/addresses/hex.ts";
import {
  forgetIntent,
  forgetOldIntents,
  type IntentResult,
  keepIntent,
  type KeptIntent,
  readIntents,
} from "#state/intents.ts";
import { askWhetherSecond } from "#state/second-request.ts";
import { serverNow } from "#state/server-clock.ts";
import { readUserinfo } from "#state/session.ts";
import { ApiError, NotSentError } from "./api-error.ts";
import { type ApiPath } from "./client.ts";
import { leavingWith } from "./leaving-with.ts";

interface Wanted {
  readonly memberId: number;
  readonly path: ApiPath;
  readonly body: string;
  readonly same: string;
  /** A second one makes no sense, so nothing is confirmed. */
  readonly once: boolean;
}

interface IntentOptions {
  /** Identifies equal requests whose bodies differ: a file uploaded again has a new path. */
  readonly same?: object;
  readonly once?: boolean;
}

/** How recently an equal request from another page must have succeeded to ask for confirmation. */
const LATELY_MS = 5 * 60_000;
/** Older requests have ended, even if their page could not record that. */
const SENDING_MS = REQUEST_TIMEOUT_MS + 5_000;

/** Id of this page load; a reload and every other tab have their own. */
const PAGE = newKey();
/** Whether this page sent it last, and so receives its outcome. */
export const isOfThisPage = ({ page }: KeptIntent): boolean => page === PAGE;
const onTheirWay = new Map<string, Promise<unknown>>();
const accepted = new Map<string, string>();
/** The key of this page's last accepted request on a path. */
export const lastAcceptedKey = (path: ApiPath): string | undefined => accepted.get(path);

/**
 * Sends a money request under an Idempotency-Key. A second press during the request joins it. While an outcome is
 * unknown, the same request reuses its key, so the server executes it once: across reloads, closed forms, other
 * requests in between and all tabs of the member. After a known outcome it is a new request. Bodies that differ only in
 * the trading password are equal, for the server too. If an equal request is pending in another tab, or succeeded there
 * recently, the member confirms first; throws NotSentError if they decline.
 */
export function withIntent<Body extends object, Result>(
  path: ApiPath,
  body: Body,
  send: (body: Body, header: { "Idempotency-Key": string }) => Promise<Result>,
  { same = body, once = false }: IntentOptions = {},
): Promise<Result> {
  const memberId = readUserinfo()?.id ?? 0;
  const wanted: Wanted = { memberId, path, body: withoutSecrets(body), same: withoutSecrets(same), once };
  const name = `intent ${memberId} ${path} ${wanted.same}`;
  const joined = onTheirWay.get(name);
  // The same body on the same path has a result of the same type.
  if (joined) return joined as Promise<Result>;
  const sending = alone(name, async (isAlone) => {
    const intent = await intentFor(wanted, isAlone);
    const kept = JSON.parse(intent.body) as Partial<Body>;
    return deliver(memberId, intent, () => send({ ...body, ...kept }, { "Idempotency-Key": intent.key }));
  }).finally(() => onTheirWay.delete(name));
  onTheirWay.set(name, sending);
  return sending;
}

const withoutSecrets = (body: object): string =>
  JSON.stringify(body, (name, value: unknown) => (name === "payPassword" ? undefined : value));

/** Holds a lock across all tabs while `act` runs; `isAlone` is false when another tab holds it. */
async function alone<Result>(name: string, act: (isAlone: boolean) => Promise<Result>): Promise<Result> {
  // Without Web Locks (plain http) only the stored intent protects, which leaves a gap of milliseconds.
  if (!("locks" in navigator)) return act(true);
  let begun = false;
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      begun = true;
      return act(lock !== null);
    });
  } catch (error) {
    // A browser that blocks storage rejects locks too.
    if (begun) throw error;
    return act(true);
  }
}

/** The intent of this request: an equal one with an unknown outcome, or a new one. */
async function intentFor({ memberId, path, body, same, once }: Wanted, isAlone: boolean): Promise<KeptIntent> {
  const now = serverNow();
  forgetOldIntents(memberId, now);
  const twins = readIntents(memberId).filter(
    (kept) => kept.path === path && (kept.same === same || kept.body === body),
  );
  const waiting = twins.find(({ result }) => result === "unknown" || result === "sending");
  const onItsWay = !isAlone || twins.some((kept) => isSentElsewhere(kept, now));
  if (waiting && (once || !onItsWay)) return { ...waiting, result: "unknown" };
  const known = twins.filter(({ result }) => result === "done");
  // This page's later requests were intended: they may have been confirmed already.
  const own = Math.max(0, ...known.filter((kept) => kept.page === PAGE).map(({ lastAt }) => lastAt));
  const cameThrough =
    twins.some(({ result }) => result === "arrived") ||
    known.some(({ page, lastAt }) => page !== PAGE && lastAt > own && now - lastAt < LATELY_MS);
  if (!once && (onItsWay || cameThrough) && !(await askWhetherSecond({ path, onItsWay }))) throw new NotSentError();
  return { key: newKey(), path, body, same, firstAt: now, lastAt: now, result: "sending", page: PAGE };
}

const isSentElsewhere = ({ result, page, lastAt }: KeptIntent, now: number): boolean =>
  result === "sending" && page !== PAGE && Math.abs(now - lastAt) < SENDING_MS;

async function deliver<Result>(memberId: number, intent: KeptIntent, send: () => Promise<Result>): Promise<Result> {
  const keep = (result: IntentResult) =>
    keepIntent(memberId, { ...intent, result, lastAt: serverNow(), page: PAGE, hidden: false });
  // Stored before sending: an unloaded page leaves the key behind.
  keep("sending");
  const arrived = leavingWith(() => keep("unknown"));
  try {
    const result = await send();
    keep("done");
    accepted.set(intent.path, intent.key);
    return result;
  } catch (error) {
    if (isSettledBy(error, intent)) forgetIntent(memberId, intent.key);
    else keep("unknown");
    throw error;
  } finally {
    arrived();
  }
}

/**
 * Whether this failure settles the intent's outcome. A refusal of a retry does not settle the first attempt, whose
 * response was lost: a rate limit or the password check may come before the key lookup.
 */
function isSettledBy(error: unknown, { result }: KeptIntent): boolean {
  if (!(error instanceof ApiError) || error.outcomeUnknown) return false;
  return result === "sending" || error.reason === "idempotency-key-reused";
}
