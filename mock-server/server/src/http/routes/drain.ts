import type { FastifyInstance } from "fastify";
import { faultReply } from "#http/replies/envelope.ts";
import { envelopeAt } from "#http/faults/faults.ts";
import { languageFor } from "#http/requests/language.ts";
import { send, type SendOptions } from "#http/replies/send.ts";

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

/** Answers requests that come while the server ends: 503 in the envelope. Has to be asked for before any route. */
export function refuseWhileClosing(app: FastifyInstance, options: SendOptions): void {
  let closing = false;
  app.addHook("preClose", (done) => {
    closing = true;
    done();
  });
  app.addHook("onRequest", (request, reply, done) => {
    if (!closing) return done();
    reply.header("connection", "close");
    const { url, headers } = request;
    const inControl = {
      status: 503,
      body: { code: 503, error: "closing", message: "the server is coming to its end" },
    };
    const envelope = envelopeAt(url);
    const refusal = faultReply(envelope, 503, languageFor(envelope, headers["accept-language"]));
    send(request, reply, url.startsWith("/__qa/") ? inControl : refusal, options);
  });
}
