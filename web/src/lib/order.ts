import { AMOUNT_DIGITS } from "./digits.ts";
import { idFromText } from "./id.ts";
import { SECTIONS } from "./sections.ts";
import { asYen, type Yen } from "./yen.ts";

/** A purchase that somebody is on the way to. */
export interface Order {
  readonly productId: number;
  /** Null where none has been chosen yet. */
  readonly amount: Yen | null;
}

/** What the address of the personal centre says of an order: its product's open dialog, with what has been chosen. */
export const orderSearch = ({ productId, amount }: Order) => ({
  personageHighlight: SECTIONS.products,
  dialog: "purchase",
  id: String(productId),
  ...(amount !== null && { amount: String(amount) }),
});

/** The order that an address within the application leads to ("/personage?dialog=purchase&id=2..."), or null. */
export function orderOfPath(path: string): Order | null {
  const { pathname, searchParams } = new URL(path, "http://in-app");
  if (pathname !== "/personage" || searchParams.get("dialog") !== "purchase") return null;
  const productId = idFromText(searchParams.get("id") ?? undefined);
  return productId === null ? null : { productId, amount: wholeYen(searchParams.get("amount")) };
}

/** An order in one word, for the address of what is done on the way to it: "2-30000", or "2" without an amount. */
export const orderWord = ({ productId, amount }: Order): string =>
  amount === null ? String(productId) : `${productId}-${amount}`;

/** The order that such a word names, or null. */
export function orderOfWord(word: string | undefined): Order | null {
  const [id, amount] = (word ?? "").split("-");
  const productId = idFromText(id);
  return productId === null ? null : { productId, amount: wholeYen(amount) };
}

/** The whole amount above 0 that an address spells, or null. */
export const wholeYen = (text: string | null | undefined): Yen | null =>
  text && new RegExp(`^[1-9]\\d{0,${AMOUNT_DIGITS - 1}}$`).test(text) ? asYen(Number(text)) : null;
