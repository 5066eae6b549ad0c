// Limits how much a run sends to a server, and when it stops.
import type { Received, Reply } from "#replies/reply.ts";
import type { Outgoing, Send } from "./http-client.ts";

export interface Limits {
  /** Requests a second; 0 for no limit. Always one at a time. */
  readonly rate: number;
  readonly maxRequests: number;
  readonly maxMs: number;
  /** Aborting ends the run. */
  readonly signal?: AbortSignal;
  /**
   * Sends a simple request that every server of this API answers, to see whether the whole server is down or only one
   * call.
   */
  readonly witness?: () => Promise<Reply>;
  /** Receives each 429 and 503 that is retried, and the last one. */
  readonly onBusy?: (request: Outgoing, reply: Received) => void;
}

/** Consecutive crashes after which the run stops. */
const BREAKER = 5;
/** Retries per request when the server asks to wait, and the longest pause that is respected, in seconds. */
const PATIENCE = { times: 6, mostS: 60 };
/** Pauses in seconds without a Retry-After, and for a server that is down. */
const PAUSES_S = [1, 2, 4, 8, 16, 30];
/** If this many calls are over their limit, the general quota counts as used up. */
const MOST_EXHAUSTED = 2;

/** The run ends early; `message` says why, in English. */
export class Stopped extends Error {
  override readonly name = "Stopped";
}

export interface Clock {
  /** Milliseconds. */
  now(): number;
  sleep(ms: number): Promise<void>;
}

export const REAL_CLOCK: Clock = {
  now: () => performance.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

const isSlowedDown = (reply: Reply): reply is Received => reply.kind === "received" && reply.status === 429;
const isUnavailable = (reply: Reply): reply is Received => reply.kind === "received" && reply.status === 503;
const retryAfterS = ({ headers }: Received): number => {
  const seconds = Number(headers["retry-after"]);
  return seconds > 0 ? seconds : 0;
};
const pathOf = ({ method, path }: Outgoing): string => `${method} ${path.replace(/\?.*$/s, "")}`;
const summaryOf = (reply: Reply): string => (reply.kind === "unanswered" ? reply.detail : `HTTP ${reply.status}`);

/**
 * A Send with limits, which waits for a busy or unavailable server. Throws Stopped when the limits are used up, after
 * five consecutive crashes, and when waiting does not help.
 */
export function withLimits(send: Send, limits: Limits, clock: Clock = REAL_CLOCK): Send {
  const startedAt = clock.now();
  let sent = 0;
  let crashes = 0;
  let lastCrash = "";
  let nextAt = 0;
  /** Reason to stop; thrown at the next request, so that the last reply is still judged. */
  let gaveUp: string | null = null;
  const exhausted = new Set<string>();

  const pause = async (seconds: number): Promise<void> => {
    const aborted = new Promise<void>((resolve) => limits.signal?.addEventListener("abort", () => resolve()));
    await Promise.race([clock.sleep(seconds * 1000), aborted]);
  };
  const assertGoingOn = (): void => {
    if (limits.signal?.aborted) throw new Stopped("interrupted");
    if (gaveUp !== null) throw new Stopped(gaveUp);
    if (clock.now() - startedAt >= limits.maxMs)
      throw new Stopped(`${Math.round(limits.maxMs / 60_000)} minutes have passed (--max-minutes)`);
  };

  const once = async (request: Outgoing): Promise<Reply> => {
    assertGoingOn();
    if (crashes >= BREAKER) throw new Stopped(`${BREAKER} crashes in a row; the last: ${lastCrash}`);
    if (sent >= limits.maxRequests) throw new Stopped(`${limits.maxRequests} requests were sent (--max-requests)`);
    if (limits.rate > 0) {
      const wait = nextAt - clock.now();
      if (wait > 0 && !request.isAtOnce) await clock.sleep(wait);
      nextAt = Math.max(nextAt, clock.now()) + 1000 / limits.rate;
    }
    assertGoingOn();
    sent += 1;
    const reply = await send(request);
    const isCrash = reply.kind === "unanswered" || reply.status >= 500;
    crashes = isCrash ? crashes + 1 : 0;
    if (isCrash) lastCrash = summaryOf(reply);
    return reply;
  };

  /** Waits for a server that does not respond; the request that failed first is not sent again. */
  const awaitServer = async (request: Outgoing, reply: Reply): Promise<void> => {
    if (!limits.witness) return;
    for (const seconds of PAUSES_S) {
      const witness = await limits.witness();
      if (witness.kind === "received" && witness.status !== 503) return;
      await pause(seconds);
      assertGoingOn();
    }
    gaveUp = `the server has been down since ${pathOf(request)} (${summaryOf(reply)})`;
  };

  /** Whether a 503 concerns the whole server, so that waiting may help; without a witness, by its Retry-After. */
  const isMaintenance = async (reply: Received): Promise<boolean> => {
    if (!limits.witness) return retryAfterS(reply) > 0;
    const witness = await limits.witness();
    return retryAfterS(reply) > 0 || isUnavailable(witness);
  };

  const whileBusy = async (request: Outgoing, first: Received): Promise<Reply> => {
    let reply: Reply = first;
    for (let again = 0; again < PATIENCE.times; again += 1) {
      if (!isSlowedDown(reply) && !isUnavailable(reply)) return reply;
      limits.onBusy?.(request, reply);
      const asked = retryAfterS(reply);
      if (asked > PATIENCE.mostS) break;
      await pause(asked > 0 ? asked : (PAUSES_S[again] ?? PATIENCE.mostS));
      // Announced maintenance is not a crash.
      crashes = 0;
      reply = await once(request);
    }
    if (!isSlowedDown(reply) && !isUnavailable(reply)) return reply;
    exhausted.add(pathOf(request));
    const asked = retryAfterS(reply);
    const still = asked > PATIENCE.mostS ? `asks to wait ${asked} s` : "waiting does not help";
    const isAll = isBusy(await limits.witness?.()) || exhausted.size >= MOST_EXHAUSTED;
    if (isAll && isSlowedDown(reply))
      gaveUp = `the server limits requests (429 since ${pathOf(request)}) and ${still}: send fewer (--rate), or lift its limit for this run`;
    if (isAll && isUnavailable(reply))
      gaveUp = `the server is not available (503 since ${pathOf(request)}) and ${still}`;
    return reply;
  };

  return async (request) => {
    const reply = await once(request);
    if (request.isProvoked) return reply;
    if (reply.kind === "unanswered") await awaitServer(request, reply);
    else if (exhausted.has(pathOf(request))) return reply;
    else if (isSlowedDown(reply) || (isUnavailable(reply) && (await isMaintenance(reply))))
      return await whileBusy(request, reply);
    return reply;
  };
}

const isBusy = (reply: Reply | undefined): boolean =>
  reply !== undefined && (isSlowedDown(reply) || isUnavailable(reply));
