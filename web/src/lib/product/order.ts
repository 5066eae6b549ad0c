import { YEN_DIGITS } from "#lib/amount/yen.ts";
import { asYen, type Yen } from "#lib/amount/yen.ts";
import { SECTIONS } from "#lib/personage-sections.ts";
import { idFromText } from "#lib/url/id-from-text.ts";

/** A purchase that the member is preparing. */
export interface Order {
  readonly productId: number;
  /** Null until an amount is chosen. */
  readonly amount: Yen | null;
}

/** Search parameters of the personal centre that open the order's purchase dialog, with the amount chosen so far. */
export const orderSearch = ({ productId, amount }: Order) => ({
  personageHighlight: SECTIONS.products,
  dialog: "purchase",
  id: String(productId),
  ...(amount !== null && { amount: String(amount) }),
});

/** The order in an in-app URL ("/personage?dialog=purchase&id=2..."), or null. */
export function orderOfPath(path: string): Order | null {
  const { pathname, searchParams } = new URL(path, "http://in-app");
  if (pathname !== "/personage" || searchParams.get("dialog") !== "purchase") return null;
  const productId = idFromText(searchParams.get("id") ?? undefined);
  return productId === null ? null : { productId, amount: wholeYen(searchParams.get("amount")) };
}

/**
 * An order as one word: "2-30000", or "2" without an amount. The URL of a top-up that precedes the purchase contains
 * it.
 */
export const orderWord = ({ productId, amount }: Order): string =>
  amount === null ? String(productId) : `${productId}-${amount}`;

/** Parses the result of `orderWord`; null if invalid. */
export function orderOfWord(word: string | undefined): Order | null {
  const [id, amount] = (word ?? "").split("-");
  const productId = idFromText(id);
  return productId === null ? null : { productId, amount: wholeYen(amount) };
}

/** Parses a whole amount above 0 from the URL; null if invalid. */
export const wholeYen = (text: string | null | undefined): Yen | null =>
  text && new RegExp(`^[1-9]\\d{0,${YEN_DIGITS - 1}}$`).test(text) ? asYen(Number(text)) : null;
