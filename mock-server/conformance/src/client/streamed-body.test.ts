// A large body reaches a server that reads it, and an early refusal reaches the client.
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { fetchStreamed } from "./streamed-body.ts";

const PART = new Uint8Array(64 * 1024);
const PARTS = 160;

function* tenMebibytes() {
  for (let nth = 0; nth < PARTS; nth += 1) yield PART;
}

async function addressOf(server: Server): Promise<string> {
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const send = (url: string, ms = 60_000): Promise<Response> =>
  fetchStreamed(url, { method: "POST", headers: {}, body: tenMebibytes, signal: AbortSignal.timeout(ms) });

test("a server reads all of it", async () => {
  const server = createServer((request, response) => {
    void buffer(request).then(({ length }) => response.writeHead(201, { "x-length": String(length) }).end("read"));
  });
  const reply = await send(await addressOf(server));
  expect(reply.status).toBe(201);
  expect(reply.headers.get("x-length")).toBe(String(PARTS * PART.length));
  expect(await reply.text()).toBe("read");
});

test("an early refusal reaches the client", async () => {
  const server = createServer((_, response) => {
    response.writeHead(413, { connection: "close" }).end("too large");
  });
  const reply = await send(await addressOf(server));
  expect(reply.status).toBe(413);
  expect(await reply.text()).toBe("too large");
});

test("a server that hangs up is an error, and so is one that never answers", async () => {
  const hangsUp = await addressOf(createServer((request) => request.socket.destroy()));
  await expect(send(hangsUp)).rejects.toThrow("fetch failed");
  const isSilent = await addressOf(createServer((request) => void request.resume()));
  await expect(send(isSilent, 300)).rejects.toThrow(/timeout/);
});
