// How much a run may ask of somebody's server, and when it stops by itself.
import type { Reply } from "#judge/reply.ts";
import type { Outgoing, Send } from "./client.ts";

export interface Limits {
  /** Requests a second; 0 for as many as come. One at a time in either case. */
  readonly rate: number;
  readonly maxRequests: number;
  readonly maxMs: number;
  /** Aborted once somebody wants the run to end. */
  readonly signal?: AbortSignal;
}

/** Crashes in a row after which nobody is helped by more. */
const BREAKER = 5;
/** How often one request is sent again when the server asks for patience, and how long that is heeded at most. */
const PATIENCE = { times: 2, mostS: 60 };

/** The run ends before its time; `message` says why, in English. */
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

/** A Send that keeps the limits. It throws Stopped once they are used up, or after five crashes in a row. */
export function budgeted(send: Send, limits: Limits, clock: Clock = REAL_CLOCK): Send {
  const startedAt = clock.now();
  let sent = 0;
  let crashes = 0;
  let lastCrash = "";
  let nextAt = 0;

  const once = async (request: Outgoing): Promise<Reply> => {
    if (limits.signal?.aborted) throw new Stopped("interrupted");
    // With the next request, so that the last crash is still written down.
    if (crashes >= BREAKER) throw new Stopped(`${BREAKER} crashes in a row; the last: ${lastCrash}`);
    if (sent >= limits.maxRequests) throw new Stopped(`${limits.maxRequests} requests are the most (--max-requests)`);
    if (limits.rate > 0) {
      const wait = nextAt - clock.now();
      if (wait > 0) await clock.sleep(wait);
      nextAt = clock.now() + 1000 / limits.rate;
    }
    if (clock.now() - startedAt >= limits.maxMs)
      throw new Stopped(`${Math.round(limits.maxMs / 60_000)} minutes are the most (--max-minutes)`);
    sent += 1;
    const reply = await send(request);
    const isCrash = reply.kind === "unanswered" || reply.status >= 500;
    crashes = isCrash ? crashes + 1 : 0;
    if (isCrash) lastCrash = summaryOf(reply);
    return reply;
  };

  return async (request) => {
    let reply = await once(request);
    for (let again = 0; again < PATIENCE.times && isBusy(reply); again += 1) {
      await clock.sleep(Math.min(Number(reply.headers["retry-after"]), PATIENCE.mostS) * 1000);
      reply = await once(request);
    }
    return reply;
  };
}

/** A server that says when to come back. */
const isBusy = (reply: Reply): reply is Extract<Reply, { kind: "received" }> =>
  reply.kind === "received" &&
  (reply.status === 429 || reply.status === 503) &&
  Number(reply.headers["retry-after"]) > 0;

const summaryOf = (reply: Reply): string => (reply.kind === "unanswered" ? reply.detail : `HTTP ${reply.status}`);
