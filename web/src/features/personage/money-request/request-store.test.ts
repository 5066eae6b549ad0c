import { expect, test } from "vitest";
import { readRequests, requestContent } from "./request-store.ts";

const kept = (body: object) => ({
  key: "k",
  path: "/api/products/buy",
  body: JSON.stringify(body),
  same: "",
  firstAt: 0,
  lastAt: 0,
  result: "unknown" as const,
  page: "p",
});

test.each([
  [
    { products_id: 7, price: 30_000, expire: 6 },
    { productId: 7, yen: 30_000 },
  ],
  [
    { amount: 100, name: "TRC20", txId: "ab", payType: 1 },
    { usdt: "100", chain: "TRC20", txId: "ab" },
  ],
  [
    { amount: 100, payType: 2 },
    { usdt: "100", chain: "ERC20", txId: "" },
  ],
  [{ amount: 50_000, image: "/uploads/a.png" }, { yen: 50_000 }],
  [{}, { yen: 0 }],
])("a stored body %j contains %j", (body, request) => {
  expect(requestContent(kept(body))).toMatchObject(request);
});

test.each([
  "",
  "null",
  "7",
  "{broken",
  '{"key":"k"}',
  '{"key":"k","path":"/p","body":"7","same":"","page":"","firstAt":1,"lastAt":1,"result":"done"}',
])("ignores a stored %s", (stored) => {
  localStorage.setItem("intent:1:k", stored);
  expect(readRequests(1)).toEqual([]);
});

test("an unrecognised result of another build counts as unknown, so the key stays in use", () => {
  localStorage.setItem("intent:1:k", JSON.stringify({ ...kept({}), result: "arrived" }));
  expect(readRequests(1)).toEqual([kept({})]);
});
