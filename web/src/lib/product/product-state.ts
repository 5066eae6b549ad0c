/** State of a product; "unknown" if the server omits it or sends a code that is new (rule D4). */
export type ProductState = "upcoming" | "open" | "closed" | "unknown";

/** False if the product is known to be unavailable; the server makes the final decision (rule E7). */
export const mayBeOpen = (state: ProductState): boolean => state !== "upcoming" && state !== "closed";
