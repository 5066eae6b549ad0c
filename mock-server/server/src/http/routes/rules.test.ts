// Tests of those numbered rules of the contract that no other test covers.
import { afterAll, expect, test } from "vitest";
import { testApp } from "#http/testing/test-app.ts";

const app = await testApp();
const world = await app.open();
afterAll(() => app.fastify.close());

const PAY_PASSWORD = "123456";
const read = (id: string, query: object, headers = {}) =>
  app.call(world, id, { as: "alice", query: { ...query }, headers });
const withdraw = (key: string, payPassword: string) =>
  app.call(world, "wallet.bankWithdrawal", {
    as: "alice",
    body: { amount: 10_000, payPassword },
    headers: { "idempotency-key": key },
  });

test("API-24: a password of white space is not an empty one", async () => {
  const set = (payPassword: string) =>
    app.call(world, "wallet.setPayPassword", { as: "alice", body: { payPassword, rePayPassword: payPassword } });
  expect(await set("")).toMatchObject({ reason: "required" });
  expect(await set("      ")).toMatchObject({ reason: "not-six-digits" });
});

test("API-59: a known parameter given twice is 422, an unknown one is ignored", async () => {
  const twice = await read("user.getCapitalFlow", { type: ["0", "0"] });
  expect(twice).toMatchObject({
    status: 422,
    data: expect.arrayContaining([expect.objectContaining({ pointer: "/query/type" })]),
  });
  expect(await read("user.getCapitalFlow", { type: 0, x: ["1", "2"] })).toMatchObject({ code: 200 });
});

test("API-60 to API-62: newest first, an empty page past the end, and limit needs page", async () => {
  // Within the same second, so that the displayed time alone does not decide the order.
  for (const price of [30_000, 30_001, 30_002])
    await app.call(world, "products.buy", { as: "alice", body: { products_id: 2, price, expire: 6 } });
  const all = (await read("user.getCapitalFlow", { type: 1 })).data as { id: number; createTime: string }[];
  expect(all.length).toBeGreaterThan(2);
  expect(all).toEqual(all.toSorted((a, b) => b.createTime.localeCompare(a.createTime) || b.id - a.id));
  expect(await read("user.getCapitalFlow", { type: 1, page: 999, limit: 2 })).toMatchObject({ code: 200, data: [] });
  const ofCoin = { type: 1, payType: 1 };
  const { total } = (await read("wallet.index", ofCoin)).data as { total: number };
  expect((await read("wallet.index", { ...ofCoin, page: 999 })).data).toMatchObject({ list: [], total });
  expect((await read("user.getCapitalFlow", { type: 1, limit: 1 })).data).toEqual(all);
  expect(await read("user.getCapitalFlow", { type: 1, limit: 0 })).toMatchObject({ status: 422 });
});

test("API-63: an old line is in the language of the request", async () => {
  const explained = async (language: string) =>
    (
      (await read("user.getCapitalFlow", { type: 0 }, { "accept-language": language })).data as { explain: string }[]
    ).map(({ explain }) => explain);
  const [english, japanese] = [await explained("en"), await explained("ja")];
  for (const [at, line] of english.entries()) expect(line).not.toBe(japanese[at]);
});

test("API-37 and API-66: a wrong trading password is an attempt until the key has an accepted reply", async () => {
  expect(await withdraw("rules-0001", "000000")).toMatchObject({
    reason: "wrong-pay-password",
    data: { attemptsLeft: 4 },
  });
  expect(await withdraw("rules-0001", "000000")).toMatchObject({
    reason: "wrong-pay-password",
    data: { attemptsLeft: 3 },
  });
  expect(await withdraw("rules-0001", PAY_PASSWORD)).toMatchObject({ code: 200 });
  const replayed = await withdraw("rules-0001", "000000");
  expect(replayed).toMatchObject({ code: 200, headers: { "idempotency-replayed": "true" } });
  // A correct password resets the count of wrong ones; the replayed request was not counted.
  expect(await withdraw("rules-0002", "000000")).toMatchObject({ data: { attemptsLeft: 4 } });
});
