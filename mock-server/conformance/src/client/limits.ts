// Limits how much a run sends to a server, and stops the run.
import type { Received, Reply } from "#replies/reply.ts";
import type { Outgoing, Send } from "./http-client.ts";
import { waitWhileBusy } from "./wait-while-busy.ts";

export interface Limits {
  /** Requests a second; 0 for no limit. Requests sent at the same moment do not wait for it. */
  readonly rate: number;
  readonly maxRequests: number;
  readonly maxMs: number;
  readonly signal?: AbortSignal;
  /**
   * Sends a simple request that every server of this API answers, to see whether the whole server is down or only one
   * call.
   */
  readonly witness?: () => Promise<Reply>;
  /** Called with each 429 and 503 before the retry, or instead of it if the server asks for too long a pause. */
  readonly onBusy?: (request: Outgoing, reply: Received) => void;
}

/** Consecutive crashes after which the run stops. */
const BREAKER = 5;

/** Thrown if the run has to end early; `message` says why, in English. */
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

/** Sends requests until the limits are used up or five in a row crash; then it throws Stopped. */
export interface Budget {
  readonly send: Send;
  /** Waits; throws Stopped when the run has to end meanwhile. */
  pause(seconds: number): Promise<void>;
  /** Stops at the next request, so that the last reply is still judged. */
  giveUp(reason: string): void;
  forgetCrashes(): void;
}

function createBudget(send: Send, limits: Limits, clock: Clock): Budget {
  const startedAt = clock.now();
  let sent = 0;
  let crashes = 0;
  let lastCrash = "";
  let nextAt = 0;
  let stopReason: string | null = null;

  const assertGoingOn = (): void => {
    if (limits.signal?.aborted) throw new Stopped("interrupted");
    if (stopReason !== null) throw new Stopped(stopReason);
    if (clock.now() - startedAt >= limits.maxMs)
      throw new Stopped(`${Math.round(limits.maxMs / 60_000)} minutes have passed (--max-minutes)`);
  };

  return {
    async send(request) {
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
      if (isCrash) lastCrash = reply.kind === "unanswered" ? reply.detail : `HTTP ${reply.status}`;
      return reply;
    },
    async pause(seconds) {
      const aborted = new Promise<void>((resolve) => limits.signal?.addEventListener("abort", () => resolve()));
      await Promise.race([clock.sleep(seconds * 1000), aborted]);
      assertGoingOn();
    },
    giveUp: (reason) => void (stopReason = reason),
    forgetCrashes: () => void (crashes = 0),
  };
}

/** Wraps `send`: keeps to the limits, and waits while the server is busy or unavailable. The result throws Stopped. */
export const withLimits = (send: Send, limits: Limits, clock: Clock = REAL_CLOCK): Send =>
  waitWhileBusy(createBudget(send, limits, clock), limits);
