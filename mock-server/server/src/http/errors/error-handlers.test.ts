import { afterAll, describe, expect, test } from "vitest";
import { messageOf } from "#http/replies/messages.ts";
import { callNamed, form, parseReply, MAGIC, type CallInput, testApp } from "#http/testing/test-app.ts";
import { statusOf } from "#http/testing/test-matrix.ts";
import { HANDLERS } from "#operations/table.ts";
import { StorageFailed } from "#ports/store.ts";
import { compileScenario } from "#scenarios/compile.ts";
import { memoryStore } from "#store/memory.ts";
import { createWorld } from "#worlds/create-world.ts";
import { scryptPasswords } from "#worlds/passwords.ts";

const LANGUAGES = ["ja", "en", "zh-CN"] as const;
const failing = (): Promise<never> => Promise.reject(new StorageFailed("the disk is full"));

const app = await testApp({
  handlers: {
    product: new Map([...HANDLERS.product, ["news.index", failing]]),
    backOffice: new Map([
      ...HANDLERS.backOffice,
      [
        "mock.dict.list",
        () => {
          throw new TypeError("undefined is not a function");
        },
      ],
    ]),
  },
});
const world = await app.open();
afterAll(() => app.fastify.close());

const LOGIN = { account: "alice@example.test", password: "Passw0rd1" };
const big = "x".repeat(70_000);
const pdf = (bytes: number): Buffer => Buffer.concat([MAGIC.pdf, Buffer.alloc(bytes)]);

/** Status, description, call and input. Each call is sent in every language. */
const FAULTS: readonly [
  status: 400 | 401 | 403 | 404 | 413 | 415 | 422 | 503,
  what: string,
  id: string,
  sent: CallInput,
][] = [
  [400, "broken JSON", "user.login", { raw: "{", headers: { "content-type": "application/json" } }],
  [
    400,
    "a form without a boundary",
    "common.upload",
    { as: "alice", ...form(), headers: { "content-type": "multipart/form-data" } },
  ],
  [401, "no token", "wallet.getBalance", {}],
  [401, "a made-up token", "wallet.getBalance", { token: "x".repeat(43) }],
  [401, "a huge body under a bad token", "products.buy", { token: "nobody", body: { big } }],
  [
    401,
    "a broken body under a bad token",
    "products.buy",
    { token: "nobody", raw: "{", headers: { "content-type": "application/json" } },
  ],
  [401, "a strange body without a token", "products.buy", { raw: "?", headers: { "content-type": "text/plain" } }],
  [401, "a huge file without a token", "common.upload", form({ filename: "a.pdf", content: pdf(11 << 20) })],
  [403, "another member's id", "orders.getMyFunds", { as: "alice", query: { uid: 2 } }],
  [404, "an unknown id", "products.detail", { query: { id: 999_999 } }],
  [413, "a large JSON body", "user.login", { body: { ...LOGIN, account: big } }],
  [413, "a large file", "common.upload", { as: "alice", ...form({ filename: "a.pdf", content: pdf(11 << 20) }) }],
  [415, "plain text", "user.login", { raw: "account=alice", headers: { "content-type": "text/plain" } }],
  [415, "no content type", "user.login", { raw: JSON.stringify(LOGIN) }],
  [415, "a form where JSON belongs", "user.login", form({ name: "account", content: "alice" })],
  [
    415,
    "a URL-encoded form",
    "user.login",
    { raw: "account=alice", headers: { "content-type": "application/x-www-form-urlencoded" } },
  ],
  [415, "JSON where a form belongs", "common.upload", { as: "alice", body: { file: "x" } }],
  [422, "a body that breaks its schema", "user.login", { body: { ...LOGIN, password: 1 } }],
  [422, "no body", "user.login", {}],
  [422, "a query that breaks its schema", "user.getCapitalFlow", { as: "alice", query: { type: 7 } }],
  [503, "a failing store", "news.index", {}],
];

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(FAULTS)("replies %i for %s (%s)", async (status, _what, id, sent) => {
    const before = world.store.root();
    const headers = { ...sent.headers, "accept-language": language };
    const reply = await app.call(world, id, { ...sent, headers });
    expect(reply).toMatchObject({ status, code: status, msg: messageOf(language, `${status}`) });
    expect(reply.headers).not.toHaveProperty("x-contract-violation");
    expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
    if (status === 422) expect(reply.data).not.toEqual([]);
    else expect(reply.data).toBeNull();
    // A call with `as` opens a session, which changes the state; a call without it must change nothing.
    if (sent.as === undefined) expect(world.store.root()).toBe(before);
  });

  const ask = async (method: "GET" | "POST" | "DELETE" | "PUT", url: string, extra = {}) =>
    parseReply(await app.fastify.inject({ method, url, headers: { "accept-language": language }, ...extra }));

  test("replies 404 for an unknown address, with any body", async () => {
    const expected = { status: 404, code: 404, msg: messageOf(language, "404"), data: null };
    for (const url of [
      "/api/nope",
      "/api/",
      "/api/user/login/",
      "/API/user/login",
      "/nowhere",
      "/api/user/%2e%2e/login",
    ])
      expect(await ask("POST", url, { payload: "{" }), url).toMatchObject(expected);
  });

  test("replies 405 with Allow for a known address with another method", async () => {
    const expected = { status: 405, code: 405, msg: messageOf(language, "405"), data: null };
    const reply = await ask("DELETE", "/api/wallet/payPassword", { payload: "{" });
    expect(reply).toMatchObject(expected);
    expect(reply.headers.allow).toBe("GET, HEAD, POST");
    expect((await ask("GET", "/api/user/login?x=1")).headers.allow).toBe("POST");
  });

  test("replies 400 for an address that cannot be decoded", async () => {
    for (const url of ["/api/%", "/api/user/%E0%A4%A", "/%ff"])
      expect(await ask("GET", url), url).toMatchObject({
        status: 400,
        code: 400,
        msg: messageOf(language, "400"),
        data: null,
      });
  });
});

describe("422", () => {
  test("lists every violation with its pointer", async () => {
    const token = await app.token(world, "alice");
    const body = { products_id: "2", price: 0, expire: 1.5, surprise: true };
    const { data } = await app.call(world, "products.buy", { token, body, headers: { "idempotency-key": "no good" } });
    expect(
      (data as { pointer: string; rule: string }[]).map(({ pointer, rule }) => `${pointer} ${rule}`).sort(),
    ).toEqual([
      "/body/expire type",
      "/body/price minimum",
      "/body/products_id type",
      "/body/surprise additionalProperties",
      "/headers/idempotency-key minLength",
      "/headers/idempotency-key pattern",
    ]);
    const missing = await app.call(world, "products.buy", { token, body: {} });
    expect(missing.data).toEqual([
      { pointer: "/body/products_id", rule: "required", message: expect.any(String) },
      { pointer: "/body/price", rule: "required", message: expect.any(String) },
    ]);
  });

  test("lists the query's violations, including a duplicate parameter", async () => {
    const token = await app.token(world, "alice");
    const { data } = await app.call(world, "wallet.index", {
      token,
      query: { type: 3, limit: "many", page: ["1", "2"] },
    });
    expect((data as { pointer: string }[]).map(({ pointer }) => pointer).sort()).toEqual([
      "/query/limit",
      "/query/page",
      "/query/payType",
      "/query/type",
    ]);
  });

  test("limits the number of listed violations", async () => {
    const body = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`k${at}`, at]));
    const reply = await app.call(world, "user.login", { body });
    expect(reply.status).toBe(422);
    expect(reply.data).toHaveLength(200);
  });

  test("accepts any characters in keys", async () => {
    const body = { "a/b~c": 1, "\u0000": 1, "\ud800": 1, ["k".repeat(2000)]: 1, "‮": 1, ...LOGIN };
    const reply = await app.call(world, "user.login", { body });
    expect(reply.status).toBe(422);
    expect(reply.data).toContainEqual(expect.objectContaining({ pointer: "/body/a~1b~0c" }));
  });
});

test("a store that fails temporarily gives 503 without a change, and works again afterwards", async () => {
  const scenario = await compileScenario("verified-with-funds");
  let fails = false;
  const failing = await createWorld({
    id: "default",
    label: null,
    origin: { scenario, seed: "default", now: scenario.now },
    clock: { mode: "frozen", value: scenario.now },
    entropy: null,
    passwords: scryptPasswords(16),
    uploadFolder: "/nowhere",
    ttlMs: null,
    checkCommits: true,
    openStore: async (options) => {
      const store = memoryStore(scenario.root, options);
      return {
        ...store,
        transact: (decide) => (fails ? Promise.reject(new StorageFailed("the disk is full")) : store.transact(decide)),
      };
    },
  });
  const poor = await testApp({ defaultWorld: failing });
  const token = await poor.token(failing, "alice");
  const buy = () => poor.call(failing, "products.buy", { token, body: { products_id: 2, price: 30_000 } });
  const before = failing.store.root();
  fails = true;
  expect(await buy()).toMatchObject({ status: 503, code: 503, data: null });
  expect(await poor.call(failing, "user.login", { body: LOGIN })).toMatchObject({ status: 503 });
  expect(await poor.call(failing, "wallet.getBalance", { token })).toMatchObject({ status: 200 });
  expect(failing.store.root()).toBe(before);
  fails = false;
  expect(await buy()).toMatchObject({ status: 200, code: 200 });
  await poor.fastify.close();
});

describe("errors of the template", () => {
  const TEMPLATE: readonly [status: number, id: string, sent: CallInput][] = [
    [400, "mock.user.login", { raw: "[", headers: { "content-type": "application/json" } }],
    [413, "mock.user.login", { body: { big } }],
    [415, "mock.user.login", { raw: "a", headers: { "content-type": "text/plain" } }],
    [422, "mock.user.login", { body: { username: 1 } }],
    [422, "mock.card.list", { query: { pageIndex: "first" } }],
    [500, "mock.dict.list", {}],
  ];
  test.each(TEMPLATE)("replies %i of %s in the template's envelope", async (status, id, sent) => {
    const { text, headers, ...reply } = await app.call(world, id, sent);
    expect(reply.status).toBe(statusOf(id, status));
    expect(JSON.parse(text)).toEqual({ code: status, message: expect.stringMatching(/\w/) });
    expect(headers).not.toHaveProperty("x-contract-violation");
  });

  test("replies 404 and 405 in it, too", async () => {
    const headers = { "x-world": world.id };
    for (const [url, status] of [
      ["/mock/nope", 404],
      ["/mock/user/login", 405],
    ] as const) {
      const { body, statusCode } = await app.fastify.inject({ method: "GET", url, headers });
      expect(statusCode).toBe(status);
      expect(JSON.parse(body)).toEqual({ code: status, message: expect.stringMatching(/\w/) });
    }
  });
});

test("accepts a language header of any length", async () => {
  for (const language of ["x".repeat(5000), "en;q=0.9,".repeat(900), "*", ";;;"]) {
    const reply = await app.call(world, "products.index", { headers: { "accept-language": language } });
    expect(reply).toMatchObject({ status: 200, code: 200 });
  }
});

test("all replies had statuses that the contract documents", () => {
  for (const { operationId, reply, violations } of world.journal.entries()) {
    expect(violations).toEqual([]);
    expect([...callNamed(operationId).replies.keys()]).toContain(reply.status);
  }
});
