// Listens on an address. A loopback address means both, IPv4 and IPv6, because clients may resolve `localhost` to
// either.
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import type { FastifyInstance } from "fastify";
import { drainConnections } from "#http/routes/drain.ts";
import { LOOPBACK } from "./command-line.ts";

const V4 = "127.0.0.1";
const V6 = "::1";

/**
 * Prepares a second address, whose connections the HTTP server treats as its own. Returns a function that listens
 * there; it does nothing where the machine lacks the address or another program has the port.
 */
function prepareSecond(app: FastifyInstance, host: string): (port: number) => Promise<void> {
  // The options that Node's HTTP server uses for its own connections.
  const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    app.server.emit("connection", socket);
  });
  second.maxConnections = app.server.maxConnections;
  let closed: Promise<unknown> = Promise.resolve();
  app.addHook("preClose", (done) => {
    if (second.listening) {
      closed = once(second, "close");
      drainConnections(app.server, second);
      second.close();
    }
    done();
  });
  app.addHook("onClose", async () => void (await closed));
  return async (port) => {
    try {
      second.listen({ port, host });
      await once(second, "listening");
    } catch {
      // The first address is enough.
    }
  };
}

/** Listens and returns the address, such as `http://127.0.0.1:4010`. Throws system errors, such as EADDRINUSE. */
export async function listen(
  app: FastifyInstance,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<string> {
  if (!LOOPBACK.has(host)) return app.listen({ port, host });
  const [first, second] = host === V6 ? [V6, V4] : [V4, V6];
  const listenOnSecond = prepareSecond(app, second);
  const url = await app.listen({ port, host: first });
  await listenOnSecond((app.server.address() as AddressInfo).port);
  return url;
}
