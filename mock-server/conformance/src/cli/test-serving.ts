// Runs HTTP servers in tests, such as a states adapter.
import type { Server } from "node:http";
import { onTestFinished } from "vitest";
import { listen } from "./listen.ts";

/** Listens on a free port until the test ends, and returns the address. */
export async function serving(server: Server): Promise<string> {
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return await listen(server, 0);
}
