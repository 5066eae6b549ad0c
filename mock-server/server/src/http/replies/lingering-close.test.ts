// Replies that are sent before the request's body has arrived, read by clients that send all of it first.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { testApp } from "#http/testing/test-app.ts";
import { eventually, listenOnPort, openSocket } from "#http/testing/test-socket.ts";
import { lingerAfterReplies } from "./lingering-close.ts";

const ATTEMPTS = 250;

const app = await testApp({ rateLimit: { max: 1e6, windowMs: 60_000 } });
await app.open("newcomer", { id: "lost" });
const port = await listenOnPort(app.fastify);
afterAll(() => app.fastify.close());

const JSON_TYPE = "content-type: application/json\r\n";
const API = "/w/lost/api";

/** Status, description, request line and headers of requests that are refused before their body. */
const REFUSALS: readonly [status: number, what: string, path: string, headers: string][] = [
  [401, "no session", `${API}/products/buy`, JSON_TYPE],
  [413, "too large", `${API}/user/login`, JSON_TYPE],
  [415, "another type", `${API}/user/login`, "content-type: text/plain\r\n"],
  [404, "no path", `${API}/nope`, JSON_TYPE],
  [405, "another method", `${API}/products/index`, JSON_TYPE],
  [404, "no world", "/w/no-such/api/user/login", JSON_TYPE],
  [400, "an address that cannot be decoded", `${API}/%zz`, JSON_TYPE],
  [400, "a header twice", `${API}/user/login`, `${JSON_TYPE}x-world: lost\r\nx-world: lost\r\n`],
  [400, "a header too long", `${API}/user/login`, `${JSON_TYPE}x-long: ${"x".repeat(40_000)}\r\n`],
  [400, "another coding", `${API}/user/login`, `${JSON_TYPE}transfer-encoding: identity\r\n`],
  [405, "a file", "/uploads/nope", JSON_TYPE],
  [403, "a control call without its header", "/__qa/worlds", JSON_TYPE],
];

const BODY = Buffer.alloc(400_000, "x");
const CHUNK = Buffer.concat([Buffer.from(`${BODY.length.toString(16)}\r\n`), BODY, Buffer.from("\r\n0\r\n\r\n")]);
const LENGTH = `content-length: ${BODY.length}\r\n`;
const CLOSE = "connection: close\r\n";

/** Version, headers and body by kind of client. */
const CLIENTS: Readonly<Record<string, readonly [version: string, headers: string, body: Buffer]>> = {
  "Connection: close": ["1.1", `${CLOSE}${LENGTH}`, BODY],
  "HTTP/1.0": ["1.0", LENGTH, BODY],
  "chunks and Connection: close": ["1.1", `${CLOSE}transfer-encoding: chunked\r\n`, CHUNK],
  "Expect: 100-continue": ["1.1", `${CLOSE}${LENGTH}expect: 100-continue\r\n`, BODY],
};

/** Sends all of a request before reading anything, as many clients do. Returns the reply, or why it is lost. */
async function sendThenRead(head: string, body: Buffer, pieces = 1): Promise<string> {
  const { socket, received } = await openSocket(port);
  let error = "";
  socket.once("error", ({ message }) => {
    error = message;
  });
  socket.pause();
  socket.write(head);
  const size = Math.ceil(body.length / pieces);
  for (let at = 0; at < body.length && !socket.destroyed; at += size) {
    const isFlushed = socket.write(body.subarray(at, at + size));
    if (!isFlushed && !socket.destroyed) await Promise.race([once(socket, "drain"), once(socket, "close")]);
    if (pieces > 1) await new Promise((resolve) => setImmediate(resolve));
  }
  socket.resume();
  await eventually(() => socket.destroyed);
  return error === "" ? received() : error;
}

describe.each(Object.entries(CLIENTS))("a client with %s", (_kind, [version, more, body]) => {
  test.each(REFUSALS)(`reads each of its replies: %i for %s`, async (status, what, path, headers) => {
    const host = path.startsWith("/__qa") ? `127.0.0.1:${port}` : "localhost";
    const head = `POST ${path} HTTP/${version}\r\nhost: ${host}\r\n${headers}${more}\r\n`;
    const lost: string[] = [];
    const attempts = Math.ceil(ATTEMPTS / REFUSALS.length);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const reply = await sendThenRead(head, body, attempt % 2 === 0 ? 1 : 9);
      const isWhole = new RegExp(`HTTP/1\\.1 ${status} [^]*\r\n\r\n[^]*}$`).test(reply);
      if (!isWhole) lost.push(reply.slice(0, 200));
    }
    expect(lost, what).toEqual([]);
  });
});

test.each([
  ["no longer sends", { bytes: 1e9, ms: 600_000, idleMs: 60 }, 10],
  ["sends too much", { bytes: 100_000, ms: 600_000, idleMs: 600_000 }, 1e9],
  ["sends for too long", { bytes: 1e9, ms: 100, idleMs: 600_000 }, 1e9],
])("closes the connection of a client that %s after its reply", async (_what, limits, length) => {
  const server = createServer((_request, response) => response.writeHead(413).end("no"));
  lingerAfterReplies(server, limits);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  for (const connection of ["close", "keep-alive"]) {
    const { socket, received } = await openSocket((server.address() as AddressInfo).port);
    socket.write(`POST / HTTP/1.1\r\nhost: x\r\nconnection: ${connection}\r\ncontent-length: ${length}\r\n\r\n`);
    const sendOn = (): void => {
      if (length > 10 && !socket.destroyed) socket.write("x".repeat(10_000), () => setTimeout(sendOn, 1));
    };
    sendOn();
    await eventually(() => socket.destroyed);
    expect(received()).toMatch(/^HTTP\/1\.1 413 /);
  }
  server.close();
});
