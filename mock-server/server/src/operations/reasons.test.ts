// The compiler rejects refusals that the contract does not document. If it did not, the `@ts-expect-error` lines would
// fail the type check.
import { expect, test } from "vitest";
import { refuse } from "#domain/decision.ts";
import type { Operation } from "./operation.ts";

test("an operation refuses only for reasons that its call has in the contract", () => {
  const right: Operation<"products.buy"> = () => refuse("below-minimum");
  // @ts-expect-error a reason of another call
  const others: Operation<"products.buy"> = () => refuse("txid-used");
  // @ts-expect-error a reason that is misspelt
  const misspelt: Operation<"products.buy"> = () => refuse("below-minimun");
  // @ts-expect-error a call that only reads has no refusals
  const read: Operation<"wallet.getBalance"> = () => refuse("required");
  expect([right, others, misspelt, read]).toHaveLength(4);
});
