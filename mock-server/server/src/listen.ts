// Listens on an address. For a loopback address it listens on both 127.0.0.1 and ::1, because clients may resolve
// `localhost` to either of them.
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import type { FastifyInstance } from "fastify";
import { drainConnections } from "#http/routes/drain.ts";
import { LOOPBACK } from "./command-line.ts";

const V4 = "127.0.0.1";
const V6 = "::1";

/**
 * Makes the HTTP server accept connections on a second address. Returns a function that starts to listen there; it does
 * nothing if the machine lacks the address or another program uses the port.
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
      // Ignore the failure: the server already listens on the first address.
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
