// Tests every outcome that the contract documents, for every call. Each outcome has its own test, which fails if no
// recipe produces the outcome.
import { afterAll, describe, expect, test } from "vitest";
import { contract, parseReply, testApp } from "#http/testing/test-app.ts";
import { examplesOf, runRecipe, type Recipe, recipeForStatus } from "#http/testing/test-matrix.ts";
import { RECIPES, recipeOf } from "#http/testing/test-recipes.ts";
import { HANDLERS, type Handlers } from "#operations/table.ts";
import { StorageFailed } from "#ports/store.ts";

const failingWith = (error: Error): Handlers => {
  const fail = (): never => {
    throw error;
  };
  return {
    product: new Map([...HANDLERS.product.keys()].map((id) => [id, fail])),
    backOffice: new Map([...HANDLERS.backOffice.keys()].map((id) => [id, fail])),
  };
};

const app = await testApp();
const strict = await testApp({ rateLimit: { max: 1, windowMs: 600_000 } });
const broken = await testApp({ handlers: failingWith(new Error("a fault of ours")) });
/** A server on which every call fails as if the disk were full. */
const full = await testApp({ handlers: failingWith(new StorageFailed("the disk is full")) });
afterAll(() => Promise.all([app, strict, broken, full].map(({ fastify }) => fastify.close())));

const outcomes = contract.calls.flatMap((call) =>
  [...examplesOf(call)].map(([name, example]) => ({ id: call.operationId, name, example })),
);
const statuses = contract.calls.flatMap(({ operationId, replies }) =>
  [...replies.keys()].filter((status) => status !== 200).map((status) => ({ id: operationId, status })),
);

describe("an outcome under 200", () => {
  test.each(outcomes)("$id: $name", async ({ id, name, example }) => {
    const recipe = RECIPES[id]?.[name];
    if (!recipe) throw new Error(`no recipe produces "${name}" of ${id}`);
    const { reply, world } = await runRecipe(app, id, recipe);
    expect(reply).toMatchObject({ status: 200, code: example.code });
    expect(reply.headers).not.toHaveProperty("x-contract-violation");
    expect(world.journal.entries().at(-1)).toMatchObject({ operationId: id, violations: [] });
    // A refusal is identical to the contract's example, including its text.
    if (example.code === 0 && !id.startsWith("mock.")) {
      expect({ data: reply.data, msg: reply.msg }).toEqual({ data: example.data, msg: example.msg });
    }
    if (example.message !== undefined) expect(reply.msg).toBe(example.message);
  });

  test("has no other recipes", () => {
    const documented = new Set(outcomes.map(({ id, name }) => `${id}: ${name}`));
    const surplus = Object.entries(RECIPES).flatMap(([id, recipes]) =>
      Object.keys(recipes).map((name) => `${id}: ${name}`),
    );
    expect(surplus.filter((cell) => !documented.has(cell))).toEqual([]);
  });
});

describe("another status", () => {
  let clients = 0;
  test.each(statuses)("$id: $status", async ({ id, status }) => {
    const ok = recipeOf(id);
    const expected = { status, code: status };
    if (status === 429) {
      const from = `10.1.${(clients += 1) >> 8}.${clients & 255}`;
      // Two earlier calls, because a call that ends its own session is counted by address from then on.
      const before = { call: id, ...ok, from };
      const sent: Recipe = { ...ok, from, first: [...(ok.first ?? []), before, before] };
      const { reply } = await runRecipe(strict, id, sent);
      expect(reply).toMatchObject(expected);
      expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
      return;
    }
    if (status >= 500) {
      const { reply } = await runRecipe(status === 500 ? broken : full, id, { ...ok, first: [] });
      expect(reply).toMatchObject(expected);
      expect(Number(reply.headers["retry-after"] ?? 0) > 0).toBe(status === 503);
      expect(reply.headers).not.toHaveProperty("x-contract-violation");
      return;
    }
    const sent = recipeForStatus(id, status, ok);
    if (!sent) throw new Error(`no recipe produces ${status} of ${id}`);
    const { reply, world } = await runRecipe(app, id, sent);
    expect(reply).toMatchObject(expected);
    expect(reply.headers).not.toHaveProperty("x-contract-violation");
    expect(world.journal.entries().at(-1)).toMatchObject({ operationId: id, violations: [], patch: [] });
  });
});

test("no call replies with a status that it does not document", async () => {
  for (const { operationId, method, path, replies, secured } of contract.calls) {
    const world = await app.open();
    const ok = recipeOf(operationId);
    for (const status of [400, 401, 403, 404, 413, 415, 422]) {
      if (replies.has(status)) continue;
      // Sends input that causes the status in other calls, or the valid request where there is no such input.
      const sent =
        (status === 401 && secured) || status === 403 || status === 404
          ? ok
          : (recipeForStatus(operationId, status, ok) ?? ok);
      const isRead = method === "GET";
      const response = await app.fastify.inject({
        method,
        url: path,
        headers: {
          "x-world": world.id,
          ...(sent.as && { authorization: await app.token(world, sent.as) }),
          ...(!isRead && sent.headers),
        },
        ...(!isRead && sent.body !== undefined && { payload: sent.body as object }),
        ...(sent.query && { query: sent.query as Record<string, string> }),
      });
      expect(response.headers, operationId).not.toHaveProperty("x-contract-violation");
      expect([...replies.keys()], `${operationId} for ${status}`).toContain(parseReply(response).status);
    }
    await app.worlds.remove(world.id);
  }
});
