// Real ports and sockets, for tests that injected requests cannot do: they need bytes on the wire or broken
// connections.
import { once } from "node:events";
import { request, type IncomingHttpHeaders } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Listens on a free loopback port, unless the server listens already, and returns the port. */
export async function listenOnPort(app: FastifyInstance): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  return (app.server.address() as AddressInfo).port;
}

export interface WireReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface WireRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Sends a request with the path unchanged; fetch would normalise `..`. */
export async function sendRequest(
  port: number,
  path: string,
  { method = "GET", headers = {}, body }: WireRequest = {},
) {
  const outgoing = request({ port, host: "127.0.0.1", path, method, headers, agent: false });
  outgoing.end(body);
  const [response] = (await once(outgoing, "response")) as [
    NodeJS.ReadableStream & { statusCode: number; headers: IncomingHttpHeaders },
  ];
  let text = "";
  for await (const chunk of response) text += chunk.toString();
  return { status: response.statusCode, headers: response.headers, text } satisfies WireReply;
}

/** Opens a raw connection; `received()` returns the text received so far. */
export async function openSocket(port: number): Promise<{ socket: Socket; received: () => string }> {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk.toString("latin1");
  });
  // The tests check how the server ends connections; errors are expected.
  socket.on("error", () => {});
  await once(socket, "connect");
  return { socket, received: () => text };
}

/** Waits until the condition holds; throws after `ms`. */
export async function eventually(holds: () => boolean, ms = 30_000): Promise<void> {
  const end = performance.now() + ms;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`not within ${ms} ms: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
