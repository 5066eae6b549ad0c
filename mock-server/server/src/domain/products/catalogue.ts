import type { Product } from "#domain/content.ts";
import type { State } from "#domain/state.ts";

export const productsInOrder = (state: Pick<State, "products">): Product[] =>
  [...state.products.values()].sort((a, b) => a.order - b.order);
