// The headers of every reply, and the rejected requests, for every call of both contracts and on real sockets.
import { gzipSync } from "node:zlib";
import { lookUp, nodeOr } from "@hashgrove/contract/document.ts";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { callNamed, contract, form, MAGIC, testApp, type TestApp } from "#http/testing/test-app.ts";
import { prepareWorld, statusOf } from "#http/testing/test-matrix.ts";
import { recipeOf } from "#http/testing/test-recipes.ts";
import { eventually, openSocket, listenOnPort } from "#http/testing/test-socket.ts";
import { HANDLERS } from "#operations/table.ts";
import { qaContract } from "#qa/test-server.ts";
import type { World } from "#worlds/world.ts";

const ORIGIN = "http://web.example.test";
const BROKEN = new Map([...HANDLERS.product, ["news.index", () => Promise.reject(new Error("broken"))] as const]);
const handlers = { ...HANDLERS, product: BROKEN };
const app = await testApp({ handlers });
const shared = await testApp({ handlers, corsOrigins: [ORIGIN] });
for (const { open } of [app, shared]) await open("verified-with-funds", { id: "a" });
afterAll(() => Promise.all([app, shared].map(({ fastify }) => fastify.close())));

type Method = "GET" | "POST" | "PUT" | "DELETE" | "OPTIONS";
const PLACES: readonly [status: number, method: Method, url: string, headers?: Record<string, string>][] = [
  [200, "GET", "/w/a/api/products/index"],
  [404, "GET", "/w/nobody/api/products/index"],
  [404, "GET", "/api/nothing"],
  [404, "GET", "/nothing"],
  [405, "PUT", "/w/a/api/user/login"],
  [400, "GET", "/%zz"],
  [401, "GET", "/w/a/api/wallet/getBalance"],
  [415, "POST", "/w/a/api/user/login", { "content-type": "text/plain" }],
  [413, "POST", "/w/a/api/user/login", { "content-type": "application/json", "content-length": "99999999" }],
  [500, "GET", "/w/a/api/news/index"],
  [404, "GET", "/w/a/uploads/x"],
  [200, "GET", "/pictures/advantage-cooling.svg"],
  [404, "GET", "/pictures/none.svg"],
  [200, "GET", "/w/a/demo/videos/sample.mp4"],
  [404, "GET", "/demo/videos/none.mp4"],
  [200, "GET", "/docs/api.html"],
  [302, "GET", "/docs/"],
  [200, "GET", "/docs/ui/swagger-ui.css"],
  [200, "GET", "/__qa/health"],
  [404, "GET", "/__qa/worlds/none"],
  [403, "POST", "/__qa/worlds"],
  [415, "POST", "/__qa/worlds", { "x-qa": "1", "content-type": "text/plain" }],
  [404, "GET", "/__qa/nothing"],
];
describe.each(PLACES)("a reply of %i to %s %s", (status, method, url, headers = {}) => {
  const ask = ({ fastify }: TestApp, more = {}) =>
    fastify.inject({
      method,
      url,
      headers: { host: "127.0.0.1", ...headers, ...more },
      ...(headers["content-type"] && { payload: "{}" }),
    });
  test("has nosniff, and is for this server's pages only", async () => {
    const reply = await ask(app);
    expect(reply.statusCode).toBe(status);
    expect(reply.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
  });
  test("is for pages of an allowed origin, too, where they may call", async () => {
    const reply = await ask(shared);
    const theirs = /^(\/w\/\w+)?\/(api|mock|uploads|pictures|demo)\//.test(url);
    expect(reply.headers["cross-origin-resource-policy"]).toBe(theirs ? "cross-origin" : "same-origin");
    expect(reply.headers["x-content-type-options"]).toBe("nosniff");
  });
});

describe("a page of another origin", () => {
  const preflight = ({ fastify }: TestApp, url: string, origin = ORIGIN) =>
    fastify.inject({
      method: "OPTIONS",
      url,
      headers: { host: "127.0.0.1", origin, "access-control-request-method": "GET", "x-qa": "1" },
    });
  test("that is allowed gets preflights for every call and for members' files", async () => {
    for (const url of [...contract.calls.map(({ path }) => `/w/a${path}`), "/w/a/uploads/x.png"]) {
      const reply = await preflight(shared, url);
      expect([reply.statusCode, reply.headers["access-control-allow-origin"]], url).toEqual([204, ORIGIN]);
      expect((await preflight(shared, url, "http://evil.test")).headers, url).not.toHaveProperty(
        "access-control-allow-origin",
      );
    }
  });
  test("may use the method of every call", async () => {
    for (const { method, path } of contract.calls) {
      const reply = await preflight(shared, `/w/a${path}`);
      expect(reply.headers["access-control-allow-methods"], path).toContain(method);
    }
  });
  test("can read a 404 and a 405 outside of calls only if its origin is allowed", async () => {
    const world = await shared.open();
    for (const [method, path, status] of [
      ["GET", "/api/user/unknown", 404],
      ["DELETE", "/api/user/login", 405],
    ] as const)
      for (const [origin, allowed] of [
        [ORIGIN, ORIGIN],
        ["http://evil.test", undefined],
      ] as const) {
        const reply = await shared.fastify.inject({ method, url: `/w/${world.id}${path}`, headers: { origin } });
        expect([reply.statusCode, reply.headers["access-control-allow-origin"]]).toEqual([status, allowed]);
      }
  });
  test("gets a member's own file with the token", async () => {
    const world = await shared.open();
    const token = await shared.token(world, "alice");
    const kept = await shared.call(world, "common.upload", {
      token,
      ...form({ filename: "a.png", content: MAGIC.png }),
    });
    const { url } = kept.data as { url: string };
    const reply = await shared.fastify.inject({
      url: `/w/${world.id}${url}`,
      headers: { origin: ORIGIN, authorization: token },
    });
    expect([reply.statusCode, reply.headers["access-control-allow-origin"]]).toEqual([200, ORIGIN]);
  });
  test("gets no preflight for the control surface, however its address is spelt", async () => {
    const urls = qaContract.calls.map(({ path }) => `/__qa${path.replaceAll(/\{\w+\}/g, "a")}`);
    for (const url of [...urls, "/%5f%5fqa/health", "/w/a/__qa/health", "/docs/api.json", "/", "*"])
      for (const server of [app, shared]) {
        const reply = await preflight(server, url);
        expect(reply.statusCode, url).toBeGreaterThanOrEqual(400);
        expect(reply.headers, url).not.toHaveProperty("access-control-allow-origin");
      }
  });
  test("cannot read the control surface as a script or an image", async () => {
    for (const { path } of qaContract.calls.filter(({ method }) => method === "GET")) {
      const url = `/__qa${path.replaceAll(/\{\w+\}/g, "a")}`;
      for (const site of ["cross-site", "same-site"]) {
        const reply = await shared.fastify.inject({ url, headers: { host: "127.0.0.1", "sec-fetch-site": site } });
        expect([reply.statusCode, reply.json()], url).toMatchObject([403, { error: "foreign-origin" }]);
      }
    }
  });
});

describe("a compressed body", () => {
  const withBody = contract.calls.filter(({ body }) => body !== null);
  test.each(withBody.map(({ operationId }) => operationId))("gets 415 in %s, and changes nothing", async (id) => {
    const ok = recipeOf(id);
    const { world, call } = await prepareWorld(app, ok);
    const before = world.store.root();
    const isForm = callNamed(id).body?.type === "multipart";
    const type = isForm ? "multipart/form-data; boundary=x" : "application/json";
    const raw = gzipSync(JSON.stringify(ok.body ?? {}));
    for (const headers of [
      ...["gzip", "br", "deflate", "identity, gzip", "x"].map((coding) => ({ "content-encoding": coding })),
      ...["utf-16", "latin1", `"shift_jis"`, "", "utf-8; charset=utf-16"].map((charset) => ({
        "content-type": `${type}; charset=${charset}`,
      })),
    ])
      expect(
        await call(id, { ...ok, body: undefined, raw, headers: { "content-type": type, ...headers } }),
        JSON.stringify(headers),
      ).toMatchObject({ status: statusOf(id, 415), code: 415 });
    expect(world.store.root()).toBe(before);
  });
  test("gets 415 in the control surface", async () => {
    const headers = { host: "127.0.0.1", "x-qa": "1", "content-type": "application/json", "content-encoding": "gzip" };
    const reply = await app.fastify.inject({
      method: "POST",
      url: "/__qa/worlds",
      headers,
      payload: gzipSync(`{"scenario":"empty"}`),
    });
    expect([reply.statusCode, reply.json()]).toMatchObject([415, { error: "not-json" }]);
  });
  test("is accepted when it declares identity and UTF-8", async () => {
    const { call } = await prepareWorld(app, {});
    const body = { account: "alice@example.test", password: "Passw0rd1" };
    for (const headers of [{ "content-encoding": "identity" }, { "content-type": `application/json;charset="UTF-8"` }])
      expect(
        (
          await call("user.login", {
            raw: JSON.stringify(body),
            headers: { "content-type": "application/json", ...headers },
          })
        ).code,
      ).toBe(200);
  });
});

describe("text that cannot be stored unchanged", () => {
  const UNSOUND = ["a\0b", "\0", "\ud800", "a\udc00b", "\udc00\ud800"];
  const fieldsOf = (pointer: string): string[] =>
    Object.keys(nodeOr(lookUp(contract.document, pointer).node["properties"]));
  test.each(contract.calls.map(({ operationId }) => operationId))("gets 422 in %s, with its pointer", async (id) => {
    const ok = recipeOf(id);
    const { world, call } = await prepareWorld(app, ok);
    const before = world.store.root();
    const { body, query, envelope } = callNamed(id);
    const refused = async (sent: object, pointer: string): Promise<void> => {
      const reply = await call(id, { ...ok, ...sent });
      expect(reply, pointer).toMatchObject({ status: statusOf(id, 422), code: 422 });
      if (envelope === "template") expect(reply.msg).toContain(pointer);
      else expect(reply.data).toContainEqual({ pointer, rule: "text", message: expect.any(String) });
      expect(reply.text.isWellFormed()).toBe(true);
    };
    if (body?.type === "json")
      for (const field of fieldsOf(body.pointer))
        for (const text of UNSOUND) {
          await refused({ body: { ...(ok.body as object), [field]: text } }, `/body/${field}`);
          await refused({ body: { ...(ok.body as object), [field]: [{ a: text }] } }, `/body/${field}/0/a`);
        }
    for (const key of Object.keys(query.properties as object))
      await refused({ query: { ...ok.query, [key]: "a\0b" } }, `/query/${key}`);
    expect(world.store.root()).toBe(before);
  });
  test("gets 422 as the name of a file", async () => {
    const { call } = await prepareWorld(app, {});
    const reply = await call("common.upload", { as: "alice", ...form({ filename: "a\0.png", content: MAGIC.png }) });
    expect(reply).toMatchObject({ status: 422, data: [{ pointer: "/body/file", rule: "text" }] });
  });
  test("gets 422 in the control surface", async () => {
    const headers = { host: "127.0.0.1", "x-qa": "1", "content-type": "application/json" };
    for (const label of UNSOUND) {
      const payload = JSON.stringify({ scenario: "empty", label });
      const reply = await app.fastify.inject({ method: "POST", url: "/__qa/worlds", headers, payload });
      expect([reply.statusCode, reply.json()]).toMatchObject([422, { error: "invalid", pointer: "/body/label" }]);
    }
    const asked = await app.fastify.inject({ url: "/__qa/worlds/a/journal?user=a%00b", headers });
    expect([asked.statusCode, asked.json()]).toMatchObject([422, { pointer: "/query/user" }]);
  });
});

describe("an unknown query parameter of the control surface", () => {
  test.each(qaContract.calls.map(({ operationId }) => operationId))("gets 422 in %s", async (id) => {
    const call = qaContract.calls.find(({ operationId }) => operationId === id);
    if (!call) throw new RangeError(id);
    const url = `/__qa${call.path.replaceAll(/\{\w+\}/g, "a")}?fault=true`;
    const headers = { host: "127.0.0.1", "x-qa": "1" };
    const reply = await app.fastify.inject({ method: call.method, url, headers });
    expect([reply.statusCode, reply.json()]).toMatchObject([422, { error: "invalid" }]);
    expect(reply.json<{ message: string }>().message).toContain("/query/fault");
    expect(call.replies.has(422)).toBe(true);
  });
});

describe("an ambiguous request", () => {
  let world: World;
  let token: string;
  let port: number;
  beforeEach(async () => {
    world = await app.open();
    token = await app.token(world, "alice");
    port = await listenOnPort(app.fastify);
  });
  const BODY = `{"products_id":2,"price":30000}`;
  const replyTo = async (lines: readonly string[], body = BODY): Promise<string> => {
    const { socket, received } = await openSocket(port);
    socket.write([`POST /w/${world.id}/api/products/buy HTTP/1.1`, ...lines, "", body].join("\r\n"), "latin1");
    await eventually(() => /\r\n\r\n[^]*[}\n]$/.test(received()));
    socket.destroy();
    return received();
  };
  const usual = (): Record<string, string> => ({
    host: "localhost",
    authorization: token,
    "content-type": "application/json",
    "content-length": String(BODY.length),
  });
  const lines = (headers: Record<string, string>): string[] =>
    Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

  test("would be accepted without the ambiguity", async () => {
    expect(await replyTo(lines(usual()))).toContain(`"code":200`);
  });
  test.each([
    ["host", "localhost"],
    ["Authorization", "x"],
    ["content-type", "application/json"],
    ["Content-Type", "text/plain"],
    ["content-length", String(BODY.length)],
    ["content-length", "1"],
    ["transfer-encoding", "chunked"],
    ["x-world", "a\r\nx-world: a"],
    ["idempotency-key", "12345678\r\nidempotency-key: 12345678"],
    ["token", "a\r\ntoken: b"],
    ["content-encoding", "identity\r\ncontent-encoding: identity"],
    ["x-nul", "a\0b"],
  ])("one with another %s: %s is 400 and changes nothing", async (name, value) => {
    const before = world.store.root();
    const reply = await replyTo([...lines(usual()), `${name}: ${value}`]);
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
    expect(reply).toContain(`"code":400`);
    expect(reply.toLowerCase()).toContain("x-content-type-options: nosniff");
    expect(world.store.root()).toBe(before);
  });
  test.each(["+31", "31, 31", "0x1f", "-1", "31.0", "1e1", "99999999999999999999999"])(
    "with the length %s is rejected and changes nothing",
    async (length) => {
      const before = world.store.root();
      expect(await replyTo(lines({ ...usual(), "content-length": length }))).toMatch(/^HTTP\/1\.1 4(00|13) /);
      expect(world.store.root()).toBe(before);
    },
  );
  test.each(["gzip, chunked", "chunked, chunked", "identity", "chunked, gzip", "xchunked"])(
    "with the transfer coding %s gets 400 and changes nothing",
    async (coding) => {
      const { "content-length": _left, ...headers } = usual();
      const before = world.store.root();
      const chunk = `${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`;
      expect(await replyTo(lines({ ...headers, "transfer-encoding": coding }), chunk)).toMatch(/^HTTP\/1\.1 400 /);
      expect(world.store.root()).toBe(before);
    },
  );
  test("with an unknown Expect header is still handled, within the envelope", async () => {
    expect(await replyTo([...lines(usual()), "expect: the-best"])).toContain(`"code":200`);
  });
  test("gets the control surface's own error format there", async () => {
    const { socket, received } = await openSocket(port);
    socket.write(`GET /__qa/health HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nhost: 127.0.0.1:${port}\r\n\r\n`);
    await eventually(() => received().endsWith("}"));
    expect(received()).toMatch(/^HTTP\/1\.1 400 /);
    expect(received()).toContain(`"error":"unreadable-request"`);
    socket.destroy();
  });
});
