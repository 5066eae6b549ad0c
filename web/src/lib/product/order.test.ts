import { expect, test } from "vitest";
import { asYen } from "#lib/amount/yen.ts";
import { orderOfPath, orderOfWord, orderSearch, orderWord } from "./order.ts";

const order = { productId: 2, amount: asYen(30_000) };

test("an order's address round-trips", () => {
  const search = orderSearch(order);
  expect(search).toEqual({ personageHighlight: "1", dialog: "purchase", id: "2", amount: "30000" });
  expect(orderOfPath(`/personage?${new URLSearchParams(search).toString()}`)).toEqual(order);
  expect(orderSearch({ productId: 2, amount: null })).toEqual({ personageHighlight: "1", dialog: "purchase", id: "2" });
});

test.each([
  "/personage?personageHighlight=1",
  "/personage?dialog=purchase",
  "/personage?dialog=purchase&id=x",
  "/product?dialog=purchase&id=2",
])("%s contains no order", (path) => {
  expect(orderOfPath(path)).toBeNull();
});

test("an order as one word round-trips", () => {
  expect(orderOfWord(orderWord(order))).toEqual(order);
  expect(orderOfWord(orderWord({ productId: 2, amount: null }))).toEqual({ productId: 2, amount: null });
  expect(orderOfWord("2-1e9")).toEqual({ productId: 2, amount: null });
  for (const word of [undefined, "", "-30000", "two-1"]) expect(orderOfWord(word)).toBeNull();
});
