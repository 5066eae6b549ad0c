import { ContractMismatch } from "@hashgrove/contract/match-handlers.ts";
import { expect, test } from "vitest";
import { testApp } from "#http/testing/test-app.ts";
import { HANDLERS, type Handlers } from "#operations/table.ts";

function without(id: string): Handlers {
  const remaining = <Value>(handlers: ReadonlyMap<string, Value>): Map<string, Value> =>
    new Map([...handlers].filter(([name]) => name !== id));
  return { product: remaining(HANDLERS.product), backOffice: remaining(HANDLERS.backOffice) };
}
const surplus: Handlers = {
  ...HANDLERS,
  product: new Map([...HANDLERS.product, ["wallet.lend", () => ({ ok: true, value: null })]]),
};

test.each(["products.buy", "mock.role.list2"])("the server does not start without a handler for %s", async (id) => {
  const start = testApp({ handlers: without(id) });
  await expect(start).rejects.toThrow(ContractMismatch);
  await expect(start).rejects.toThrow(`no handler for ${id}`);
});

test("the server does not start with a handler that is not in the contract", async () => {
  await expect(testApp({ handlers: surplus })).rejects.toThrow("nothing in the contract for wallet.lend");
});

test("the error lists every mismatch at once", async () => {
  const handlers = { product: surplus.product, backOffice: without("mock.role.list2").backOffice };
  const text = "no handler for mock.role.list2; nothing in the contract for wallet.lend";
  await expect(testApp({ handlers })).rejects.toThrow(text);
});
