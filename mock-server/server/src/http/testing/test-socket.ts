// A real port and real sockets, for what an injected request cannot show: what is on the wire, and how it breaks off.
import { once } from "node:events";
import { request, type IncomingHttpHeaders } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Listens on a free loopback port and answers it. */
export async function portOf(app: FastifyInstance): Promise<number> {
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

/** Asks with the path as it is; clients otherwise tidy `..` away. */
export async function ask(port: number, path: string, { method = "GET", headers = {}, body }: WireRequest = {}) {
  const asked = request({ port, host: "127.0.0.1", path, method, headers, agent: false });
  asked.end(body);
  const [response] = (await once(asked, "response")) as [
    NodeJS.ReadableStream & { statusCode: number; headers: IncomingHttpHeaders },
  ];
  let text = "";
  for await (const chunk of response) text += chunk.toString();
  return { status: response.statusCode, headers: response.headers, text } satisfies WireReply;
}

/** An open connection; what was received so far is in `received()`. */
export async function plug(port: number): Promise<{ socket: Socket; received: () => string }> {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk.toString("latin1");
  });
  // What a server does to a connection is what the tests are about.
  socket.on("error", () => {});
  await once(socket, "connect");
  return { socket, received: () => text };
}

/** Waits until something holds; throws when it does not within the time. */
export async function eventually(holds: () => boolean, ms = 30_000): Promise<void> {
  const end = performance.now() + ms;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`not within ${ms} ms: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
