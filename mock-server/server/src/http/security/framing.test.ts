// Requests whose end a proxy and this server might determine differently (request smuggling).
import { afterAll, beforeEach, expect, test } from "vitest";
import { testApp } from "#http/testing/test-app.ts";
import { eventually, listenOnPort, openSocket } from "#http/testing/test-socket.ts";

const app = await testApp();
const world = await app.open("newcomer", { id: "framed" });
const port = await listenOnPort(app.fastify);
beforeEach(() => world.journal.clear());
afterAll(() => app.fastify.close());

const HIDDEN = "GET /w/framed/api/products/index HTTP/1.1\r\nhost: localhost\r\n\r\n";
const LOGIN = "/w/framed/api/user/login";

async function send(head: string, body: string, path = LOGIN, version = "1.1"): Promise<string> {
  const { socket, received } = await openSocket(port);
  socket.write(
    `POST ${path} HTTP/${version}\r\nhost: localhost\r\ncontent-type: application/json\r\n${head}\r\n${body}`,
  );
  await eventually(() => socket.destroyed);
  return received();
}

/** Header lines that are rejected, each sent with a complete chunked body. */
const REFUSED = [
  "transfer-encoding: identity, chunked",
  "transfer-encoding: gzip, chunked",
  "transfer-encoding: chunked, chunked",
  "transfer-encoding: chunked\r\ntransfer-encoding: chunked",
  "transfer-encoding: identity\r\ntransfer-encoding: chunked",
  "transfer-encoding: ,chunked",
  'transfer-encoding: "chunked"',
  "transfer-encoding: chunked;q=1",
  "transfer-encoding: chunked, identity",
  "transfer-encoding: xchunked",
  "transfer-encoding: \u000bchunked",
  "transfer-encoding : chunked",
  " transfer-encoding: chunked",
  "transfer-encoding:\r\n chunked",
  "x: y\r\n transfer-encoding: chunked",
  "x: y\ntransfer-encoding: chunked",
  "x: y\rtransfer-encoding: chunked",
  "transfer-encoding: chunked\r\ncontent-length: 5",
  "content-length: 5\r\ntransfer-encoding: chunked",
  "content-length: 5\r\ncontent-length: 5",
  "content-length: 5, 5",
  "content-length: +5",
  "content-length: -5",
  "content-length: 0x5",
  "content-length: 5 5",
  "content-length: 1e1",
  "content-length: 99999999999999999999",
  "content-length : 5",
  "content-length:\r\n 5",
] as const;

test.each(REFUSED)("%j is refused, and nothing behind it is executed", async (line) => {
  for (const path of [LOGIN, "/api/%zz", "/uploads/none", "/nowhere"]) {
    const reply = await send(`${line}\r\n`, `0\r\n\r\n${HIDDEN}${HIDDEN}`, path);
    expect(reply, path).toMatch(/^HTTP\/1\.1 400 [^]*\r\nconnection: close\r\n/i);
    expect(reply.match(/HTTP\/1\.1 /g), path).toHaveLength(1);
    expect(
      world.journal.entries().filter(({ operationId }) => operationId === "products.index"),
      path,
    ).toEqual([]);
  }
});

test.each([
  ["a bare line feed after the size", "2\n{}\r\n0\r\n\r\n"],
  ["a bare line feed after the data", "2\r\n{}\n0\r\n\r\n"],
  ["a size with a sign", "+2\r\n{}\r\n0\r\n\r\n"],
  ["a size with a prefix", "0x2\r\n{}\r\n0\r\n\r\n"],
  ["a size with blanks", "2 \r\n{}\r\n0\r\n\r\n"],
  ["a size that is too large", "fffffffffffffffff\r\n{}\r\n0\r\n\r\n"],
  ["data longer than its size", "1\r\n{}\r\n0\r\n\r\n"],
])("a chunk with %s is refused, and nothing behind it is executed", async (_what, body) => {
  const reply = await send("transfer-encoding: chunked\r\n", `${body}${HIDDEN}`);
  expect(reply).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(world.journal.entries().filter(({ operationId }) => operationId === "products.index")).toEqual([]);
});

test("HTTP/1.0 has no chunks", async () => {
  const reply = await send(
    "transfer-encoding: chunked\r\nconnection: keep-alive\r\n",
    `0\r\n\r\n${HIDDEN}`,
    `${LOGIN}?http=1.0`,
    "1.0",
  );
  expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  // The journal may still get the last request of the previous test, which has no query.
  expect(world.journal.entries().filter(({ path }) => path !== "/api/user/login")).toEqual([]);
});

test("bytes behind a complete request do not displace its reply", async () => {
  const body = JSON.stringify({ account: "alice@example.test", password: "Passw0rd1" });
  for (const connection of ["keep-alive", "close"]) {
    const reply = await send(
      `connection: ${connection}\r\ncontent-length: ${body.length}\r\n`,
      `${body}garbage\r\n\r\n`,
    );
    expect(reply, connection).toMatch(/^HTTP\/1\.1 200 /);
    expect(reply, connection).toContain(`"token"`);
  }
});
