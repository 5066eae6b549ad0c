// Access to the control surface: none unless the server enables it, and then only for programs and the server's own
// pages, whether directly, through a proxy or from other machines.
import { afterAll, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "#http/testing/test-app.ts";
import { sendRequest, listenOnPort } from "#http/testing/test-socket.ts";
import { qaContract } from "#qa/test-server.ts";
import manifest from "../../../package.json" with { type: "json" };

const TOKEN = "t0k3n".repeat(8);
const plain = await testApp();
const off = await testApp({ control: false });
const proxied = await testApp({ publicUrl: "http://127.0.0.1:4080" });
const guarded = await testApp({ publicUrl: "https://qa.example.test", controlToken: TOKEN });
const trusting = await testApp({ trustProxy: ["loopback"], publicUrl: "http://127.0.0.1:4080" });
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

test("health gives the version of the package", async () => {
  expect((await health(plain, {})).json()).toMatchObject({ version: manifest.version });
});

describe("a server without --control", () => {
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
  test("rejects host names that anyone could point to it", async () => {
    for (const host of ["evil.example", "evil.example:80", "127.0.0.1:4080", "localhost.evil.example", "[::2]"])
      expect(errorOf(await health(plain, { host })), host).toEqual([403, "foreign-host"]);
  });
  test("rejects other machines, ignoring forwarding headers", async () => {
    const headers = { host: "127.0.0.1", "x-forwarded-for": "127.0.0.1", forwarded: "for=127.0.0.1" };
    expect(errorOf(await health(plain, headers, "10.0.0.7"))).toEqual([403, "not-loopback"]);
  });
  test("takes no host and no unknown scheme from forwarded headers", async () => {
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
  test("builds a world's URL from the address that the caller used, on a real port, too", async () => {
    const port = await listenOnPort(plain.fastify);
    const sent = {
      method: "POST",
      headers: { "x-qa": "1", "content-type": "application/json" },
      body: `{"scenario":"empty"}`,
    };
    const { text } = await sendRequest(port, "/__qa/worlds", sent);
    expect(JSON.parse(text)).toMatchObject({ url: expect.stringContaining(`http://127.0.0.1:${port}/w/`) as string });
  });
});

describe("a server behind a proxy of this machine", () => {
  test("accepts calls at its public URL and builds worlds' URLs from it", async () => {
    for (const host of ["127.0.0.1:4080", "localhost:4080", "127.0.0.1"]) {
      const reply = await open(proxied, { host });
      expect([reply.statusCode, reply.json()], host).toMatchObject([
        201,
        { url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:4080\/w\//) as string },
      ]);
    }
    expect((await health(proxied, { host: "127.0.0.1:4080" })).json()).toMatchObject({ url: "http://127.0.0.1:4080" });
  });
  test("accepts calls from its own pages only", async () => {
    const host = "127.0.0.1:4080";
    expect((await open(proxied, { host, origin: "http://127.0.0.1:4080" })).statusCode).toBe(201);
    // Some proxies put the server's own address into Host.
    expect((await open(proxied, { host: "127.0.0.1", origin: "http://127.0.0.1:4080" })).statusCode).toBe(201);
    for (const origin of ["http://evil.example", "https://127.0.0.1:4080", "http://127.0.0.1:4081", "null"])
      expect(errorOf(await open(proxied, { host, origin })), origin).toEqual([403, "foreign-origin"]);
    expect(errorOf(await open(proxied, { host: "evil.example:4080" }))).toEqual([403, "foreign-host"]);
  });
  test("still requires the header x-qa on writes", async () => {
    const host = "127.0.0.1:4080";
    expect(errorOf(await open(proxied, { host, "x-qa": "0" }))).toEqual([403, "x-qa-needed"]);
    expect(errorOf(await open(proxied, { host, "content-type": "text/plain" }))).toEqual([415, "not-json"]);
  });
  test("rejects another machine that a trusted proxy forwards", async () => {
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
  test("accepts any client with the token, from any machine", async () => {
    const reply = await open(guarded, { host, authorization, origin: "https://qa.example.test" }, "203.0.113.9");
    expect([reply.statusCode, reply.json()]).toMatchObject([
      201,
      { url: expect.stringMatching(/^https:\/\/qa\.example\.test\/w\//) as string },
    ]);
  });
  test("rejects everyone else on every call, even from this machine", async () => {
    for (const { method, path } of qaContract.calls) {
      const url = `/__qa${path.replaceAll(/\{\w+\}/g, "1")}`;
      for (const given of [undefined, "", TOKEN, `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`]) {
        const headers = { host, "x-qa": "1", ...(given !== undefined && { authorization: given }) };
        const reply = await guarded.fastify.inject({ method, url, headers });
        expect(errorOf(reply), `${method} ${path} ${given}`).toEqual([401, "control-token-needed"]);
      }
    }
  });
  test("does not accept it in the query", async () => {
    const url = `/__qa/health?token=${TOKEN}&access_token=${TOKEN}`;
    expect(errorOf(await guarded.fastify.inject({ url, headers: { host } }))).toEqual([401, "control-token-needed"]);
  });
  test("rejects other host names and pages of other origins even with it", async () => {
    expect(errorOf(await health(guarded, { host: "evil.example", authorization }))).toEqual([403, "foreign-host"]);
    expect(errorOf(await open(guarded, { host, authorization, origin: "http://qa.example.test" }))).toEqual([
      403,
      "foreign-origin",
    ]);
  });
});
