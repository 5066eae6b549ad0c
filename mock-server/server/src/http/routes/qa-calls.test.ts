// Control calls that are more than JSON in and out: HAR, waiting, worlds by id, tokens of other worlds.
import { Agent, request } from "node:http";
import type { Socket } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { testApp } from "#http/testing/test-app.ts";
import { listenOnPort } from "#http/testing/test-socket.ts";

const app = await testApp();
afterAll(() => app.fastify.close());

const host = "127.0.0.1";
const control = async (...sent: Parameters<typeof app.control>) => {
  const reply = await app.control(...sent);
  return { status: reply.statusCode, headers: reply.headers, body: (reply.body === "" ? null : reply.json()) as Body };
};
type Body = Record<string, unknown> & { readonly items: Record<string, unknown>[] };

describe("the journal as an archive", () => {
  test("contains each call with its request, reply and outcome", async () => {
    const world = await app.open();
    await control("POST", `/worlds/${world.id}/faults`, {
      match: { operationId: "wallet.index" },
      effect: { abort: "hang" },
    });
    await app.call(world, "wallet.getBalance", { as: "alice" });
    await app.call(world, "user.login", { body: { account: "alice", password: "wrong0wrong" } });
    const { headers, body } = await control("GET", `/worlds/${world.id}/journal`, undefined, {
      accept: "application/har+json",
    });
    expect(headers["content-type"]).toBe("application/har+json; charset=utf-8");
    const { log } = body as unknown as { log: { version: string; pages: []; entries: HarEntry[] } };
    expect([log.version, log.entries.length]).toEqual(["1.2", 2]);
    const [read, login] = log.entries;
    expect(read).toMatchObject({
      request: { method: "GET", url: `http://127.0.0.1/w/${world.id}/api/wallet/getBalance`, headersSize: -1 },
      response: { status: 200, content: { mimeType: "application/json" } },
      comment: "1 wallet.getBalance ok",
    });
    expect(JSON.parse(login?.request.postData?.text ?? "")).toEqual({ account: "alice", password: "***" });
    for (const entry of log.entries) {
      expect(Number.isNaN(Date.parse(entry.startedDateTime))).toBe(false);
      expect(Object.keys(entry.timings)).toEqual(["send", "wait", "receive"]);
    }
  });
  test("is returned only on request", async () => {
    const world = await app.open();
    for (const accept of ["*/*", "application/json", "application/har+jsonx"])
      expect((await control("GET", `/worlds/${world.id}/journal`, undefined, { accept })).body).toHaveProperty("items");
  });
});
interface HarEntry {
  readonly startedDateTime: string;
  readonly timings: object;
  readonly request: { readonly postData?: { readonly text: string } };
}

describe("a filter", () => {
  test("with an unknown value or without a number matches nothing", async () => {
    const { id } = await app.open();
    for (const query of ["operationid=x", "fault=true", "fault=", "faults=1", "faulty=maybe", "since=-1", "limit=0"])
      expect((await control("GET", `/worlds/${id}/journal?${query}`)).status, query).toBe(422);
  });
});

describe("a world under an id", () => {
  test("is created by PUT, and replaces another one unless replace is false", async () => {
    const scenario = { scenario: "newcomer" };
    const made = await control("PUT", "/worlds/put-1", scenario);
    expect([made.status, made.body]).toMatchObject([201, { id: "put-1", users: { alice: { session: {} } } }]);
    expect((await control("PUT", "/worlds/put-1", { ...scenario, replace: false })).body).toMatchObject({
      error: "world-taken",
    });
    const other = await control("PUT", "/worlds/put-1", { scenario: "empty" });
    expect([other.status, other.body]).toMatchObject([200, { users: {} }]);
    for (const [path, body, error] of [
      ["/worlds/Put_1", scenario, "invalid"],
      ["/worlds/put-2", { scenario: "nope" }, "unknown-scenario"],
      ["/worlds/put-2", { ...scenario, id: "put-3" }, "invalid"],
      ["/worlds/default", scenario, undefined],
    ] as const)
      expect((await control("PUT", path, body)).body, path).toMatchObject(error === undefined ? {} : { error });
    expect(app.worlds.get("put-2")).toBeUndefined();
  });
  test("is created once by simultaneous PUTs", async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, () => control("PUT", "/worlds/race", { scenario: "newcomer", replace: false })),
    );
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  });
});

describe("a world whose idle time is over", () => {
  test("is gone from that moment on, and its id is free", async () => {
    await control("PUT", "/worlds/short", { scenario: "empty", ttl: "PT1H" });
    const world = app.worlds.get("short");
    if (!world) throw new Error("no world");
    world.touchedAt -= 3_600_001;
    expect((await control("GET", "/worlds/short")).status).toBe(404);
    const page = await app.fastify.inject({ url: "/w/short/api/wallet/getBalance" });
    expect(page.statusCode).toBe(404);
    const { items } = (await control("GET", "/worlds")).body;
    expect(items.map(({ id }) => id)).not.toContain("short");
    expect((await control("POST", "/worlds", { scenario: "empty", id: "short" })).status).toBe(201);
    expect(world.generation.hasEnded).toBe(true);
  });
  test("makes room; otherwise a new one gets 503 with Retry-After", async () => {
    const small = await testApp({ maxWorlds: 2 });
    const put = async (id: string) =>
      small.fastify.inject({
        method: "PUT",
        url: `/__qa/worlds/${id}`,
        headers: { host, "x-qa": "1", "content-type": "application/json" },
        payload: `{"scenario":"empty"}`,
      });
    expect([(await put("a")).statusCode, (await put("b")).statusCode]).toEqual([201, 201]);
    const full = await put("c");
    expect([full.statusCode, full.headers["retry-after"], full.json()]).toMatchObject([
      503,
      "5",
      { error: "too-many-worlds" },
    ]);
    const first = small.worlds.get("a");
    if (first) first.touchedAt = 0;
    expect((await put("c")).statusCode).toBe(201);
    expect(small.worlds.list().map(({ id }) => id)).toEqual(["b", "c"]);
    await small.fastify.close();
  });
});

describe("a token of another world", () => {
  test("gets 401, and is reported as a problem of the receiving world", async () => {
    const [here, there] = [await app.open(), await app.open()];
    const token = await app.token(there, "alice");
    expect((await app.call(here, "wallet.getBalance", { token })).status).toBe(401);
    // A public call treats the sender as a visitor, and the journal still warns of the token.
    expect((await app.call(here, "products.index", { token })).status).toBe(200);
    const { items } = (await control("GET", `/worlds/${here.id}/problems`)).body;
    expect(items).toMatchObject([{ kind: "foreign-token" }, { kind: "foreign-token" }]);
    expect(items[0]?.message).toContain(`"${there.id}"`);
    expect((await control("GET", `/worlds/${here.id}/journal?warning=true`)).body.items).toHaveLength(2);
    await app.call(here, "wallet.getBalance", { token: "nobody's" });
    expect((await control("GET", `/worlds/${here.id}/problems`)).body.items).toHaveLength(2);
    expect((await control("GET", `/worlds/${there.id}/problems`)).body.items).toEqual([]);
  });
  test("includes tokens of the origin of a fork; the fork has sessions of its own", async () => {
    const origin = await app.open();
    const token = await app.token(origin, "alice");
    const { status, body } = await control("POST", `/worlds/${origin.id}/fork`, { id: "forked" });
    expect(status).toBe(201);
    const fork = app.worlds.get("forked");
    const { alice } = body.users as Record<string, { session: { token: string } }>;
    if (!fork || !alice) throw new Error("no fork");
    expect((await app.call(fork, "wallet.getBalance", { token })).status).toBe(401);
    expect((await app.call(fork, "wallet.getBalance", { token: alice.session.token })).status).toBe(200);
    expect((await app.call(origin, "wallet.getBalance", { token: alice.session.token })).status).toBe(401);
    expect((await app.call(origin, "wallet.getBalance", { token })).status).toBe(200);
  });
});

test("explains an invalid duration by an example, not by a pattern", async () => {
  for (const [method, path, body, pointer, example] of [
    ["POST", "/worlds", { scenario: "empty", ttl: "10 minutes" }, "/body/ttl", "PT10M"],
    ["POST", "/worlds/x1/clock/advance", { by: "1 day" }, "/body/by", "P30D"],
    ["POST", "/worlds/x1/clock/advance", { to: "tomorrow" }, "/body/to", "2026-02-01T09:00:00+09:00"],
  ] as const) {
    const { status, body: problem } = await control(method, path, body);
    expect([status, problem]).toMatchObject([422, { error: "invalid", pointer }]);
    expect(problem.message).toContain(example);
    expect(problem.message).not.toContain("pattern");
  }
});

test("waiting leaves no listeners on a reused connection", async () => {
  const { id } = await app.open();
  const port = await listenOnPort(app.fastify);
  const sockets: Socket[] = [];
  app.fastify.server.on("connection", (socket: Socket) => sockets.push(socket));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const wait = () =>
    new Promise<number>((resolve, reject) => {
      const path = `/__qa/worlds/${id}/reviews?kind=support&within=1`;
      const sent = request({ port, host: "127.0.0.1", path, agent }, (reply) => {
        reply.resume().once("end", () => resolve(reply.statusCode ?? 0));
      });
      sent.once("error", reject).end();
    });
  expect(await wait()).toBe(200);
  const before = sockets[0]?.listenerCount("close");
  for (let call = 0; call < 5; call += 1) await wait();
  expect(sockets).toHaveLength(1);
  expect(sockets[0]?.listenerCount("close")).toBe(before);
  agent.destroy();
});
