import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";

/** So many requests of one client in so many milliseconds. */
export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
}

/** Too many requests of one client. */
class TooManyRequests extends Error {
  override readonly name = "TooManyRequests";
  readonly statusCode = 429;
}

/**
 * Readies `app.rateLimit()`, a hook for after the session was found: a member is counted by session, everyone else by
 * address, because a made-up token would otherwise begin a new count. Retry-After says how many seconds to wait.
 */
export async function limitRequests(app: FastifyInstance, { max, windowMs }: RateLimit): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max,
    timeWindow: windowMs,
    keyGenerator: ({ call, ip }) => (call?.member && call.tokenHash) || ip,
    // The contract knows Retry-After alone.
    addHeaders: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    addHeadersOnExceeding: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    errorResponseBuilder: () => new TooManyRequests(),
  });
}
