// Every kind of input reaches a world's journal, and through it the control surface, without secrets.
import { afterAll, describe, expect, test } from "vitest";
import { callNamed, contract, form, testApp } from "#http/testing/test-app.ts";
import { prepareWorld } from "#http/testing/test-matrix.ts";
import { recipeOf } from "#http/testing/test-recipes.ts";

const app = await testApp();
afterAll(() => app.fastify.close());

const SECRET = "zq7Secret0zq7";
const NAMES = ["password", "re_password", "oldPassword", "payPassword", "rePayPassword", "token", "idCard", "PassWord"];
const SHAPES: readonly unknown[] = [SECRET, [SECRET], { a: SECRET }, [[{ b: [SECRET] }]]];

const journalOf = (world: string) =>
  app.fastify.inject({ url: `/__qa/worlds/${world}/journal?limit=2000`, headers: { host: "127.0.0.1" } });

describe.each(contract.calls.map(({ operationId }) => operationId))("%s", (id) => {
  test("leaves no secret in the journal, however it is sent, and the journal stays readable", async () => {
    const ok = recipeOf(id);
    const { world, call } = await prepareWorld(app, ok);
    const isForm = callNamed(id).body?.type === "multipart";
    for (const name of NAMES) {
      for (const shape of SHAPES) {
        const body = isForm ? {} : { body: { ...(ok.body as object), [name]: shape, more: { [name]: shape } } };
        await call(id, { ...ok, ...body, query: { ...ok.query, [name]: SECRET } });
      }
      await call(id, { ...ok, headers: { [name]: SECRET, referer: `http://a.test/?${name}=${SECRET}` } });
    }
    await call(id, { ...ok, token: SECRET });
    await call(id, {
      ...ok,
      headers: { ...ok.headers, "idempotency-key": "k".repeat(9000), "user-agent": "u".repeat(9000) },
    });
    if (isForm) await call(id, { ...ok, ...form({ name: "password", content: SECRET }) });
    const { method, path } = callNamed(id);
    for (const query of [`?%74oken=${SECRET}`, `?%2574oken=${SECRET}`, `#token=${SECRET}`, `?a=1;to%6ben=${SECRET}`])
      await app.fastify.inject({ method, url: `/w/${world.id}${path}${query}` });
    const reply = await journalOf(world.id);
    expect(reply.statusCode).toBe(200);
    expect(reply.json<{ items: unknown[] }>().items.length).toBeGreaterThan(NAMES.length * SHAPES.length);
    expect(reply.body).not.toContain(SECRET);
  });
});

test("accepts a token in the query only for the call that documents it", async () => {
  for (const { operationId, query, secured } of contract.calls) {
    if (!secured) continue;
    const ok = recipeOf(operationId);
    const { world } = await prepareWorld(app, ok);
    const token = await app.token(world, ok.as ?? "alice");
    const before = world.store.root();
    const reply = await app.call(world, operationId, { ...ok, as: undefined, query: { ...ok.query, token } });
    const isDocumented = Object.hasOwn(query.properties as object, "token");
    expect(isDocumented, operationId).toBe(operationId === "user.getAssets");
    expect(reply.status, operationId).toBe(isDocumented ? 200 : 401);
    if (!isDocumented) expect(world.store.root(), operationId).toBe(before);
  }
});
