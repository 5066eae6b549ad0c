import type { FastifyInstance } from "fastify";

/** How long requests that are under way may take to end, milliseconds. */
const GRACE_MS = 3000;

/**
 * Lets a server come to its end: connections are closed as soon as their last reply is sent, and those whose request
 * does not arrive or is not answered in time are cut off.
 */
export function drainOnClose(app: FastifyInstance, graceMs = GRACE_MS): void {
  app.addHook("preClose", (done) => {
    const { server } = app;
    if (server.listening) {
      // A connection that was busy when the end began is kept alive by Node afterwards.
      const sweep = setInterval(() => server.closeIdleConnections(), 20);
      const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      server.once("close", () => {
        clearInterval(sweep);
        clearTimeout(cut);
      });
    }
    done();
  });
}
