import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { loginNameOf } from "#operations/login-name.ts";
import { RequestFault } from "#ports/request-fault.ts";
import { networkOf } from "./client-network.ts";

/** `max` requests per client within `windowMs` milliseconds. */
export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
}

/** Multiplies `max` for logins of a network, because many people may share one address. */
const LOGINS_OF_A_NETWORK = 10;

/** The client's network; an invalid address from a proxy is ignored. */
const networkOfRequest = ({ ip, socket }: FastifyRequest): string =>
  networkOf(ip) ?? networkOf(socket.remoteAddress ?? "") ?? ip;

export interface RateLimits {
  /** Runs after the session lookup: counts members by session and everyone else by network. */
  readonly ofClients: ReturnType<FastifyInstance["rateLimit"]>;
  /** Replaces `ofClients` for logins. */
  readonly ofLogins: ReturnType<FastifyInstance["rateLimit"]>;
  /**
   * Runs after the body is read: counts by network and account, so that a flood under one name blocks no other name.
   */
  readonly ofAccounts: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/**
 * Creates the limits. Only members are counted by session, because a made-up token must not start a new count.
 * Retry-After gives the seconds to wait.
 */
export async function limitRequests(app: FastifyInstance, { max, windowMs }: RateLimit): Promise<RateLimits> {
  await app.register(rateLimit, {
    global: false,
    max,
    timeWindow: windowMs,
    keyGenerator: (request) => (request.call?.member && request.call.tokenHash) || networkOfRequest(request),
    // The contract documents only Retry-After.
    addHeaders: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    addHeadersOnExceeding: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    errorResponseBuilder: () => new RequestFault(429),
  });
  // Not the library's hook, because that counts each request only once, and a login is also counted by `ofLogins`.
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
      throw new RequestFault(429);
    },
  };
}
