import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { World } from "#worlds/world.ts";
import { parseJsonBody, TooManyKeys } from "./json-body.ts";
import { testApp, type TestApp } from "#http/testing/test-app.ts";

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await testApp();
  world = await app.open();
});
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

  test("may be left out when the contract does not require it", async () => {
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
  expect(() => parseJsonBody(keys(10_001))).toThrow(TooManyKeys);
});
