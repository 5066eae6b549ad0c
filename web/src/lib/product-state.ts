/** State of a product; a code that the server added later, or that a list omits, is "unknown" (rule D4). */
export type ProductState = "upcoming" | "open" | "closed" | "unknown";

/** False where it is known that the product cannot be bought now; whether it can be, the server decides (rule E7). */
export const mayBeOpen = (state: ProductState): boolean => state !== "upcoming" && state !== "closed";
