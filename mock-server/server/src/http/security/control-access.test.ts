// The control surface is closed unless it is asked for, and then open to those it is meant for: directly, through a proxy
// and beyond this machine.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { qaContract } from "#qa/test-server.ts";
import { testApp, type TestApp } from "#http/testing/test-app.ts";
import { ask, portOf } from "#http/testing/test-socket.ts";

const TOKEN = "t0k3n".repeat(8);
let plain: TestApp;
let off: TestApp;
let proxied: TestApp;
let guarded: TestApp;
let trusting: TestApp;
beforeAll(async () => {
  plain = await testApp();
  off = await testApp({ control: false });
  proxied = await testApp({ publicUrl: "http://127.0.0.1:4080" });
  guarded = await testApp({ publicUrl: "https://qa.example.test", controlToken: TOKEN });
  trusting = await testApp({ trustProxy: ["loopback"], publicUrl: "http://127.0.0.1:4080" });
});
afterAll(() => Promise.all([plain, off, proxied, guarded, trusting].map(({ fastify }) => fastify.close())));

const health = (app: TestApp, headers: Record<string, string>, remoteAddress = "127.0.0.1") =>
  app.fastify.inject({ url: "/__qa/health", headers, remoteAddress });
const open = (app: TestApp, headers: Record<string, string>, remoteAddress = "127.0.0.1") =>
  app.fastify.inject({
    method: "POST",
    url: "/__qa/worlds",
    headers: { "x-qa": "1", "content-type": "application/json", ...headers },
    payload: `{"scenario":"empty"}`,
    remoteAddress,
  });
const errorOf = (reply: { statusCode: number; json(): unknown }) => [
  reply.statusCode,
  (reply.json() as { error?: string }).error,
];

describe("a server that was not asked for it", () => {
  test.each(qaContract.calls.map(({ method, path }) => [method, path] as const))(
    "has no %s %s",
    async (method, path) => {
      const url = `/__qa${path.replaceAll(/\{\w+\}/g, "1")}`;
      const reply = await off.fastify.inject({ method, url, headers: { host: "127.0.0.1", "x-qa": "1" } });
      const other = await off.fastify.inject({ method, url: "/__other", headers: { host: "127.0.0.1", "x-qa": "1" } });
      expect([reply.statusCode, reply.body]).toEqual([404, other.body]);
      expect(JSON.stringify(reply.headers)).not.toContain("x-world-time");
    },
  );
});

describe("a server that is reached directly", () => {
  test("answers no name that a stranger could have made point here", async () => {
    for (const host of ["evil.example", "evil.example:80", "127.0.0.1:4080", "localhost.evil.example", "[::2]"])
      expect(errorOf(await health(plain, { host })), host).toEqual([403, "foreign-host"]);
  });
  test("answers no other machine, whoever that says it speaks for", async () => {
    const headers = { host: "127.0.0.1", "x-forwarded-for": "127.0.0.1", forwarded: "for=127.0.0.1" };
    expect(errorOf(await health(plain, headers, "10.0.0.7"))).toEqual([403, "not-loopback"]);
  });
  test("takes no host from a header that anybody can send", async () => {
    const proxied = await testApp({ trustProxy: ["loopback"] });
    for (const [scheme, shown] of [
      ["https", "https"],
      ["http", "http"],
      ["javascript", "http"],
      ["https, javascript", "http"],
      ["//evil.example", "http"],
    ] as const) {
      const reply = await health(proxied, { host: "127.0.0.1", "x-forwarded-proto": scheme });
      expect(reply.json<{ url: string }>().url, scheme).toBe(`${shown}://127.0.0.1`);
    }
    await proxied.fastify.close();
    const headers = { host: "127.0.0.1", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
    expect((await open(plain, headers)).json()).toMatchObject({
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1\/w\//) as string,
    });
  });
  test("makes a world's address of the one that the caller used, on a real port, too", async () => {
    const port = await portOf(plain.fastify);
    const sent = {
      method: "POST",
      headers: { "x-qa": "1", "content-type": "application/json" },
      body: `{"scenario":"empty"}`,
    };
    const { text } = await ask(port, "/__qa/worlds", sent);
    expect(JSON.parse(text)).toMatchObject({ url: expect.stringContaining(`http://127.0.0.1:${port}/w/`) as string });
  });
});

describe("a server behind a proxy of this machine", () => {
  test("answers calls by its public address and makes worlds' addresses of that", async () => {
    for (const host of ["127.0.0.1:4080", "localhost:4080", "127.0.0.1"]) {
      const reply = await open(proxied, { host });
      expect([reply.statusCode, reply.json()], host).toMatchObject([
        201,
        { url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:4080\/w\//) as string },
      ]);
    }
    expect((await health(proxied, { host: "127.0.0.1:4080" })).json()).toMatchObject({ url: "http://127.0.0.1:4080" });
  });
  test("takes its own pages' calls, and those of no other", async () => {
    const host = "127.0.0.1:4080";
    expect((await open(proxied, { host, origin: "http://127.0.0.1:4080" })).statusCode).toBe(201);
    // A proxy that puts the server's own address into Host.
    expect((await open(proxied, { host: "127.0.0.1", origin: "http://127.0.0.1:4080" })).statusCode).toBe(201);
    for (const origin of ["http://evil.example", "https://127.0.0.1:4080", "http://127.0.0.1:4081", "null"])
      expect(errorOf(await open(proxied, { host, origin })), origin).toEqual([403, "foreign-origin"]);
    expect(errorOf(await open(proxied, { host: "evil.example:4080" }))).toEqual([403, "foreign-host"]);
  });
  test("still wants what every writing call has to carry", async () => {
    const host = "127.0.0.1:4080";
    expect(errorOf(await open(proxied, { host, "x-qa": "0" }))).toEqual([403, "x-qa-needed"]);
    expect(errorOf(await open(proxied, { host, "content-type": "text/plain" }))).toEqual([415, "not-json"]);
  });
  test("that is trusted speaks for another machine, which is turned away", async () => {
    const host = "127.0.0.1:4080";
    expect((await health(trusting, { host })).statusCode).toBe(200);
    expect((await health(trusting, { host, "x-forwarded-for": "127.0.0.1" })).statusCode).toBe(200);
    expect(errorOf(await health(trusting, { host, "x-forwarded-for": "203.0.113.9" }))).toEqual([403, "not-loopback"]);
    expect(errorOf(await health(trusting, { host, "x-forwarded-for": "127.0.0.1" }, "203.0.113.9"))).toEqual([
      403,
      "not-loopback",
    ]);
  });
});

describe("a server with a control token", () => {
  const host = "qa.example.test";
  const authorization = `Bearer ${TOKEN}`;
  test("answers whoever has it, from anywhere", async () => {
    const reply = await open(guarded, { host, authorization, origin: "https://qa.example.test" }, "203.0.113.9");
    expect([reply.statusCode, reply.json()]).toMatchObject([
      201,
      { url: expect.stringMatching(/^https:\/\/qa\.example\.test\/w\//) as string },
    ]);
  });
  test("answers nobody else, from this machine neither, on any call", async () => {
    for (const { method, path } of qaContract.calls) {
      const url = `/__qa${path.replaceAll(/\{\w+\}/g, "1")}`;
      for (const given of [undefined, "", TOKEN, `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`]) {
        const headers = { host, "x-qa": "1", ...(given !== undefined && { authorization: given }) };
        const reply = await guarded.fastify.inject({ method, url, headers });
        expect(errorOf(reply), `${method} ${path} ${given}`).toEqual([401, "control-token-needed"]);
      }
    }
  });
  test("takes it from no query", async () => {
    const url = `/__qa/health?token=${TOKEN}&access_token=${TOKEN}`;
    expect(errorOf(await guarded.fastify.inject({ url, headers: { host } }))).toEqual([401, "control-token-needed"]);
  });
  test("answers no other name with it, and no page of another origin", async () => {
    expect(errorOf(await health(guarded, { host: "evil.example", authorization }))).toEqual([403, "foreign-host"]);
    expect(errorOf(await open(guarded, { host, authorization, origin: "http://qa.example.test" }))).toEqual([
      403,
      "foreign-origin",
    ]);
  });
});
