// Public API of the package, for projects that start a server in their own process.
import { readCommandLine } from "./command-line.ts";
import { listen } from "./listen.ts";
import { buildWith } from "./serve.ts";

export interface StartOptions {
  /** Any free port by default. */
  readonly port?: number;
}

export interface RunningServer {
  /** Such as `http://127.0.0.1:4010`. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts a server with its web, docs, console and control surface on this machine. It has no default world: each
 * request must name a world. Nothing is kept after `close`.
 */
export async function startServer({ port = 0 }: StartOptions = {}): Promise<RunningServer> {
  const args = ["--control", "--strict-worlds", "--no-back-office-delay", "--quiet", "--port", String(port)];
  const options = readCommandLine(args, {});
  const { fastify } = await buildWith(options, null);
  const url = await listen(fastify, options);
  return { url, close: () => fastify.close() };
}
