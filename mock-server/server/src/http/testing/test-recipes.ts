import { CONTENT } from "./test-matrix-content.ts";
import { MOCK } from "./test-matrix-mock.ts";
import { PRODUCTS } from "./test-matrix-products.ts";
import { USER } from "./test-matrix-user.ts";
import { WALLET } from "./test-matrix-wallet.ts";
import type { Recipe, Recipes } from "./test-matrix.ts";

export const RECIPES: Recipes = { ...USER, ...WALLET, ...PRODUCTS, ...CONTENT, ...MOCK };

/** The successful recipe of a call; for the one call that never succeeds, its first recipe. */
export function recipeOf(operationId: string): Recipe {
  const { ok, ...others } = RECIPES[operationId] ?? {};
  const recipe = ok ?? Object.values(others)[0];
  if (!recipe) throw new RangeError(`no recipe for ${operationId}`);
  return recipe;
}
