import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A loopback port that nothing listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Why a server could not listen on this loopback port: `EADDRINUSE`, or another code; null if it could. */
async function listenError(port: number): Promise<string | null> {
  const server = createServer();
  return await new Promise((resolve) => {
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(null)));
  });
}

const FIRST = Number(process.env.E2E_PORT ?? 4020);
/** Where the servers of the browser tests listen: one for each engine, because some run beside each other. */
export const TEST_PORTS = { chromium: FIRST, webkit: FIRST + 2, firefox: FIRST + 3 } as const;

/** Ends the process with advice if a server could not listen there: checked before a build of a minute, not after it. */
export async function requireFreePort(port: number, option = "E2E_PORT"): Promise<void> {
  const error = await listenError(port);
  if (error === null) return;
  const why = error === "EADDRINUSE" ? "is in use" : `cannot be used (${error})`;
  console.error(`port ${port} ${why}: stop what uses it, or choose another one, such as ${option}=${port + 100}`);
  process.exit(1);
}
