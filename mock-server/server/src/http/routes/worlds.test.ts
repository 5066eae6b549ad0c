import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { form, parseReply, type TestReply, MAGIC, testApp } from "#http/testing/test-app.ts";
import { replay } from "#http/testing/test-replay.ts";
import { sendRequest, listenOnPort } from "#http/testing/test-socket.ts";
import { compileScenario } from "#scenarios/compile.ts";
import { memoryStore } from "#store/memory.ts";
import { createWorld } from "#worlds/create-world.ts";
import { scryptPasswords } from "#worlds/passwords.ts";
import { TooManyWorlds, WorldTaken } from "#worlds/registry.ts";
import type { World } from "#worlds/world.ts";

async function defaultWorld(): Promise<World> {
  const scenario = await compileScenario("newcomer");
  return createWorld({
    id: "default",
    label: null,
    origin: { scenario, seed: "default", now: scenario.now },
    clock: { mode: "frozen", value: scenario.now },
    entropy: null,
    passwords: scryptPasswords(16),
    uploadFolder: join(tmpdir(), "never-made"),
    ttlMs: null,
    checkCommits: true,
    openStore: (options) => Promise.resolve(memoryStore(scenario.root, options)),
  });
}

const web = mkdtempSync(join(tmpdir(), "web-"));
mkdirSync(join(web, "assets"));
writeFileSync(join(web, "index.html"), `<script>first();</script><script src="./assets/main-1.js"></script>`);
writeFileSync(join(web, "assets", "main-1.js"), "start();");

const app = await testApp({ defaultWorld: await defaultWorld(), webFolder: web });
let a = await app.open("verified-with-funds", { id: "a" });
let b = await app.open("verified-with-funds", { id: "b" });
afterAll(async () => {
  await app.fastify.close();
  rmSync(web, { recursive: true });
});

const get = async (url: string, headers: Record<string, string> = {}): Promise<TestReply> =>
  parseReply(await app.fastify.inject({ method: "GET", url, headers }));
/**
 * Sends a request; returns the ids of the worlds that recorded it in their journals, or the status if it is not 200.
 */
async function worldReached(url: string, headers: Record<string, string> = {}): Promise<string | number> {
  for (const world of app.worlds.list()) world.journal.clear();
  const { status } = await get(url, headers);
  const met = app.worlds.list().filter((world) => world.journal.entries().length > 0);
  return status === 200 ? met.map(({ id }) => id).join() : status;
}
const PRODUCTS = "/api/products/index";

describe("a request finds its world", () => {
  test("by prefix, header or host name; otherwise it is the default one", async () => {
    expect(await worldReached(PRODUCTS)).toBe("default");
    expect(await worldReached(`/w/a${PRODUCTS}`)).toBe("a");
    expect(await worldReached(PRODUCTS, { "x-world": "b" })).toBe("b");
    expect(await worldReached(PRODUCTS, { host: "a.localhost:4010" })).toBe("a");
    expect(await worldReached(PRODUCTS, { host: "A.LOCALHOST" })).toBe("a");
    for (const host of ["a.localhost.", "a.localhost.:4010", "a.localhost.."])
      expect(await worldReached(PRODUCTS, { host }), host).toBe("a");
    expect(await worldReached(PRODUCTS, { host: "localhost." })).toBe("default");
    expect(await worldReached(`/w/a${PRODUCTS}?x=/w/b/`)).toBe("a");
    for (const host of ["localhost", "localhost:1", "127.0.0.1:4010", "[::1]:4010", "hashgrove.example"])
      expect(await worldReached(PRODUCTS, { host }), host).toBe("default");
  });

  test("by several of them only when they agree", async () => {
    expect(await worldReached(`/w/a${PRODUCTS}`, { "x-world": "a", host: "a.localhost" })).toBe("a");
    expect(await worldReached(`/w/a${PRODUCTS}`, { "x-world": "b" })).toBe(400);
    expect(await worldReached(`/w/a${PRODUCTS}`, { host: "b.localhost" })).toBe(400);
    expect(await worldReached(PRODUCTS, { "x-world": "a", host: "b.localhost" })).toBe(400);
    expect(await worldReached(`/w/a${PRODUCTS}`, { "x-world": "default" })).toBe(400);
  });

  test("and an unknown one is 404, never a new one", async () => {
    const before = app.worlds.list().length;
    expect(await get(`/w/aa${PRODUCTS}`, { "accept-language": "en" })).toMatchObject({
      status: 404,
      code: 404,
      msg: "There is no such test world.",
    });
    expect(await worldReached(PRODUCTS, { "x-world": "aa" })).toBe(404);
    expect(await worldReached(PRODUCTS, { host: "aa.localhost" })).toBe(404);
    expect(await worldReached(PRODUCTS, { host: "aa.localhost." })).toBe(404);
    expect(await worldReached("/w/aa/mock/role/list2")).toBe(404);
    expect(await worldReached("/w/aa/")).toBe(404);
    expect(await worldReached("/w/aa/uploads/x.png")).toBe(404);
    expect(app.worlds.list()).toHaveLength(before);
  });

  test("also under the longest allowed id", async () => {
    const id = "z".repeat(48);
    await app.open("empty", { id });
    expect(await worldReached(`/w/${id}${PRODUCTS}`)).toBe(id);
    await app.worlds.remove(id);
    expect(await worldReached(`/w/${id}z${PRODUCTS}`)).toBe(400);
  });

  test.each([
    "/w/A/api/products/index",
    "/w/-a/api/products/index",
    "/w/a_b/api/products/index",
    "/w/a.b/api/products/index",
    "/w/%61/api/products/index",
    "/w/a%2f/api/products/index",
    "/w/a%2fapi/products/index",
    "/w/a%5c/api/products/index",
    "/w/a\\/api/products/index",
    "/w/a/\\api/products/index",
    "/w//api/products/index",
    "/w/../api/products/index",
    "/w/%2e%2e/api/products/index",
    "/w/a/../api/products/index",
    "/w/a/../b/api/products/index",
    "/w/a/%2e%2e/api/products/index",
    "/w/a/..%2fb/api/products/index",
    "/w/a/api/../../b/api/products/index",
    "/w/a/w/b/api/products/index",
    "/w/a//api/products/index",
    "/w/a/api//products/index",
    "/w/a%00/api/products/index",
    "/w/a%0d%0a/api/products/index",
    "/w/a;b/api/products/index",
    "/w/__proto__/api/products/index",
    "/w/a/uploads/..%2f..%2f..%2fetc%2fpasswd",
    "/w/a/pictures/..%2f..%2fpackage.json",
    "/w/a/assets/..%2f..%2f..%2fetc/passwd",
    "/w/a/../../../../etc/passwd",
    "/w",
    "/w/",
    "/w?a",
    `/w/${"a".repeat(5000)}/api/products/index`,
  ])("and %s finds none", async (url) => {
    for (const world of app.worlds.list()) world.journal.clear();
    const { status, text } = await sendRequest(await listenOnPort(app.fastify), url);
    expect([400, 404]).toContain(status);
    expect(JSON.parse(text)).toEqual({ code: status, msg: expect.any(String), data: null });
    expect(app.worlds.list().flatMap((world) => world.journal.entries())).toEqual([]);
  });

  test.each(["", "A", "a,b", "a b", "../a", "default/", "a".repeat(49), "%61"])(
    "and the header x-world %j finds none",
    async (id) => {
      expect(await worldReached(PRODUCTS, { "x-world": id })).toBe(400);
    },
  );

  test.each([
    "a.b.localhost",
    "-a.localhost",
    "a_b.localhost",
    ".localhost",
    "a..localhost",
    "x y",
    "a@localhost",
    "h".repeat(300),
  ])("and the host %j finds none", async (host) => {
    expect(await worldReached(PRODUCTS, { host })).toBe(400);
  });

  test("and must name it when worlds are strict", async () => {
    const strict = await testApp({ strictWorlds: true, webFolder: web });
    const world = await strict.open("newcomer");
    const sendRequest = async (url: string): Promise<number> => (await strict.fastify.inject(url)).statusCode;
    expect(await sendRequest(PRODUCTS)).toBe(400);
    expect(await sendRequest("/mock/role/list2")).toBe(400);
    expect(await sendRequest("/")).toBe(404);
    expect(await sendRequest(`/w/${world.id}${PRODUCTS}`)).toBe(200);
    expect(await sendRequest(`/w/${world.id}/`)).toBe(200);
    await strict.fastify.close();
  });
});

describe("two worlds", () => {
  test("do not see each other's changes", async () => {
    const before = b.store.root();
    const paid = await app.call(a, "products.buy", { as: "alice", body: { products_id: 2, price: 30_000 } });
    expect(paid.code).toBe(200);
    await app.call(a, "mock.example.save", { body: { title: "only in a" } });
    expect(b.store.root()).toBe(before);
    expect((await app.call(b, "mock.example.list", { query: { title: "only in a" } })).data).toMatchObject({
      total: 0,
    });
    const { data } = await app.call(a, "common.upload", {
      as: "alice",
      ...form({ filename: "a.png", content: MAGIC.png }),
    });
    const { url } = data as { url: string };
    const other = await app.token(b, "alice");
    expect((await get(`/w/b${url}`, { authorization: other })).status).toBe(404);
    expect(readdirSync(a.uploadFolder)).toEqual([url.slice("/uploads/".length)]);
  });
});

test("replies 416 with the file's length to a range outside a built file", async () => {
  const url = "/assets/main-1.js";
  const reply = await app.fastify.inject({ url, headers: { range: "bytes=5000-" } });
  expect([reply.statusCode, reply.headers["content-range"]]).toEqual([416, "bytes */8"]);
  const part = await app.fastify.inject({ url, headers: { range: "bytes=0-4" } });
  expect([part.statusCode, part.body]).toEqual([206, "start"]);
});

describe("the lifetime of a world", () => {
  test("ends after its idle time, together with its files; the default one stays", async () => {
    const world = await app.open("newcomer", { id: "idle", ttlMs: 60_000 });
    await app.call(world, "common.upload", { as: "alice", ...form({ filename: "a.png", content: MAGIC.png }) });
    const last = world.touchedAt;
    await app.worlds.sweep(last + 60_000);
    expect(await worldReached(`/w/idle${PRODUCTS}`)).toBe("idle");
    const { touchedAt } = world;
    expect(touchedAt).toBeGreaterThanOrEqual(last);
    await app.worlds.sweep(touchedAt + 60_001);
    expect(await worldReached(`/w/idle${PRODUCTS}`)).toBe(404);
    expect(() => readdirSync(world.uploadFolder)).toThrow("ENOENT");
    await app.worlds.sweep(touchedAt + 1e12);
    expect(app.worlds.list().map(({ id }) => id)).toEqual(["default"]);
    a = await app.open("verified-with-funds", { id: "a" });
    b = await app.open("verified-with-funds", { id: "b" });
  });

  test("never begins by evicting another world", async () => {
    const small = await testApp({ maxWorlds: 2 });
    await small.open("empty", { id: "one" });
    await small.open("empty", { id: "two" });
    await expect(small.open("empty", { id: "three" })).rejects.toThrow(TooManyWorlds);
    await expect(small.open("empty", { id: "one" })).rejects.toThrow(WorldTaken);
    // Replacing a world does not count against the limit.
    await small.open("newcomer", { id: "one", replace: true });
    expect(
      small.worlds
        .list()
        .map(({ id, origin }) => `${id} ${origin.scenario.name}`)
        .sort(),
    ).toEqual(["one newcomer", "two empty"]);
    await small.fastify.close();
  });

  test("begins once, however many requests create its id at the same time", async () => {
    const requests = Array.from({ length: 8 }, () => app.open("empty", { id: "raced", replace: true }));
    const results = await Promise.allSettled(requests);
    const made = results.filter(({ status }) => status === "fulfilled");
    expect(made).toHaveLength(1);
    const again = await Promise.allSettled(
      Array.from({ length: 8 }, () => app.open("empty", { id: "raced", replace: true })),
    );
    expect(again.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("pages below a world", () => {
  test("find their assets by relative addresses", async () => {
    const page = await app.fastify.inject("/w/a/");
    expect(page.statusCode).toBe(200);
    const first = createHash("sha256").update("first();").digest("base64");
    expect(page.headers["content-security-policy"]).toContain(`script-src 'self' 'sha256-${first}';`);
    expect(page.headers).toMatchObject({
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()") as string,
      "referrer-policy": "same-origin",
    });
    const relative = /src="\.\/([^"]+)"/.exec(page.body)?.[1] ?? "";
    const script = await app.fastify.inject(`/w/a/${relative}`);
    expect(script.body).toBe("start();");
    expect(script.headers["cache-control"]).toContain("immutable");
    expect((await app.fastify.inject("/")).body).toBe(page.body);
    expect((await app.fastify.inject("/w/a/pictures/news-1.svg")).statusCode).toBe(200);
  });

  test("are not served without the trailing slash, in an unknown world or outside the folder", async () => {
    for (const url of ["/w/a", "/w/nope/", "/w/a/index.htm", "/w/a/assets/", "/w/a/pictures/", "/w/a/..%2f"])
      expect((await app.fastify.inject(url)).statusCode, url).toBe(404);
  });
});

describe("the same scenario, seed and calls", () => {
  const run = promisify(execFile);
  const program = fileURLToPath(new URL("../testing/test-replay.ts", import.meta.url));
  const replayInProcess = async (seed: string): Promise<string[]> =>
    JSON.parse((await run(process.execPath, [program, "verified-with-funds", seed])).stdout) as string[];

  test("give byte-equal replies in two processes", async () => {
    const [there, here] = await Promise.all([replayInProcess("seed-1"), replay("verified-with-funds", "seed-1")]);
    expect(there.length).toBeGreaterThan(10);
    expect(here).toEqual(there);
  });
});
