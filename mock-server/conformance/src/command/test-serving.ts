// A server of a test's own: an adapter of states, or a stranger.
import type { Server } from "node:http";
import { onTestFinished } from "vitest";
import { listening } from "./listening.ts";

/** Has a server listen on a free port until the test is over, and answers its address. */
export async function serving(server: Server): Promise<string> {
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return await listening(server, 0);
}
