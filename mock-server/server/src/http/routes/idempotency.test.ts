// Replies to a call that is sent twice with the same idempotency key.
import { afterAll, expect, test } from "vitest";
import { testApp } from "#http/testing/test-app.ts";

const app = await testApp();
const world = await app.open();
afterAll(() => app.fastify.close());

const JSON_TYPE = { "content-type": "application/json" };
const buy = (raw: string, key: string) =>
  app.call(world, "products.buy", { as: "alice", raw, headers: { ...JSON_TYPE, "idempotency-key": key } });
const holdings = async (): Promise<number> =>
  ((await app.call(world, "orders.getMyFunds", { as: "alice" })).data as unknown[]).length;

test("marks a repeated reply, and executes nothing again", async () => {
  const before = await holdings();
  const body = '{"products_id":2,"price":30000,"expire":6}';
  const first = await buy(body, "again-0001");
  const second = await buy(body, "again-0001");
  expect(first).toMatchObject({ code: 200 });
  expect(first.headers).not.toHaveProperty("idempotency-replayed");
  expect(second.headers).toMatchObject({ "idempotency-replayed": "true" });
  expect(second.text).toBe(first.text);
  expect(await holdings()).toBe(before + 1);
});

test("ignores the order of keys and white space in the body, but not a changed value", async () => {
  const before = await holdings();
  await buy('{"products_id":2,"price":30000,"expire":6}', "again-0002");
  const reordered = await buy('{ "expire": 6,\n "price": 3e4, "products_id": 2 }', "again-0002");
  expect(reordered.headers).toMatchObject({ "idempotency-replayed": "true" });
  expect(await buy('{"products_id":2,"price":30001,"expire":6}', "again-0002")).toMatchObject({
    code: 0,
    reason: "idempotency-key-reused",
  });
  expect(await holdings()).toBe(before + 1);
});
