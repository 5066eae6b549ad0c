// A request that breaks two rules gets the refusal that the contract lists first. The tests combine pairs of the
// matrix's recipes that can apply at once.
import { afterAll, expect, test } from "vitest";
import { contract, testApp } from "#http/testing/test-app.ts";
import { runRecipe, type Recipe } from "#http/testing/test-matrix.ts";
import { RECIPES, recipeOf } from "#http/testing/test-recipes.ts";

const app = await testApp();
afterAll(() => app.fastify.close());

type Fields = Readonly<Record<string, unknown>>;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The fields in which a recipe differs from the successful one. */
const changesOf = (given: object, ok: Fields): Fields =>
  Object.fromEntries(Object.entries(given).filter(([key, value]) => !same(value, ok[key])));

/** Both changes combined; null when they change the same field differently. */
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
  // A recipe's world, member and first calls belong together, so they cannot be combined with those of another recipe.
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

/** Pairs that cannot occur at once in one wallet. */
const IMPOSSIBLE = new Set([
  "wallet.withdrawal: binding-in-review, not-bound",
  // One recipe binds the address whose absence the other needs.
  "wallet.withdrawal: not-bound, amount-not-above-fee",
]);

const pairs = contract.calls
  .filter(({ envelope, body }) => envelope === "product" && body?.type !== "multipart")
  .flatMap(({ operationId: id, refusals }) =>
    refusals.flatMap((earlier, at) =>
      refusals.slice(at + 1).flatMap((later) => {
        const [a, b] = [RECIPES[id]?.[earlier], RECIPES[id]?.[later]];
        const recipe = a && b && both(recipeOf(id), a, b);
        return recipe && !IMPOSSIBLE.has(`${id}: ${earlier}, ${later}`)
          ? [{ id, earlier, later, recipe, refusals }]
          : [];
      }),
    ),
  );

test("combines enough pairs", () => {
  expect(pairs.length).toBeGreaterThan(60);
});

test.each(pairs)("$id: $earlier before $later", async ({ id, earlier, recipe, refusals }) => {
  const { reply } = await runRecipe(app, id, recipe);
  expect(reply).toMatchObject({ status: 200, code: 0 });
  // The combination may break a third rule that comes even earlier.
  expect(refusals.slice(0, refusals.indexOf(earlier) + 1)).toContain(reply.reason);
});
