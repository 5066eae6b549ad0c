// Faults over real connections: what the client receives, and what the server has done by then.
import { connect } from "node:net";
import { createValidation } from "@hashgrove/contract/validation.ts";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { callNamed, contract, testApp, type CallInput, type TestReply } from "#http/testing/test-app.ts";
import { sendRequest, listenOnPort } from "#http/testing/test-socket.ts";

const validation = createValidation(contract);
const app = await testApp();
const port = await listenOnPort(app.fastify);
afterAll(() => app.fastify.close());
let id: string;
let made = 0;
let token: string;

const JSON_TYPE = { "content-type": "application/json" };
async function control(...[method, path, body]: Parameters<typeof app.control>) {
  const reply = await app.control(method, path, body);
  const status = reply.statusCode;
  return { status, body: (reply.body === "" ? null : reply.json()) as Record<string, never> & { items: Item[] } };
}
type Item = Record<string, unknown> & { reply: { status: number | null } };

beforeEach(async () => {
  made += 1;
  id = `f${made}`;
  const world = await app.open("verified-with-funds", { id });
  token = await app.token(world, "alice");
});

const fault = async (rule: object) => {
  const { status, body } = await control("POST", `/worlds/${id}/faults`, rule);
  expect(status, JSON.stringify(body)).toBe(201);
  return body as unknown as { id: number };
};
function product(operationId: string, body?: object, headers: Record<string, string> = {}) {
  const { method, path } = callNamed(operationId);
  return sendRequest(port, `/w/${id}${path}`, {
    method,
    headers: { authorization: token, ...(body && JSON_TYPE), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
}
const withdraw = (key = "withdraw-0001") =>
  product("wallet.bankWithdrawal", { amount: 5000, payPassword: "123456" }, { "idempotency-key": key });
const callHere: (operationId: string, sent?: CallInput) => Promise<TestReply> = (operationId, sent) => {
  const world = app.worlds.get(id);
  if (!world) throw new RangeError(`no world ${id}`);
  return app.call(world, operationId, sent);
};
const records = () => [...(app.worlds.get(id)?.store.read().records.values() ?? [])].length;
const journal = async (query = "") => (await control("GET", `/worlds/${id}/journal${query}`)).body.items;
const codeOf = (operationId: string) =>
  product(operationId).then(
    ({ status }) => status,
    (error: Error & { code?: string }) => error.code ?? error.message,
  );

describe("a response that is lost after the commit", () => {
  test("executes the call once, however often it is sent with the same key", async () => {
    const before = records();
    await fault({
      match: { operationId: "wallet.bankWithdrawal", user: "alice" },
      when: "after",
      effect: { abort: "reset" },
    });
    await expect(withdraw()).rejects.toMatchObject({ code: "ECONNRESET" });
    expect(records()).toBe(before + 1);
    const again = await withdraw();
    expect([again.status, again.headers["idempotency-replayed"]]).toEqual([200, "true"]);
    expect(records()).toBe(before + 1);
    const [lost, replayed] = await journal("?operationId=wallet.bankWithdrawal");
    expect(lost).toMatchObject({ fault: { id: 1, effect: "abort reset", when: "after" }, outcome: "ok" });
    expect(replayed).toMatchObject({ fault: null });
  });
});

describe("a connection", () => {
  test.each([
    ["reset", "ECONNRESET"],
    ["empty", "ECONNRESET"],
  ])("that is %s before leaves the domain alone", async (abort, code) => {
    const before = records();
    await fault({ match: { operationId: "wallet.bankWithdrawal" }, effect: { abort } });
    await expect(withdraw()).rejects.toMatchObject({ code });
    expect(records()).toBe(before);
    expect(await journal("?faulty=true")).toMatchObject([{ outcome: "no-reply", reply: { status: null } }]);
  });
  test("that is truncated breaks within the body", async () => {
    await fault({ match: { operationId: "wallet.getBalance" }, effect: { abort: "truncate" } });
    expect(await codeOf("wallet.getBalance")).toBe("ECONNRESET");
    expect(await codeOf("wallet.getBalance")).toBe(200);
  });
  test.each(["rule", "world"])("that hangs is released when its %s is deleted during the delay", async (deleted) => {
    const { id: rule } = await fault({
      match: { operationId: "wallet.getBalance" },
      effect: { abort: "hang" },
      delay: { min: 300, max: 300 },
    });
    const hanging = codeOf("wallet.getBalance");
    const acted = () => app.worlds.get(id)?.faults.get(rule)?.acted;
    await expect.poll(acted, { interval: 5 }).toBe(1);
    const path = deleted === "rule" ? `/worlds/${id}/faults/${rule}` : `/worlds/${id}`;
    expect((await control("DELETE", path)).status).toBe(204);
    expect(await hanging).toBe("ECONNRESET");
  });
  test("that hangs is released when the ttl of its own rule is over", async () => {
    await fault({ match: { operationId: "wallet.getBalance" }, effect: { abort: "hang" }, ttl: "PT1S" });
    expect(await codeOf("wallet.getBalance")).toBe("ECONNRESET");
    expect((await journal())[0]).toMatchObject({ outcome: "no-reply", fault: { effect: "abort hang" } });
  });
  test("that hangs is released when the rule is deleted", async () => {
    const { id: rule } = await fault({ match: { operationId: "wallet.getBalance" }, effect: { abort: "hang" } });
    const hanging = codeOf("wallet.getBalance");
    await expect.poll(async () => (await journal()).length).toBe(1);
    expect((await control("DELETE", `/worlds/${id}/faults/${rule}`)).status).toBe(204);
    expect(await hanging).toBe("ECONNRESET");
  });
});

describe("the real reply", () => {
  const body = async (operationId: string) => {
    const { status, headers, text } = await product(operationId);
    return { status, type: headers["content-type"], text };
  };
  test("that is garbled cannot be parsed, or has the type of a page", async () => {
    await fault({ match: { operationId: "wallet.getBalance" }, effect: { garble: "json" } });
    const json = await body("wallet.getBalance");
    expect(json.status).toBe(200);
    expect(() => JSON.parse(json.text) as unknown).toThrow(SyntaxError);
    await fault({ match: { operationId: "wallet.getBalance" }, effect: { garble: "content-type" } });
    expect(await body("wallet.getBalance")).toMatchObject({
      type: "text/html; charset=utf-8",
      text: expect.stringMatching(/"balance":400000/) as string,
    });
  });
  test("with one field broken breaks the contract, identically for the same seed", async () => {
    const broken = async () => {
      await fault({ match: {}, effect: { garble: "schema" }, times: "always" });
      const texts: string[] = [];
      for (const operationId of ["wallet.getBalance", "products.index", "user.getAssets"]) {
        const { status, text } = await body(operationId);
        const parsed = JSON.parse(text) as { code: number };
        expect(validation.reply(callNamed(operationId), status, parsed), text).not.toBeNull();
        expect(parsed.code, operationId).toBe(200);
        texts.push(text);
      }
      return texts;
    };
    const first = await broken();
    expect(new Set(first).size).toBe(3);
    const again = await control("PUT", `/worlds/${id}`, { scenario: "verified-with-funds", seed: id });
    token = (again.body as unknown as { users: { alice: { session: { token: string } } } }).users.alice.session.token;
    expect(await broken()).toEqual(first);
    // The journal keeps the server's correct reply; only the client got the broken one.
    expect((await control("GET", `/worlds/${id}/problems`)).body.items).toEqual([]);
  });
  test("that is throttled arrives complete, in several chunks", async () => {
    await fault({ match: { operationId: "wallet.getBalance" }, effect: { throttle: 400 } });
    const { method, path } = callNamed("wallet.getBalance");
    const pieces: string[] = [];
    const reply = await fetch(`http://127.0.0.1:${port}/w/${id}${path}`, { method, headers: { authorization: token } });
    for await (const piece of reply.body ?? []) pieces.push(Buffer.from(piece as Uint8Array).toString());
    expect(JSON.parse(pieces.join(""))).toMatchObject({ code: 200 });
    expect(pieces.length).toBeGreaterThan(1);
  });
  test("that is stale shows the state before the last commit, and the next one is current", async () => {
    const balance = async () => (JSON.parse((await product("wallet.getBalance")).text) as Balance).data.balance;
    await fault({ match: { operationId: "wallet.getBalance" }, effect: { stale: true } });
    await control("POST", `/worlds/${id}/users/alice/grant`, { currency: "JPY", amount: 7 });
    expect([await balance(), await balance()]).toEqual([400_000, 400_007]);
  });
  test("that is delayed arrives; a client that gives up ends the delay", async () => {
    await fault({ match: { operationId: "wallet.getBalance" }, delay: { min: 20, max: 30 } });
    await fault({ match: { operationId: "wallet.getBalance" }, delay: { min: 100_000, max: 100_000 } });
    expect(await codeOf("wallet.getBalance")).toBe(200);
    const leaving = new AbortController();
    const { path } = callNamed("wallet.getBalance");
    const asked = fetch(`http://127.0.0.1:${port}/w/${id}${path}`, {
      headers: { authorization: token },
      signal: leaving.signal,
    });
    await expect.poll(async () => (await control("GET", `/worlds/${id}/faults/2`)).body.acted).toBe(1);
    leaving.abort();
    await expect(asked).rejects.toThrow(/abort/);
    await expect.poll(async () => (await journal("?fault=2")).length).toBe(1);
  });
});
interface Balance {
  readonly data: { readonly balance: number };
}

describe("an injected reply", () => {
  const injected = async (rule: object, headers = {}) => {
    await fault({ match: { operationId: "products.buy" }, ...rule });
    const { status, headers: got, text } = await product("products.buy", { products_id: 2, price: 30_000 }, headers);
    return {
      status,
      retryAfter: got["retry-after"],
      ...(JSON.parse(text) as { code: number; msg: string; data: unknown }),
    };
  };
  test("has the product's text, in the request's language", async () => {
    expect(await injected({ effect: { reply: { status: 503 } } }, { "accept-language": "en" })).toMatchObject({
      status: 503,
      code: 503,
      retryAfter: "5",
      msg: expect.stringMatching(/[a-z]/) as string,
    });
    const refused = await injected({ effect: { reply: { status: 200, reason: "insufficient-balance" } } });
    expect(refused).toMatchObject({
      status: 200,
      code: 0,
      data: { reason: "insufficient-balance" },
      msg: expect.stringMatching(/残高/) as string,
    });
    expect(await injected({ effect: { reply: { status: 503, retryAfter: 77, msg: "down" } } })).toMatchObject({
      msg: "down",
      retryAfter: "77",
    });
  });
  test("can be an example of the contract, before or after execution", async () => {
    const holdings = () => app.worlds.get(id)?.store.read().holdings.size;
    const before = holdings();
    const effect = { example: "insufficient-balance" };
    expect(await injected({ effect })).toMatchObject({ code: 0, data: { reason: "insufficient-balance" } });
    expect(holdings()).toBe(before);
    expect(await injected({ effect, when: "after" })).toMatchObject({
      code: 0,
      data: { reason: "insufficient-balance" },
    });
    expect(holdings()).toBe((before ?? 0) + 1);
  });
  test.each([
    [401, "ログインの有効期限が切れました。もう一度ログインしてください。"],
    [403, "この操作は許可されていません。"],
    [500, "サーバーで問題が発生しました。"],
    [503, "ただいま処理できません。しばらくしてからもう一度お試しください。"],
    [1, "サーバーで問題が発生しました。"],
    [999, "サーバーで問題が発生しました。"],
  ])("with the code %i under HTTP 200 says what the code means, without the data of a success", async (code, msg) => {
    const reply = await injected({ effect: { reply: { status: 200, code } }, offContract: true });
    expect(reply).toMatchObject({ status: 200, code, msg, data: null });
  });
  test("with the code 0 alone is a refusal of the call, in the request's language", async () => {
    const reply = await injected({ effect: { reply: { status: 200, code: 0 } } }, { "accept-language": "en" });
    expect(reply).toMatchObject({
      code: 0,
      data: { reason: expect.any(String) as string },
      msg: expect.stringMatching(/^[ -~]+$/) as string,
    });
  });
  test("must be documented, unless the rule allows others", async () => {
    const match = { operationId: "products.buy" };
    for (const effect of [{ reply: { status: 418 } }, { reply: { status: 200, reason: "no-such-reason" } }])
      expect((await control("POST", `/worlds/${id}/faults`, { match, effect })).body).toMatchObject({
        error: "undocumented",
      });
    expect((await control("POST", `/worlds/${id}/faults`, { match, effect: { example: "nope" } })).body).toMatchObject({
      error: "undocumented",
      pointer: "/body/effect/example",
    });
    expect(await injected({ effect: { reply: { status: 418 } }, offContract: true })).toMatchObject({
      status: 418,
      code: 418,
    });
    expect((await control("GET", `/worlds/${id}/problems`)).body.items).toEqual([]);
  });
  test("has data that the rule gives, if the contract allows them", async () => {
    const match = { operationId: "wallet.getBalance" };
    const set = async (data: unknown, more = {}) =>
      control("POST", `/worlds/${id}/faults`, { match, effect: { reply: { status: 200, data } }, ...more });
    const usual = (await callHere("wallet.getBalance", { token })).data as object;
    expect((await set({ ...usual, balance: 5 })).status).toBe(201);
    expect((await callHere("wallet.getBalance", { token })).data).toEqual({ ...usual, balance: 5 });
    for (const data of [{ ...usual, balance: "many" }, { ...usual, surplus: 1 }, {}, null, [], "text", 5, false]) {
      expect((await set(data)).body, JSON.stringify(data)).toMatchObject({ error: "undocumented" });
      expect((await set(data, { offContract: true })).status).toBe(201);
      const reply = await callHere("wallet.getBalance", { token });
      expect([reply.status, reply.code, reply.data]).toEqual([200, 200, data]);
      expect(reply.headers).not.toHaveProperty("x-contract-violation");
    }
    const { message } = (await set({ ...usual, balance: "many" })).body as unknown as { message: string };
    expect(message).toContain("/reply/data/balance must be");
  });
  test("has the given data in every envelope", async () => {
    const offContract = true;
    await fault({
      match: { operationId: "mock.dict.list" },
      effect: { reply: { status: 200, data: [7] } },
      offContract,
    });
    expect(await callHere("mock.dict.list")).toMatchObject({ code: 0, data: [7] });
    await fault({
      match: { operationId: "wallet.index" },
      effect: { reply: { status: 503, data: { a: 1 } } },
      offContract,
    });
    expect(await callHere("wallet.index", { token })).toMatchObject({ status: 503, code: 503, data: { a: 1 } });
  });
  test("is sent to unauthenticated requests, too", async () => {
    await fault({ match: { path: "/api/*" }, effect: { reply: { status: 503 } } });
    token = "";
    expect(await codeOf("wallet.getBalance")).toBe(503);
    expect(await codeOf("wallet.getBalance")).toBe(401);
  });
});

describe("the header Prefer", () => {
  const wish = (prefer: string, operationId = "wallet.getBalance") => product(operationId, undefined, { prefer });
  test("gets a reply of the contract, with Preference-Applied", async () => {
    const reply = await wish("code=503");
    expect([reply.status, reply.headers["preference-applied"]]).toEqual([503, "code=503"]);
    expect((await wish("respond-async, code=401")).status).toBe(401);
    expect(JSON.parse((await wish("example=ok")).text)).toMatchObject({ code: 200 });
    expect(await journal("?faulty=true")).toHaveLength(3);
  });
  test("is reported as a problem when the contract has no such reply", async () => {
    const reply = await wish("code=418");
    expect([reply.status, reply.headers["preference-applied"]]).toEqual([200, undefined]);
    await wish("example=nope");
    const { items } = (await control("GET", `/worlds/${id}/problems`)).body;
    expect(items.map(({ kind }) => kind)).toEqual(["preference-not-applied", "preference-not-applied"]);
  });
});

describe("which calls a rule acts on", () => {
  const statuses = async (count: number, operationId = "wallet.getBalance") => {
    const all: unknown[] = [];
    for (let call = 0; call < count; call += 1) all.push(await codeOf(operationId));
    return all;
  };
  const down = { effect: { reply: { status: 503 } } };
  test("skips calls first, and then acts a number of times", async () => {
    await fault({ match: { operationId: "wallet.getBalance" }, ...down, skip: 2, times: 2 });
    expect(await statuses(6)).toEqual([200, 200, 503, 503, 200, 200]);
    expect((await control("GET", `/worlds/${id}/faults/1`)).body).toMatchObject({
      state: "spent",
      matched: 4,
      acted: 2,
    });
  });
  test("by tag, method, path, query, header, body and user", async () => {
    const world = app.worlds.get(id);
    const bob = world ? await app.token(world, "bob") : "";
    await fault({
      match: { tag: "wallet", method: "GET", path: "/api/wallet/getBal*", user: "bob" },
      ...down,
      times: "always",
    });
    expect(await statuses(1)).toEqual([200]);
    token = bob;
    expect(await statuses(1)).toEqual([503]);
    expect(await codeOf("wallet.getDesc")).toBe(200);
    await fault({
      match: { operationId: "user.login", body: { "/account": "x" }, headers: { "Accept-Language": "en" } },
      ...down,
    });
    const login = (account: string, language: string) =>
      product("user.login", { account, password: "y" }, { "accept-language": language }).then(({ status }) => status);
    expect([await login("z", "en"), await login("x", "ja"), await login("x", "en")]).toEqual([200, 200, 503]);
  });
  test("by chance, reproducibly for the same seed", async () => {
    await fault({ match: { operationId: "wallet.getBalance" }, ...down, times: "always", probability: 0.5 });
    const first = await statuses(12);
    expect(new Set(first)).toEqual(new Set([200, 503]));
    await control("POST", `/worlds/${id}/reset`, {});
    token = await app.token(app.worlds.get(id) as never, "alice");
    expect(await statuses(2)).toEqual([200, 200]);
    await fault({ match: { operationId: "products.buy" }, ...down });
    await control("DELETE", `/worlds/${id}/faults`);
    const other = await app.open("verified-with-funds", { id: `${id}-b`, seed: id });
    [id, token] = [other.id, await app.token(other, "alice")];
    await fault({ match: { operationId: "wallet.getBalance" }, ...down, times: "always", probability: 0.5 });
    expect(await statuses(12)).toEqual(first);
  });
  test("within a window of the world's time, with the rest of it as Retry-After", async () => {
    const window = { from: "2026-01-16T12:00:00+09:00", until: "2026-01-16T13:00:00+09:00" };
    await fault({ match: { tag: "wallet" }, ...down, times: "always", window });
    expect(await statuses(1)).toEqual([200]);
    await control("POST", `/worlds/${id}/clock/advance`, { to: "2026-01-16T12:30:00+09:00" });
    const { status, headers } = await product("wallet.getBalance");
    expect([status, headers["retry-after"]]).toEqual([503, "1800"]);
    await control("POST", `/worlds/${id}/clock/advance`, { by: "PT30M" });
    expect(await statuses(1)).toEqual([200]);
  });
  test("above a quota, with Retry-After", async () => {
    await fault({ match: { tag: "wallet" }, effect: { quota: { calls: 2, per: "PT1H" } } });
    expect(await statuses(4)).toEqual([200, 200, 429, 429]);
    const seconds = Number((await product("wallet.getBalance")).headers["retry-after"]);
    expect(seconds).toBeGreaterThan(3000);
    expect(seconds).toBeLessThanOrEqual(3600);
  });
  test("until it expires", async () => {
    await fault({ match: { operationId: "wallet.getBalance" }, ...down, times: "always", ttl: "PT0S" });
    expect(await statuses(1)).toEqual([200]);
    const { items } = (await control("GET", `/worlds/${id}/problems`)).body;
    expect(items).toMatchObject([
      { kind: "unused-fault", fault: 1, message: expect.stringMatching(/never acted/) as string },
    ]);
  });
  test("until a reset; a restore keeps it", async () => {
    await control("PUT", `/worlds/${id}/snapshots/s`);
    await fault({ match: { operationId: "wallet.getBalance" }, ...down, times: "always" });
    await control("POST", `/worlds/${id}/snapshots/s/restore`);
    expect(await statuses(1)).toEqual([503]);
    await control("POST", `/worlds/${id}/reset`, {});
    expect((await control("GET", `/worlds/${id}/faults`)).body.items).toEqual([]);
  });
  test("limits rules to 64; finished ones make room", async () => {
    for (let rule = 0; rule < 64; rule += 1) await fault({ match: { operationId: "wallet.getBalance" }, ...down });
    const more = { match: {}, ...down };
    expect(await control("POST", `/worlds/${id}/faults`, more)).toMatchObject({
      status: 429,
      body: { error: "too-many-faults" },
    });
    expect(await statuses(1)).toEqual([503]);
    expect((await fault(more)).id).toBe(65);
  });
});

describe("a rule that is replaced", () => {
  const replace = (rule: number, body: object) => control("PUT", `/worlds/${id}/faults/${rule}`, body);
  const balance = { match: { operationId: "wallet.getBalance" } };

  test("keeps its id and position, and begins again", async () => {
    const first = await fault({ ...balance, effect: { reply: { status: 503 } } });
    await fault({ ...balance, effect: { reply: { status: 401 } }, times: "always" });
    expect(await codeOf("wallet.getBalance")).toBe(503);
    expect(await codeOf("wallet.getBalance"), "the first has acted, so the second does").toBe(401);
    const replaced = await replace(first.id, { ...balance, effect: { reply: { status: 500 } } });
    expect(replaced).toMatchObject({
      status: 200,
      body: { id: first.id, effect: { reply: { status: 500 } }, state: "armed", matched: 0, acted: 0 },
    });
    expect(await codeOf("wallet.getBalance")).toBe(500);
  });

  test("releases the connections that it let hang", async () => {
    const { id: rule } = await fault({ ...balance, effect: { abort: "hang" } });
    const hanging = codeOf("wallet.getBalance");
    await expect.poll(async () => (await journal("?faulty=true")).length).toBe(1);
    await replace(rule, { ...balance, delay: { min: 1, max: 1 } });
    expect(await hanging).toBe("ECONNRESET");
  });

  test("stays when its replacement is refused", async () => {
    const { id: rule } = await fault({ ...balance, effect: { reply: { status: 503 } } });
    expect(await replace(rule, { ...balance, delay: { min: 2, max: 1 } })).toMatchObject({
      status: 422,
      body: { error: "bad-delay", pointer: "/body/delay/min" },
    });
    expect(await replace(rule + 1, { ...balance, delay: { min: 1, max: 1 } })).toMatchObject({
      status: 404,
      body: { error: "unknown-fault" },
    });
    expect(await codeOf("wallet.getBalance")).toBe(503);
  });
});

test("rejects a contradictory rule with its pointer, and stores none", async () => {
  const get = { operationId: "wallet.getBalance" };
  for (const [error, rule] of [
    ["unknown-operation", { match: { operationId: "wallet.getBalanse" }, effect: { abort: "reset" } }],
    ["matches-nothing", { match: { operationId: "products.buy", method: "GET" }, effect: { abort: "reset" } }],
    ["matches-nothing", { match: { operationId: "products.buy" }, effect: { stale: true } }],
    ["unknown-user", { match: { user: "nobody" }, effect: { abort: "reset" } }],
    ["nothing-to-do", { match: get }],
    ["bad-delay", { match: get, delay: { min: 2, max: 1 } }],
    ["needs-a-reply", { match: get, when: "before", effect: { garble: "json" } }],
    [
      "bad-window",
      {
        match: get,
        effect: { abort: "reset" },
        window: { from: "2026-01-16T12:00:00Z", until: "2026-01-16T12:00:00Z" },
      },
    ],
    ["bad-quota", { match: get, effect: { quota: { calls: 1, per: "PT0S" } } }],
    ["secret", { match: { body: { "/payPassword": "123456" } }, effect: { abort: "reset" } }],
    ["secret", { match: { headers: { Authorization: "x" } }, effect: { abort: "reset" } }],
  ] as const) {
    expect((await control("POST", `/worlds/${id}/faults`, rule)).body, JSON.stringify(rule)).toMatchObject({ error });
  }
  expect((await control("GET", `/worlds/${id}/faults`)).body.items).toEqual([]);
});

describe("a browser, which silently sends a request again whose connection ends without a byte,", () => {
  const { method, path } = callNamed("wallet.getBalance");
  /** Sends the call; returns all bytes received until the connection ends. */
  const bytesFor = async (headers: Record<string, string>): Promise<string> => {
    const socket = connect({ port, host: "127.0.0.1" });
    const lines = Object.entries({ host: "127.0.0.1", authorization: token, ...headers }).map((pair) =>
      pair.join(": "),
    );
    let bytes = "";
    socket.on("data", (chunk) => (bytes += chunk.toString())).on("error", () => {});
    socket.write(`${method} /w/${id}${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
    await new Promise((resolve) => socket.once("close", resolve));
    return bytes;
  };
  test.each(["reset", "empty"])("gets an interim response before its connection is %s", async (abort) => {
    await fault({ match: { operationId: "wallet.getBalance" }, effect: { abort }, times: 3 });
    expect(await bytesFor({ "sec-fetch-mode": "cors" })).toBe("HTTP/1.1 102 Processing\r\n\r\n");
    expect(await bytesFor({}), "any other client gets nothing").toBe("");
    const proxied = { "sec-fetch-mode": "cors", "x-forwarded-for": "192.0.2.1" };
    expect(await bytesFor(proxied), "a proxy gets nothing").toBe("");
    expect(await journal("?faulty=true")).toHaveLength(3);
  });
});

test("describes an invalid body by the schema variant that was meant", async () => {
  const match = { operationId: "wallet.getBalance" };
  const refused = await control("POST", `/worlds/${id}/faults`, { match, effect: { abort: "explode" } });
  expect(refused).toMatchObject({
    status: 422,
    body: { pointer: "/body/effect/abort", message: "/body/effect/abort must be one of reset, empty, truncate, hang" },
  });
  const quota = { calls: 5, per: "a minute" };
  const inside = await control("POST", `/worlds/${id}/faults`, { match, effect: { quota } });
  expect(inside.body, "also where the variant refers to another schema").toMatchObject({
    pointer: "/body/effect/quota/per",
    message: expect.stringMatching(/^\/body\/effect\/quota\/per must be as described: ISO 8601 duration/) as string,
  });
  expect(await control("GET", `/worlds/${id}/reviews?state=opened`)).toMatchObject({
    body: {
      pointer: "/query/state",
      message: expect.stringMatching(/^\/query\/state must be one of open, /) as string,
    },
  });
});
