import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { loginNameOf } from "#operations/login-name.ts";
import { networkOf } from "./client-network.ts";

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

/** How many times `max` a network may log in: behind one address are many people, and one who guesses is no reason. */
const LOGINS_OF_A_NETWORK = 10;

/** The network a request comes from; what a proxy tells that is no address counts for nothing. */
const networkOfRequest = ({ ip, socket }: FastifyRequest): string =>
  networkOf(ip) ?? networkOf(socket.remoteAddress ?? "") ?? ip;

/** Limits of the calls of an app, as hooks. */
export interface RateLimits {
  /** For after the session was found: a member is counted by session, everyone else by network. */
  readonly ofClients: ReturnType<FastifyInstance["rateLimit"]>;
  /** Instead of that one, where people log in. */
  readonly ofLogins: ReturnType<FastifyInstance["rateLimit"]>;
  /** For after the body was read: by network and account, so that a flood under one name shuts out no other. */
  readonly ofAccounts: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/**
 * Readies the limits. A made-up token would otherwise begin a new count, so that only a member's session is counted.
 * Retry-After says how many seconds to wait.
 */
export async function limitRequests(app: FastifyInstance, { max, windowMs }: RateLimit): Promise<RateLimits> {
  await app.register(rateLimit, {
    global: false,
    max,
    timeWindow: windowMs,
    keyGenerator: (request) => (request.call?.member && request.call.tokenHash) || networkOfRequest(request),
    // The contract knows Retry-After alone.
    addHeaders: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    addHeadersOnExceeding: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    errorResponseBuilder: () => new TooManyRequests(),
  });
  // Not as a hook of the library, which counts a request once only.
  const countAccount = app.createRateLimit({
    keyGenerator: (request) => `${networkOfRequest(request)} ${loginNameOf(request.body)?.toLowerCase() ?? ""}`,
  });
  return {
    ofClients: app.rateLimit(),
    ofLogins: app.rateLimit({ max: max * LOGINS_OF_A_NETWORK, keyGenerator: networkOfRequest }),
    async ofAccounts(request, reply) {
      const count = await countAccount(request);
      if (count.isAllowed || !count.isExceeded) return;
      reply.header("retry-after", count.ttlInSeconds);
      throw new TooManyRequests();
    },
  };
}
