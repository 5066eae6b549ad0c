/** State of a product; a code that the server added later, or that a list omits, is "unknown" (rule D4). */
export type ProductState = "upcoming" | "open" | "closed" | "unknown";

/** False if the product is known to be unavailable; the server makes the final decision (rule E7). */
export const mayBeOpen = (state: ProductState): boolean => state !== "upcoming" && state !== "closed";
