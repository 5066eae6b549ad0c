import { afterAll, expect, test } from "vitest";
import { accept } from "#domain/decision.ts";
import { testApp } from "#http/testing/test-app.ts";
import { prepareWorld } from "#http/testing/test-matrix.ts";
import { memoizeByLanguage } from "#operations/memoize.ts";
import { HANDLERS } from "#operations/table.ts";

const PRODUCT = { id: 2, title: "A", buyStart: 1, expireRate: "7.8", expire: 6, dateType: 2 };
/** A handler's value, and the position in the reply at which it breaks the contract. */
const WRONG: readonly [what: string, value: unknown, position: string][] = [
  ["an added field", [{ ...PRODUCT, secretMargin: "0.4" }], "/reply/data/0/secretMargin"],
  ["a missing field", [{ ...PRODUCT, title: undefined }], "/reply/data/0/title"],
  ["a number as text", [{ ...PRODUCT, buyStart: "1" }], "/reply/data/0/buyStart"],
  ["a float for money", [{ ...PRODUCT, buyStart: 0.1 + 0.2 }], "/reply/data/0/buyStart"],
  ["nothing at all", undefined, "/reply/data"],
];

let value: unknown = [];
const app = await testApp({
  handlers: {
    product: new Map([
      ...HANDLERS.product,
      ["products.index", () => accept(value)],
      ["products.homeProduct", () => accept(value)],
    ]),
    backOffice: new Map([
      ...HANDLERS.backOffice,
      ["mock.dict.one", () => ({ answer: { ok: true as const, data: [{ label: "a", value: 1, more: 1 }] } })],
    ]),
  },
});
afterAll(() => app.fastify.close());

test.each(WRONG)("never sends a reply with %s", async (_what, wrong, position) => {
  value = wrong;
  const world = await app.open("newcomer");
  const { status, text, headers } = await app.call(world, "products.index", { headers: { "accept-language": "en" } });
  expect(status).toBe(500);
  const line = String(headers["x-contract-violation"]);
  expect(line).toContain(`products.index: ${position}`);
  expect(line).toMatch(/ \(rule \w+; it is [a-z ]+\)$/);
  expect(JSON.parse(text)).toEqual({ code: 500, msg: `The server had a problem. ${line}`, data: null });
  const [entry] = world.journal.entries();
  expect(entry?.violations).toEqual([expect.stringContaining(position)]);
  expect(entry?.reply).toMatchObject({ status: 500, code: 500 });
});

test("sends a reply that matches the contract unchanged", async () => {
  value = [PRODUCT];
  const world = await app.open("newcomer");
  const { status, data, headers } = await app.call(world, "products.index");
  expect({ status, data }).toEqual({ status: 200, data: [PRODUCT] });
  expect(headers).not.toHaveProperty("x-contract-violation");
  expect(world.journal.entries()[0]?.violations).toEqual([]);
});

test("rejects a constant reply every time when it breaks the contract", async () => {
  value = memoizeByLanguage(() => [{ ...PRODUCT, buyStart: "1" }])({}, "ja");
  const world = await app.open("newcomer");
  for (let times = 0; times < 2; times += 1) {
    const { status, headers } = await app.call(world, "products.index");
    expect(status).toBe(500);
    expect(headers["x-contract-violation"]).toContain("/reply/data/0/buyStart");
  }
});

test("words and validates the same value separately for each call and language", async () => {
  const both = memoizeByLanguage(() => [{ ...PRODUCT }])({}, "ja");
  value = both;
  const world = await app.open("newcomer");
  const texts: string[] = [];
  for (const language of ["ja", "en", "ja", "en"]) {
    const { status, text } = await app.call(world, "products.index", { headers: { "accept-language": language } });
    expect(status).toBe(200);
    texts.push(text);
  }
  expect(texts[0]).not.toBe(texts[1]);
  expect(texts.slice(2)).toEqual(texts.slice(0, 2));
  // The cards of the home page need a description, which these products lack.
  expect((await app.call(world, "products.homeProduct")).status).toBe(500);
});

test("the largest possible balance matches the contract, also in USDT", async () => {
  const { call } = await prepareWorld(app, { in: "newcomer", as: "alice", gift: 1_000_000_000_000_000 });
  const { status, data } = await call("wallet.getBalance", { as: "alice" });
  expect({ status, data }).toEqual({ status: 200, data: { balance: 1_000_000_000_000_000, usdt: "6367398917542.18" } });
});

test("validates back-office replies, too", async () => {
  const world = await app.open("newcomer");
  const { status, text, headers } = await app.call(world, "mock.dict.one");
  expect(status).toBe(500);
  const line =
    "mock.dict.one: /reply/data/0/more must NOT have additional properties (rule additionalProperties; it is a number)";
  expect(headers["x-contract-violation"]).toBe(line);
  expect(JSON.parse(text)).toEqual({ code: 500, message: `The server had a problem. ${line}` });
});
