// Names the option that lets pages of another origin call the server, because the browser only reports that it blocked
// the call.
import type { FastifyRequest } from "fastify";
import { isTrustedSender, type TrustedSenders } from "./sender.ts";

/** Paths of the product's calls. */
const CALLS = /^\/(?:api|mock)\//;
const ORIGIN = /^https?:\/\/[\w.:[\]-]{1,200}$/;
/** How many origins get a logged warning; limited, so that clients cannot fill the log. */
const MOST_WARNED = 20;

export interface CorsHints {
  /** The hint for a call that a browser blocks, or null. Logs it once for each origin, up to MOST_WARNED origins. */
  hintFor(request: FastifyRequest): string | null;
}

export function createCorsHints(senders: TrustedSenders): CorsHints {
  const warned = new Set<string>();
  return {
    hintFor(request) {
      const { origin } = request.headers;
      if (origin === undefined || !ORIGIN.test(origin) || !CALLS.test(request.url)) return null;
      if (isTrustedSender(request, senders)) return null;
      const hint = `pages of ${origin} cannot call this server; start it with --cors-origin ${origin}`;
      if (!warned.has(origin) && warned.size < MOST_WARNED) {
        warned.add(origin);
        request.log.warn(hint);
      }
      return hint;
    },
  };
}
