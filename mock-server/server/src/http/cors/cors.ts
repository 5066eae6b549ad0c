// Lets pages of the allowed origins call the server and read its replies.
import type { FastifyCorsOptions } from "@fastify/cors";
import type { Call } from "@hashgrove/contract/contract.ts";
import type { FastifyReply, FastifyRequest } from "fastify";

const EXPOSED = ["Retry-After", "Date", "Idempotency-Replayed"];
/** Paths that pages of allowed other origins may request. */
const SHARED = /^\/(?:api|mock|uploads)\//;

/**
 * CORS options for the routes of calls. Lists the methods of all calls, because the plugin allows only GET, HEAD and
 * POST by default.
 */
export const corsOptions = (origins: readonly string[], calls: readonly Call[]): FastifyCorsOptions => ({
  origin: [...origins],
  methods: [...new Set(["HEAD", ...calls.map(({ method }) => method)])],
  allowedHeaders: ["Authorization", "token", "Content-Type", "Accept-Language", "Idempotency-Key"],
  exposedHeaders: EXPOSED,
});

/**
 * Adds CORS headers, also to replies without a route (400, 404, 405), which browsers would otherwise hide from the
 * page.
 */
export function shareReply(request: FastifyRequest, reply: FastifyReply, origins: readonly string[]): void {
  const { origin } = request.headers;
  if (origin === undefined || !origins.includes(origin) || !SHARED.test(request.url)) return;
  reply.headers({
    "access-control-allow-origin": origin,
    "access-control-expose-headers": EXPOSED.join(", "),
    vary: "Origin",
  });
}
