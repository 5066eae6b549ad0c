import { afterAll, describe, expect, test } from "vitest";
import { testApp } from "#http/testing/test-app.ts";
import { parseJsonBody, roundedNumbersIn } from "./json-body.ts";

const app = await testApp();
const world = await app.open();
afterAll(() => app.fastify.close());

const LOGIN = `{"account":"alice@example.test","password":"Passw0rd1"}`;
const nested = (depth: number): string => `{"account":${"[".repeat(depth)}${"]".repeat(depth)},"password":"a"}`;

const BODIES: readonly [what: string, status: number, raw: string | Buffer][] = [
  ["as the contract wants it", 200, LOGIN],
  ["with blanks around", 200, ` \r\n\t${LOGIN}\n`],
  ["cut off", 400, LOGIN.slice(0, -1)],
  ["cut off within a text", 400, LOGIN.slice(0, 20)],
  ["cut off after a backslash", 400, `{"account":"\\`],
  ["in single quotes", 400, LOGIN.replaceAll(`"`, "'")],
  ["with a trailing comma", 400, LOGIN.replace("}", ",}")],
  ["with a comment", 400, `/* hi */${LOGIN}`],
  ["with rubbish behind", 400, `${LOGIN}x`],
  ["twice", 400, LOGIN + LOGIN],
  ["of a bare word", 400, "undefined"],
  ["of NaN", 400, "NaN"],
  ["with a control character in a text", 400, LOGIN.replace("alice", "al\u0000ice")],
  ["with a byte order mark", 400, `\ufeff${LOGIN}`],
  ["in UTF-16", 400, Buffer.from(LOGIN, "utf16le")],
  ["in Latin-1", 400, Buffer.from(LOGIN.replace("alice", "älice"), "latin1")],
  [
    "with half a UTF-8 character",
    400,
    Buffer.concat([Buffer.from(LOGIN.slice(0, 15)), Buffer.from([0xe3, 0x81]), Buffer.from(LOGIN.slice(15))]),
  ],
  [
    "with an overlong UTF-8 character",
    400,
    Buffer.concat([Buffer.from(`{"account":"`), Buffer.from([0xc0, 0x80]), Buffer.from(`"}`)]),
  ],
  ["with a key twice", 400, LOGIN.replace("{", `{"password":"x",`)],
  ["with a key twice, once in disguise", 400, LOGIN.replace("{", `{"\\u0070assword":"x",`)],
  ["with a key twice further in", 400, `{"account":{"a":1,"a":2},"password":"x"}`],
  ["with __proto__", 400, LOGIN.replace("{", `{"__proto__":{"isAdmin":true},`)],
  ["with __proto__ in disguise", 400, LOGIN.replace("{", `{"__pr\\u006fto__":{"isAdmin":true},`)],
  ["with constructor.prototype", 400, LOGIN.replace("{", `{"constructor":{"prototype":{"isAdmin":true}},`)],
  ["too deep", 400, nested(33)],
  ["far too deep", 400, nested(30_000)],
  ["that only opens", 400, "[".repeat(60_000)],
  ["that opens 100,000 times", 413, "[".repeat(100_000)],
  ["that opens objects only", 400, `{"a":`.repeat(12_000)],
  ["of quotes only", 400, `"`.repeat(60_000)],
  ["of backslashes only", 400, `"${"\\".repeat(60_000)}`],
  ["of a million digits", 413, "9".repeat(1_000_000)],
  ["of very many digits", 422, "9".repeat(60_000)],
  ["huge", 413, `{"account":"${"x".repeat(20 << 20)}"}`],
  ["deep, but not too deep", 422, nested(20)],
  ["of nothing", 422, ""],
  ["of blanks", 400, "  "],
  ["null", 422, "null"],
  ["a list", 422, `[${LOGIN}]`],
  ["a text", 422, `"account"`],
  ["a number beyond all numbers", 422, `{"account":1e999,"password":"x"}`],
];

describe("a JSON body", () => {
  test.each(BODIES)("%s gets %i", async (_what, status, raw) => {
    const before = world.store.root();
    const reply = await app.call(world, "user.login", { raw, headers: { "content-type": "application/json" } });
    expect(reply).toMatchObject({ status, code: status });
    expect(reply.headers).not.toHaveProperty("x-contract-violation");
    if (status !== 200) expect(world.store.root()).toBe(before);
    expect(({} as { isAdmin?: true }).isAdmin).toBeUndefined();
  });

  test("may be omitted when the contract does not require it", async () => {
    for (const sent of [{}, { raw: "", headers: { "content-type": "application/json" } }, { body: {} }])
      expect(await app.call(world, "user.logout", sent)).toMatchObject({ status: 200, code: 200 });
    expect(await app.call(world, "user.logout", { body: { all: true } })).toMatchObject({ status: 422 });
  });

  test("is accepted with any spelling of its content type", async () => {
    for (const type of ["application/json; charset=utf-8", "APPLICATION/JSON", "application/json;charset=UTF-8"])
      expect(await app.call(world, "user.login", { raw: LOGIN, headers: { "content-type": type } })).toMatchObject({
        status: 200,
      });
    for (const type of ["application/jsonp", "text/json", "application/problem+json", "json", "*/*", ","])
      expect(
        (await app.call(world, "user.login", { raw: LOGIN, headers: { "content-type": type } })).status,
        type,
      ).toBe(415);
  });
});

test("rejects a body of many keys before reading all of them", () => {
  const keys = (count: number): Buffer =>
    Buffer.from(`{${Array.from({ length: count }, (_, nth) => `"k${nth}":1`).join(",")}}`);
  expect(Object.keys(parseJsonBody(keys(10_000)) as object)).toHaveLength(10_000);
  expect(() => parseJsonBody(keys(10_001))).toThrow(expect.objectContaining({ statusCode: 413 }));
});

test("rejects a body of many values before parsing it", () => {
  const values = (count: number, value: string): Buffer => Buffer.from(`[${Array(count).fill(value).join(",")}]`);
  expect(parseJsonBody(values(12_500, "[]"))).toHaveLength(12_500);
  expect(() => parseJsonBody(values(12_501, "[]"))).toThrow(expect.objectContaining({ statusCode: 413 }));
  for (const value of ["[]", "{}", "1", '""', "null"])
    expect(() => parseJsonBody(values(25_001, value)), value).toThrow(expect.objectContaining({ statusCode: 413 }));
  expect(parseJsonBody(Buffer.from(JSON.stringify(",[{".repeat(10_000))))).toHaveLength(30_000);
});

describe("a number that would be rounded to a whole one is refused at its pointer", () => {
  const KEY = { "content-type": "application/json" };
  const ROUNDED = ["10000.0000000000000001", "9999.99999999999999999", "1.0000000000000000001e4"];
  const CALLS: readonly [call: string, pointer: string, body: (amount: string) => string][] = [
    ["products.buy", "/body/price", (amount) => `{"products_id":1,"price":${amount}}`],
    ["products.buy", "/body/products_id", (amount) => `{"price":10000,"products_id":${amount}}`],
    ["wallet.recharge", "/body/amount", (amount) => `{"amount":${amount},"name":"USDT","txId":"ab","payType":1}`],
    ["wallet.bankRecharge", "/body/amount", (amount) => `{"image":"/uploads/a.png","amount":${amount}}`],
    ["wallet.withdrawal", "/body/amount", (amount) => `{"payType":1,"amount":${amount},"payPassword":"123456"}`],
    ["wallet.bankWithdrawal", "/body/amount", (amount) => `{"payPassword":"123456","amount" : ${amount} }`],
  ];
  for (const [call, pointer, body] of CALLS)
    test.each(ROUNDED)(`${call} ${pointer}: %s`, async (amount) => {
      const before = world.store.root().holdings;
      const reply = await app.call(world, call, { as: "alice", raw: body(amount), headers: KEY });
      expect(reply).toMatchObject({ status: 422, code: 422 });
      expect(reply.data).toContainEqual(expect.objectContaining({ pointer, rule: "type" }));
      expect(reply.headers).not.toHaveProperty("x-contract-violation");
      expect(world.store.root().holdings).toBe(before);
    });

  test.each(["10000", "10000.0", "1e4", "100000e-1"])("%s is exactly 10,000", async (price) => {
    const raw = `{"products_id":1,"price":${price}}`;
    expect(await app.call(world, "products.buy", { as: "alice", raw, headers: KEY })).toMatchObject({ code: 200 });
  });

  test("however deep it is, and only where it is a number", () => {
    const text = `{"a":[1,{"b/c":9007199254740993,"d":"9007199254740993"},2.5],"e":true,"f~":[10000.0000000000000001]}`;
    const body = parseJsonBody(Buffer.from(text));
    expect(roundedNumbersIn(body).map(({ pointer }) => pointer)).toEqual(["/body/a/1/b~1c", "/body/f~0/0"]);
    expect(roundedNumbersIn(parseJsonBody(Buffer.from(`{"a":1,"b":"10000.0000000000000001"}`)))).toEqual([]);
  });

  test("in a query", async () => {
    for (const id of ["2.0000000000000000001", "9007199254740993"]) {
      const reply = await app.call(world, "products.detail", { query: { id } });
      expect(reply).toMatchObject({ status: 422 });
      expect(reply.data).toContainEqual(expect.objectContaining({ pointer: "/query/id" }));
    }
    for (const id of ["2", "02", "2.0"])
      expect((await app.call(world, "products.detail", { query: { id } })).status).toBe(200);
    // A parameter that the call does not know is ignored.
    const query = { id: "2", other: "2.0000000000000000001" };
    expect((await app.call(world, "products.detail", { query })).status).toBe(200);
  });

  test("in a form", async () => {
    const saved = (pageviews: string) =>
      app.call(world, "mock.example.save", {
        raw: `author=a&title=b&importance=1&pageviews=${pageviews}`,
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
    const refused = await saved("9007199254740993");
    expect([refused.code, refused.msg]).toEqual([422, expect.stringContaining("/body/pageviews")]);
    expect((await saved("1.00000000000000000001")).code).toBe(422);
    expect((await saved("100")).code).not.toBe(422);
  });

  test.each([
    ["POST", "/users/alice/grant", `{"currency":"JPY","amount":10000.0000000000000001}`, "/body/amount"],
    ["POST", "/users/alice/grant", `{"currency":"JPY","amount":9007199254740993}`, "/body/amount"],
    [
      "PATCH",
      "/state",
      `[{"op":"replace","path":"/products/1/minimum","value":10000.0000000000000001}]`,
      "/body/0/value",
    ],
  ] as const)("by the control surface: %s %s %s", async (method, url, payload, pointer) => {
    const reply = await app.fastify.inject({
      method,
      url: `/__qa/worlds/${world.id}${url}`,
      headers: { ...KEY, "x-qa": "1", "if-match": String(world.revision) },
      payload,
    });
    expect([reply.statusCode, reply.json<{ pointer: string }>().pointer]).toEqual([422, pointer]);
  });
});
