import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Tries to listen on a loopback port; returns the error code, such as `EADDRINUSE`, or null if that works. */
async function listenError(port: number): Promise<string | null> {
  const server = createServer();
  return await new Promise((resolve) => {
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(null)));
  });
}

const FIRST = Number(process.env.E2E_PORT ?? 4020);
/** Ports of the browser tests' servers, one per engine, because some run concurrently. */
export const TEST_PORTS = { chromium: FIRST, webkit: FIRST + 2, firefox: FIRST + 3 } as const;

/** Exits with advice if the port is not usable. Call it before the build, which takes a minute. */
export async function requireFreePort(port: number, option = "E2E_PORT"): Promise<void> {
  const error = await listenError(port);
  if (error === null) return;
  const why = error === "EADDRINUSE" ? "is in use" : `cannot be used (${error})`;
  console.error(`port ${port} ${why}: stop what uses it, or choose another one, such as ${option}=${port + 100}`);
  process.exit(1);
}
