import { expect, test } from "vitest";
import { refusalOrderFaults } from "./refusal-order.ts";

const CALLS = new Map([
  ["wallet.bankWithdrawal", ["required", "binding-in-review", "not-bound", "insufficient-balance"]],
  ["products.buy", ["unknown-product", "term-mismatch", "below-minimum"]],
]);
const faultsOf = (comment: string): string[] => refusalOrderFaults("a.ts", comment, CALLS);

test.each([
  "/** Withdraws yen. Refuses: required (no password), binding-in-review, not-bound. */",
  "/**\n * Buys a product.\n * Refuses: unknown-product,\n * below-minimum. Never changes state.\n */",
  "/** Refuses: already-claimed, required. */",
  "/** Refuses: required, below-minimum. */",
])("accepts %j", (comment) => {
  expect(faultsOf(comment)).toEqual([]);
});

test("rejects a list in another order than the contract's", () => {
  expect(faultsOf("/** Refuses: required, not-bound,\n * binding-in-review (waits). */")).toEqual([
    "a.ts:1: lists required, not-bound, binding-in-review; the contract's order is required, binding-in-review, not-bound",
  ]);
});
