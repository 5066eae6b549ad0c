import type { Product } from "./content.ts";
import type { State } from "./state.ts";

/** Every product in display order. */
export const productsInOrder = (state: Pick<State, "products">): Product[] =>
  [...state.products.values()].sort((a, b) => a.order - b.order);
