// The address that load balancers, containers and scripts ask for the state of the server. It reveals no world and
// needs no token.
import type { FastifyInstance } from "fastify";
import { hasWorldPrefix } from "#http/requests/world-address.ts";

export const HEALTH_PATH = "/healthz";

interface Health {
  readonly version: string;
  /** Whether writes of a world currently fail. */
  readonly isDegraded: () => boolean;
}

/** Serves the server's health: 200 while it takes requests, also when degraded, and 503 while it closes. */
export function healthRoute(app: FastifyInstance, { version, isDegraded }: Health): void {
  let isClosing = false;
  app.addHook("preClose", (done) => {
    isClosing = true;
    done();
  });
  app.get(HEALTH_PATH, (request, reply) => {
    // Not below a world's prefix: this is the server's health, not a world's.
    if (hasWorldPrefix(request.raw)) return reply.callNotFound();
    return reply
      .code(isClosing ? 503 : 200)
      .header("cache-control", "no-store")
      .send({ ready: !isClosing, degraded: isDegraded(), version });
  });
}
