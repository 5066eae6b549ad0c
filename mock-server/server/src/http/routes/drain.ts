import type { Server } from "node:http";
import type { Server as Listener } from "node:net";
import type { FastifyInstance } from "fastify";
import { RETRY_AFTER_S } from "#http/replies/send.ts";
import { isControlAddress } from "#http/requests/spelling.ts";
import { RequestFault } from "#ports/request-fault.ts";
import { HEALTH_PATH } from "./healthz.ts";

/** How long open requests may take to finish after close, in milliseconds. */
const GRACE_MS = 3000;

/**
 * Closes the server gracefully: each connection is closed after its last reply. Requests that are incomplete or without
 * a reply after the grace period are cut off.
 */
export function drainOnClose(app: FastifyInstance, graceMs = GRACE_MS): void {
  app.addHook("preClose", (done) => {
    if (app.server.listening) drainConnections(app.server, app.server, graceMs);
    done();
  });
}

/**
 * Ends the connections of a closing server as soon as they are idle, and all of them after `graceMs`. Stops when
 * `listener` is closed.
 */
export function drainConnections(server: Server, listener: Listener, graceMs = GRACE_MS): void {
  // Node keeps a connection alive that was busy when the close began, so idle connections are closed repeatedly.
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  listener.once("close", () => {
    clearInterval(sweep);
    clearTimeout(cut);
  });
}

/** Replies 503 in the envelope to requests that arrive while the server closes. Call it before adding any route. */
export function rejectWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook("preClose", (done) => {
    closing = true;
    done();
  });
  app.addHook("onRequest", (request, reply, done) => {
    if (!closing || request.routeOptions.url === HEALTH_PATH) return done();
    reply.header("connection", "close");
    if (isControlAddress(request)) {
      const body = { error: "closing", message: "the server is stopping" };
      reply.code(503).header("retry-after", RETRY_AFTER_S).send(body);
      return;
    }
    done(new RequestFault(503));
  });
}
