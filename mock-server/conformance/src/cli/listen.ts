import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { UsageError } from "#runner/check-options.ts";

/** Listens on loopback and returns the address. Throws UsageError if the port is in use. */
export async function listen(server: Server, port: number): Promise<string> {
  try {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  } catch (error) {
    throw new UsageError(`port ${port} cannot be used: ${(error as Error).message}`);
  }
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export async function untilAborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
}
