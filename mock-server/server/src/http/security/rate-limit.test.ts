import { afterEach, expect, test, vi } from "vitest";
import { testApp, type TestApp } from "#http/testing/test-app.ts";

let app: TestApp;
afterEach(() => app.fastify.close());

const WINDOW = { max: 3, windowMs: 60_000 };
/** Makes requests one after another, so that the results are in the order in which the requests are counted. */
async function times<Value>(count: number, make: () => Promise<Value>): Promise<Value[]> {
  const made: Value[] = [];
  while (made.length < count) made.push(await make());
  return made;
}

test("replies 429 with Retry-After above the limit, in the envelope and the language of the client", async () => {
  app = await testApp({ rateLimit: WINDOW });
  const world = await app.open();
  const ask = (language: string) => app.call(world, "products.index", { headers: { "accept-language": language } });
  expect((await times(3, () => ask("ja"))).map(({ status }) => status)).toEqual([200, 200, 200]);
  const refused = await ask("en");
  expect(JSON.parse(refused.text)).toEqual({ code: 429, msg: "Please wait a moment and try again.", data: null });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
  expect(Object.keys(refused.headers).filter((name) => name.startsWith("x-ratelimit"))).toEqual([]);
  expect((await ask("ja")).msg).toBe("しばらく待ってからもう一度お試しください。");
  expect((await ask("zh-CN")).status).toBe(429);
  const template = await app.call(world, "mock.dict.one");
  expect(JSON.parse(template.text)).toEqual({ code: 429, message: "Please wait a moment and try again." });
  expect(world.journal.entries().flatMap(({ violations }) => violations)).toEqual([]);
});

test("counts clients separately: by session, and by address without one", async () => {
  app = await testApp({ rateLimit: WINDOW });
  const world = await app.open();
  const [alice, bob] = await Promise.all([app.token(world, "alice"), app.token(world, "bob")]);
  const ask = async (token?: string, from?: string) =>
    (await app.call(world, "products.index", { token, from })).status;
  expect(await times(4, () => ask(alice))).toEqual([200, 200, 200, 429]);
  expect(await ask(bob)).toBe(200);
  expect(await times(4, () => ask(undefined, "10.0.0.1"))).toEqual([200, 200, 200, 429]);
  expect(await ask(undefined, "10.0.0.2")).toBe(200);
  // A made-up token belongs to no member, so it does not start a new count.
  expect(await ask("made-up", "10.0.0.1")).toBe(429);
  expect(await ask("made-up-too", "10.0.0.1")).toBe(429);
  // Attempts to guess tokens count, too.
  const guess = async () => (await app.call(world, "wallet.getBalance", { token: "guess", from: "10.0.0.3" })).status;
  expect(await times(4, guess)).toEqual([401, 401, 401, 429]);
});

test("behind a trusted proxy counts clients by their forwarded address, and behind no other", async () => {
  const through = async (peer: string, client: string) => {
    const world = app.worlds.list()[0] ?? (await app.open());
    const headers = { "x-forwarded-for": client };
    return (await app.call(world, "products.index", { from: peer, headers })).status;
  };
  app = await testApp({ rateLimit: WINDOW, trustProxy: ["loopback", "10.1.0.0/16"] });
  for (const peer of ["127.0.0.1", "10.1.2.3"]) {
    expect(await times(4, () => through(peer, `${peer}9`.slice(0, 12)))).toEqual([200, 200, 200, 429]);
    expect(await through(peer, "203.0.113.2")).toBe(200);
  }
  // X-Forwarded-For from an untrusted peer is ignored.
  const made = ["198.51.100.1", "198.51.100.2", "198.51.100.3", "198.51.100.4"];
  const statuses: number[] = [];
  for (const client of made) statuses.push(await through("192.0.2.7", client));
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test("counts an IPv6 network as one client, and starts no new count for a port or an invalid address", async () => {
  app = await testApp({ rateLimit: WINDOW, trustProxy: ["loopback"] });
  const world = await app.open();
  const statuses = async (clients: readonly string[]): Promise<number[]> => {
    const replies: number[] = [];
    for (const client of clients)
      replies.push((await app.call(world, "products.index", { headers: { "x-forwarded-for": client } })).status);
    return replies;
  };
  expect(await statuses(["2001:db8::1", "2001:db8::2", "2001:db8:0:0:5::", "[2001:db8::9]:80"])).toEqual([
    200, 200, 200, 429,
  ]);
  expect(await statuses(["2001:db8:0:1::1"])).toEqual([200]);
  expect(await statuses(["203.0.113.1:1", "203.0.113.1:2", "203.0.113.1", "::ffff:203.0.113.1"])).toEqual([
    200, 200, 200, 429,
  ]);
  expect(await statuses(["nonsense", "more nonsense", "unknown", "_hidden"])).toEqual([200, 200, 200, 429]);
});

test("a flood of logins under one name does not block others at its address", async () => {
  app = await testApp({ rateLimit: WINDOW });
  const world = await app.open();
  const login = async (account: string, password: string) =>
    await app.call(world, "user.login", { from: "10.0.0.1", body: { account, password } });
  expect((await times(8, () => login("nobody@example.test", "guess"))).map(({ status }) => status)).toEqual([
    200, 200, 200, 429, 429, 429, 429, 429,
  ]);
  const { headers } = await login("NOBODY@example.test", "guess");
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  const honest = await login("alice@example.test", "Passw0rd1");
  expect([honest.status, honest.code]).toEqual([200, 200]);
  // Other calls of the address are counted separately.
  expect((await app.call(world, "products.index", { from: "10.0.0.1" })).status).toBe(200);
  // With changing names an address may try ten times as often as with one name.
  const names = await times(30, () => login(`name-${Math.random()}`, "guess"));
  expect(names.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
});

test("the count restarts after the window", async () => {
  app = await testApp({ rateLimit: { max: 1, windowMs: 1000 } });
  const world = await app.open();
  const ask = async () => (await app.call(world, "products.index")).status;
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  try {
    expect([await ask(), await ask()]).toEqual([200, 429]);
    vi.setSystemTime(999);
    expect(await ask()).toBe(429);
    vi.setSystemTime(1000);
    expect(await ask()).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});

test("a rejected request is not executed", async () => {
  app = await testApp({ rateLimit: { max: 1, windowMs: 60_000 } });
  const world = await app.open();
  const token = await app.token(world, "alice");
  const buy = () => app.call(world, "products.buy", { token, body: { products_id: 2, price: 30_000 } });
  expect((await buy()).code).toBe(200);
  const before = world.store.root();
  expect((await buy()).status).toBe(429);
  expect(world.store.root()).toBe(before);
});

test("without a limit accepts any number of requests", async () => {
  app = await testApp();
  const world = await app.open();
  const statuses = await times(700, async () => (await app.call(world, "products.homeProduct")).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});
