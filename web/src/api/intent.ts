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
import { type ApiPath, REQUEST_TIMEOUT_MS } from "./client.ts";

import { leavingWith } from "./leaving-with.ts";

interface Wanted {
  readonly memberId: number;
  readonly path: ApiPath;
  readonly body: string;
  readonly same: string;
  /** A second one can never be meant, so nothing is asked. */
  readonly once: boolean;
}

interface IntentOptions {
  /** Identifies equal requests where the body does not: a file that was uploaded again has a new path. */
  readonly same?: object;
  readonly once?: boolean;
}

/** How lately a request came through for the same one from another page to be asked about. */
const LATELY_MS = 5 * 60_000;
/** A request that began before this has ended, even where its page could not say so. */
const SENDING_MS = REQUEST_TIMEOUT_MS + 5_000;

/** This page since it was loaded; a reload and every other tab have names of their own. */
const PAGE = newKey();
/** Whether this very page sent it last, and so will hear how it ends. */
export const isOfThisPage = ({ page }: KeptIntent): boolean => page === PAGE;
const onTheirWay = new Map<string, Promise<unknown>>();
const accepted = new Map<string, string>();
/** The key of this page's request that the server accepted last on a path. */
export const lastAcceptedKey = (path: ApiPath): string | undefined => accepted.get(path);

/**
 * Sends a money request under an Idempotency-Key. A second press while it is on its way joins the first request. As
 * long as a result is unknown, the same request goes under the same key and so acts once: over reloads, closed forms
 * and other requests in between, from any tab of the member. After a known outcome it is a request of its own. A body
 * that differs in its trading password alone is the same, for the server too.
 * Where the same one is on its way from another tab, or has just come through from there, the member is asked first;
 * throws NotSentError when no second one is meant.
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
  // What was sent with this body to this path is what is asked for now, so its result has the same type.
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

/** Locks the name against all other tabs while `act` runs; `isAlone` is false when another tab holds it. */
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
    // A browser that keeps nothing for this page gives no locks either.
    if (begun) throw error;
    return act(true);
  }
}

/** The intent that this request belongs to: one whose result is unknown, or a new one. */
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
  // What this page has sent since was meant: it may have been asked about already.
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
  // Before it is sent: a page that is gone by then leaves the key behind.
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
 * Whether the intent's result is known by this failure. A refusal of a second attempt says nothing about the first,
 * whose reply was lost: a limit or a password may have stopped it before the server looked at its key.
 */
function isSettledBy(error: unknown, { result }: KeptIntent): boolean {
  if (!(error instanceof ApiError) || error.outcomeUnknown) return false;
  return result === "sending" || error.reason === "idempotency-key-reused";
}
