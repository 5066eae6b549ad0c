// A request that breaks two rules is refused for the one that the contract lists first. Made out of the matrix: each
// two recipes of a call that can be had at once are put together.
import { afterAll, beforeAll, expect, test } from "vitest";
import { contract, testApp, type TestApp } from "#http/testing/test-app.ts";
import { play, type Recipe } from "#http/testing/test-matrix.ts";
import { RECIPES, recipeOf } from "#http/testing/test-recipes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.fastify.close());

type Fields = Readonly<Record<string, unknown>>;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What a recipe gives otherwise than the one that succeeds. */
const changesOf = (given: object, ok: Fields): Fields =>
  Object.fromEntries(Object.entries(given).filter(([key, value]) => !same(value, ok[key])));

/** Both changes at once; null where they want one thing in two ways. */
function merged(succeeds: object, a: object, b: object): Fields | null {
  const ok: Fields = { ...succeeds };
  const [first, second] = [changesOf(a, ok), changesOf(b, ok)];
  const clash = Object.keys(first).some((key) => key in second && !same(first[key], second[key]));
  return clash ? null : { ...ok, ...first, ...second };
}

function both(ok: Recipe, a: Recipe, b: Recipe): Recipe | null {
  const body = merged(ok.body ?? {}, a.body ?? {}, b.body ?? {});
  const query = merged(ok.query ?? {}, a.query ?? {}, b.query ?? {});
  const setting = merged({ in: ok.in, as: ok.as }, { in: a.in, as: a.as }, { in: b.in, as: b.as });
  if (!body || !query || !setting) return null;
  // A world, a member and a past belong together: one recipe's do not fit another's.
  const isOwn = ({ in: world, as, first, gift }: Recipe): boolean[] => [
    world !== ok.in,
    as !== ok.as,
    !same(first, ok.first) || gift !== undefined,
  ];
  const [own, others] = [isOwn(a), isOwn(b)];
  if (own.some(Boolean) && others.some((is, at) => is && !own[at])) return null;
  if (others.some(Boolean) && own.some((is, at) => is && !others[at])) return null;
  const first = [
    ...(a.first ?? []),
    ...(b.first ?? []).filter((step) => !(a.first ?? []).some((one) => same(one, step))),
  ];
  return { ...ok, ...setting, body, query, headers: { ...a.headers, ...b.headers }, first };
}

/** Two that no wallet can have at once, whatever the recipes say. */
const APART = new Set([
  "wallet.withdrawal: binding-in-review, not-bound",
  // The one binds the address that the other is about not having.
  "wallet.withdrawal: not-bound, amount-not-above-fee",
]);

const pairs = contract.calls
  .filter(({ envelope, body }) => envelope === "product" && body?.type !== "multipart")
  .flatMap(({ operationId: id, refusals }) =>
    refusals.flatMap((earlier, at) =>
      refusals.slice(at + 1).flatMap((later) => {
        const [a, b] = [RECIPES[id]?.[earlier], RECIPES[id]?.[later]];
        const recipe = a && b && both(recipeOf(id), a, b);
        return recipe && !APART.has(`${id}: ${earlier}, ${later}`) ? [{ id, earlier, later, recipe, refusals }] : [];
      }),
    ),
  );

test("enough pairs can be had at once", () => {
  expect(pairs.length).toBeGreaterThan(60);
});

test.each(pairs)("$id: $earlier before $later", async ({ id, earlier, recipe, refusals }) => {
  const { reply } = await play(app, id, recipe);
  expect(reply).toMatchObject({ status: 200, code: 0 });
  // What is put together may break a third rule that comes earlier still.
  expect(refusals.slice(0, refusals.indexOf(earlier) + 1)).toContain(reply.reason);
});
