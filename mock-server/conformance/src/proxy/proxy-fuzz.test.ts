// Seeded hostile clients and servers on both sides: the proxy keeps running, forwards no bytes of a body as a
// request, and writes its report.
import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { dice } from "@hashgrove/mock-server/http/testing/test-dice.ts";
import { expect, onTestFinished, test } from "vitest";
import { EXIT } from "#cli/exit-codes.ts";
import { rawThrough, through } from "./test-proxy.ts";

const SEED = 20_261_124;
const ROUNDS = 400;
const AT_ONCE = 8;
/** Timeout for incomplete requests; real responses arrive far sooner. */
const PATIENCE_MS = 500;

const { roll, one } = dice(SEED);

const SMUGGLED = "GET /smuggled HTTP/1.1\r\nhost: x\r\n\r\n";
const chunked = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;
const METHODS = [
  "GET",
  "POST",
  "PUT",
  "DELETE",
  "PATCH",
  "HEAD",
  "OPTIONS",
  "TRACE",
  "CONNECT",
  "QUERY",
  "get",
  "G\x00T",
  "X".repeat(300),
];
const TARGETS = [
  "/api/news/index",
  "/api/user/login",
  "/api/products/detail?id=1",
  "/mock/example/list",
  "/",
  "*",
  "",
  "http://elsewhere.test/api/news/index",
  "HTTP://a@b:1/",
  "http://",
  "https://x/%",
  "ftp://x/",
  "elsewhere.test:443",
  "//evil.test/api/news/index",
  "/api/news/index?%zz=%",
  "/api/../api/news/index",
  "/api/news/index#x",
  "/\x7f",
  "/\xff\xfe",
  `/${"a".repeat(20_000)}`,
  `/api/news/index?${"a=1&".repeat(3000)}`,
  "/api/toString/constructor",
  "/api/__proto__?__proto__=1",
];
const HEADERS = [
  "host: x",
  "host: x\r\nhost: y",
  "connection: close",
  "connection: x-a",
  "x-a: \x01",
  "x-a: \xff",
  "x-a: a\r\n b",
  "expect: 100-continue",
  "expect: nothing",
  "upgrade: websocket\r\nconnection: upgrade",
  "authorization: Bearer \xe9",
  "accept-encoding: gzip",
  "content-type: application/json",
  "content-type: multipart/form-data",
  "te: trailers",
  "trailer: x",
  "__proto__: x",
  "constructor: y",
  "cookie: a=b",
  `x-long: ${"y".repeat(9000)}`,
  "prefer: code=999",
  ": x",
  "no colon",
];
const BODIES = [
  "",
  "{}",
  '{"account":7}',
  "{",
  "\xff\xfe",
  '{"__proto__":{"a":1}}',
  SMUGGLED,
  "[".repeat(5000),
  "x".repeat(70_000),
];
const FRAMES: readonly ((body: string) => string)[] = [
  (body) => `content-length: ${body.length}\r\n\r\n${body}`,
  (body) => `transfer-encoding: chunked\r\n\r\n${chunked(body)}`,
  (body) => `transfer-encoding: Chunked\r\n\r\n${chunked(body)}`,
  (body) => `content-length: 3\r\ntransfer-encoding: chunked\r\n\r\n${chunked(body)}`,
  (body) => `transfer-encoding: identity\r\n\r\n${body}`,
  (body) => `transfer-encoding: gzip, chunked\r\n\r\n${chunked(body)}`,
  (body) => `content-length: ${body.length + 5}\r\n\r\n${body}`,
  (body) => `content-length: -1\r\n\r\n${body}`,
  (body) => `transfer-encoding: chunked\r\n\r\nzz\r\n${body}`,
  () => "\r\n",
];
function hostileRequest(): string {
  const headers = Array.from({ length: roll(4) }, () => one(HEADERS));
  const lines = ["host: proxy.test", ...headers, "connection: close"].map((line) => `${line}\r\n`).join("");
  return `${one(METHODS)} ${one(TARGETS)} HTTP/1.1\r\n${lines}${one(FRAMES)(one(BODIES))}`;
}

const json = (body: string): string =>
  `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const ANSWERS: readonly string[] = [
  `HTTP/1.1 200 OK\r\n${json('{"code":200,"msg":"ok","data":[]}')}`,
  `HTTP/1.1 200 OK\r\n${json('{"code":200,"__proto__":{"x":1},"constructor":1,"toString":2}')}`,
  `HTTP/1.1 200 OK\r\n${json("{")}`,
  `HTTP/1.1 200 OK\r\n${json("[".repeat(20_000))}`,
  `HTTP/1.1 401 No\r\n${json('{"code":"401","data":{"reason":"hasOwnProperty"}}')}`,
  ...[0, 99, 100, 101, 102, 103, 199, 204, 304, 600, 999].map(
    (status) => `HTTP/1.1 ${String(status).padStart(3, "0")} Odd\r\n\r\n`,
  ),
  "HTTP/1.1 1000 Odd\r\n\r\n",
  "HTTP/1.1 -1 Odd\r\n\r\n",
  "HTTP/9.9 200 OK\r\n\r\n",
  "HTTP/1.1 200\r\n\r\n",
  "nonsense",
  "",
  "\x00".repeat(100),
  "HTTP/1.1 200 OK\r\nx-a: \x01\r\n\r\n",
  "HTTP/1.1 200 OK\r\nx-a: \xff\xfe\r\ncontent-length: 0\r\n\r\n",
  "HTTP/1.1 200 OK\r\n: x\r\n\r\n",
  "HTTP/1.1 200 OK\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nabcdef",
  "HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\nshort",
  "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
  "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nab",
  "HTTP/1.1 200 OK\r\nconnection: x-b\r\nx-b: 1\r\nupgrade: h2c\r\ncontent-length: 0\r\n\r\n",
  "HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\nbytes",
  `HTTP/1.1 200 OK\r\n${`x-${"h".repeat(200)}: y\r\n`.repeat(100)}\r\n`,
  "HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: 3\r\n\r\nabc",
  "HTTP/1.1 302 Found\r\nlocation: http://evil.test/\r\ncontent-length: 0\r\n\r\n",
];

/** Chooses a reply by the request alone: several requests arrive at once, and their order must not matter. */
const answerTo = (head: string): string =>
  ANSWERS[[...head].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7) % ANSWERS.length] ?? "";

/** A server with hostile responses; `heads` has the first line of each request it read. */
async function hostileServer(): Promise<{ readonly address: string; readonly heads: string[] }> {
  const heads: string[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    let text = "";
    socket.on("data", (part: Buffer) => {
      text += part.toString("latin1");
      const body = text.indexOf("\r\n\r\n");
      if (body < 0) return;
      const head = text.slice(0, body);
      // Without framing, the following bytes are the next request.
      const isFramed = /^(content-length|transfer-encoding):/im.test(head);
      heads.push(
        head.split("\r\n", 1)[0] ?? "",
        ...(isFramed || text.length === body + 4 ? [] : [text.slice(body + 4)]),
      );
      text = "";
      socket.removeAllListeners("data").resume();
      socket.end(answerTo(head), "latin1");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heads };
}

test(`${ROUNDS} hostile exchanges from the seed ${SEED} neither end the proxy nor slip a request through`, async () => {
  const { address, heads } = await hostileServer();
  const requests = Array.from({ length: ROUNDS }, hostileRequest);
  const answers: string[] = [];
  const { code, text, written } = await through(address, async (proxy) => {
    const left = [...requests];
    const client = async (): Promise<void> => {
      for (let request = left.shift(); request !== undefined; request = left.shift())
        answers.push(await rawThrough(proxy, request, PATIENCE_MS));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, client));
  });
  expect(answers).toHaveLength(ROUNDS);
  expect(heads.filter((head) => head.startsWith("GET /smuggled"))).toEqual([]);
  expect(heads.length, "many reached the server").toBeGreaterThan(ROUNDS / 10);
  expect(code, "the report is written").toBe(EXIT.findings);
  expect(text).toContain("reports: ");
  expect(written("journal.ndjson").trim().split("\n").length).toBeGreaterThan(10);
  expect(Object.hasOwn(Object.prototype, "x")).toBe(false);
});
