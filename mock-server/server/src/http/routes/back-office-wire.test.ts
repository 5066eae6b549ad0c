// Wire format for clients of the back office: forms, missing bodies, large records, refusals in the requested language.
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { contract, type TestReply, type CallInput, testApp } from "#http/testing/test-app.ts";
import { DEPARTMENTS } from "#operations/back-office/data/departments.ts";
import type { World } from "#worlds/world.ts";

const app = await testApp();
let world: World;
beforeEach(async () => {
  world = await app.open("newcomer");
});
afterAll(() => app.fastify.close());

const FORM = { "content-type": "application/x-www-form-urlencoded; charset=UTF-8" };
const call = (id: string, sent: CallInput = {}): Promise<TestReply> => app.call(world, id, sent);
const formCall = (id: string, raw: string): Promise<TestReply> => call(id, { raw, headers: FORM });
const rowsOf = async (id: string, query = {}) =>
  ((await call(id, { query })).data as { list: Record<string, unknown>[]; total: number }).list;
const success = { status: 200, code: 0, data: "success" };

describe("a form-encoded body", () => {
  test("can log in", async () => {
    expect(await formCall("mock.user.login", "username=admin&password=admin")).toMatchObject({ status: 200, code: 0 });
  });
  test("is converted to the types of the contract", async () => {
    expect(await formCall("mock.example.save", "title=A+form&importance=2&pageviews=-1.5")).toMatchObject(success);
    expect((await rowsOf("mock.example.list"))[0]).toMatchObject({ title: "A form", importance: 2, pageviews: -1.5 });
  });
  test.each([
    [{ "sec-fetch-site": "cross-site", origin: "https://evil.example" }, 415],
    [{ "sec-fetch-site": "same-site", origin: "http://localhost:1" }, 415],
    [{ "sec-fetch-site": "cross-site" }, 415],
    [{ origin: "null" }, 415],
    [{ origin: "https://evil.example" }, 415],
    [{ host: "localhost:80", origin: "https://evil.example/localhost:80" }, 415],
    [{ "sec-fetch-site": "same-origin", origin: "https://app.example" }, 0],
    [{ "sec-fetch-site": "none" }, 0],
    [{ host: "app.example", origin: "https://app.example" }, 0],
    [{ "sec-fetch-site": "cross-site", origin: "https://friend.example" }, 0],
  ])("with %j gets %i: pages of other sites cannot send one", async (headers, code) => {
    const open = await testApp({ corsOrigins: ["https://friend.example"] });
    const met = await open.open("newcomer");
    const before = met.backOffice;
    const sent = { raw: "title=Foreign", headers: { ...FORM, ...headers } };
    expect(await open.call(met, "mock.example.save", sent)).toMatchObject({ status: 200, code });
    expect(met.backOffice === before).toBe(code !== 0);
    await open.fastify.close();
  });
  test("can contain lists and objects", async () => {
    const [{ id } = { id: "" }] = DEPARTMENTS[0]?.children ?? [];
    expect(await formCall("mock.department.userSave", `username=a&role[]=1&department[id]=${id}`)).toMatchObject(
      success,
    );
    const [user] = await rowsOf("mock.department.users", { id });
    expect(user).toMatchObject({ username: "a", role: ["1"] });
    expect(await formCall("mock.department.userDelete", `ids=${String(user?.id)}`)).toMatchObject(success);
    expect((await rowsOf("mock.department.users", { id }))[0]).not.toEqual(user);
  });
  test("is rejected under 200 when it breaks the schema or cannot be parsed", async () => {
    expect(await formCall("mock.example.save", "importance=7")).toMatchObject({ status: 200, code: 422 });
    expect(await formCall("mock.example.save", "__proto__=7")).toMatchObject({ status: 200, code: 400 });
  });
  test("is 415 for the product", async () => {
    expect(await formCall("user.login", "account=a&password=b")).toMatchObject({ status: 415, code: 415 });
  });
});

describe("a missing body", () => {
  const posts = contract.calls.filter(({ envelope, method }) => envelope === "template" && method === "POST");
  test.each(posts.map(({ operationId }) => operationId))("of %s counts as empty", async (id) => {
    for (const sent of [{}, { body: {} }, { raw: "", headers: { "content-type": "application/json" } }])
      expect([0, 500]).toContain((await call(id, sent)).code);
  });
  test("is a wrong account in login, and asks for ids in a removal", async () => {
    expect(await call("mock.user.login", { body: { username: "admin" } })).toMatchObject({ status: 200, code: 500 });
    expect(await call("mock.example.detail")).toMatchObject({ status: 200, code: 422 });
  });
});

describe("a large record", () => {
  test.each([66_000, 100_000])("of %i characters is stored, however it is escaped", async (length) => {
    const content = "😀".repeat(length / 2) + "長".repeat(length / 2);
    const escaped = JSON.stringify({ content }).replaceAll(
      /[\u0080-\uffff]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16)}`,
    );
    for (const raw of [JSON.stringify({ content }), escaped])
      expect(await call("mock.example.save", { raw, headers: { "content-type": "application/json" } })).toMatchObject(
        success,
      );
    expect(await formCall("mock.example.save", `content=${encodeURIComponent(content)}`)).toMatchObject(success);
    for (const row of (await rowsOf("mock.example.list")).slice(0, 3)) expect(row.content).toBe(content);
  });
  test("is rejected under 200 when it is larger", async () => {
    const body = { content: "x".repeat(100_001) };
    expect(await call("mock.example.save", { body })).toMatchObject({ status: 200, code: 422 });
    const huge = { content: "x".repeat(3 << 20) };
    expect(await call("mock.example.save", { body: huge })).toMatchObject({ status: 200, code: 413 });
  });
});

describe("a refusal", () => {
  const CASES: readonly [id: string, sent: CallInput, texts: Readonly<Record<string, string>>][] = [
    [
      "mock.user.login",
      { body: { username: "admin", password: "x" } },
      {
        ja: "アカウントまたはパスワードが正しくありません。",
        en: "The account or password is wrong.",
        "zh-CN": "账户或密码不正确。",
      },
    ],
    ["mock.request.expired", {}, { ja: "token expired", en: "token expired", "zh-CN": "token expired" }],
    [
      "mock.example.list",
      { query: { pageIndex: "0" } },
      {
        ja: "入力内容に誤りがあります（/query/pageIndex：minimum）。",
        en: "The input is not valid (/query/pageIndex: minimum).",
        "zh-CN": "输入内容有误（/query/pageIndex：minimum）。",
      },
    ],
    [
      "mock.example.save",
      { raw: "{", headers: { "content-type": "application/json" } },
      { ja: "リクエストを読み取れませんでした。", en: "The request could not be read.", "zh-CN": "无法读取该请求。" },
    ],
  ];
  test.each(CASES)("of %s is in the requested language, English by default", async (id, sent, texts) => {
    for (const [language, text] of Object.entries(texts)) {
      const reply = await call(id, { ...sent, headers: { ...sent.headers, "accept-language": language } });
      expect([reply.status, reply.msg]).toEqual([200, text]);
    }
    expect((await call(id, sent)).msg).toBe(texts.en);
  });
  test("is recorded in the journal", async () => {
    await call("mock.example.list", { query: { pageIndex: "0" } });
    expect(world.journal.entries().at(-1)).toMatchObject({ outcome: "422", reply: { status: 200, code: 422 } });
  });
  test("of a request that matches no call keeps its status", async () => {
    const ask = (method: "GET" | "PUT", url: string) => app.fastify.inject({ method, url });
    expect((await ask("PUT", "/mock/user/login")).statusCode).toBe(405);
    expect((await ask("GET", "/mock/nothing")).statusCode).toBe(404);
    expect((await ask("GET", "/mock/%zz")).statusCode).toBe(400);
  });
});
