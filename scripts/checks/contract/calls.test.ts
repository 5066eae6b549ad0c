import { type Node, operationsOf, type StatedOperation } from "@hashgrove/contract/document.ts";
import { expect, test } from "vitest";
import { callFaults } from "./calls.ts";

const STATUSES = ["200", "400", "401", "413", "415", "422", "429", "500", "503"];
const BUY: Node = {
  operationId: "products.buy",
  tags: ["products"],
  description: "Buys a product at its price.\n\n**Rules.** F1",
  "x-effect": "money",
  "x-envelope": "product",
  parameters: [{ name: "Idempotency-Key", in: "header" }],
  requestBody: {},
  responses: Object.fromEntries(STATUSES.map((status) => [status, {}])),
};
const without = (statuses: readonly string[]): Node =>
  Object.fromEntries(STATUSES.filter((status) => !statuses.includes(status)).map((status) => [status, {}]));

/** Faults of POST /api/products/buy after changing some parts. */
function faultsOf(changed: Node, path = "/api/products/buy"): string[] {
  const document = { security: [{ token: [] }], paths: { [path]: { post: { ...BUY, ...changed } } } };
  const [stated] = operationsOf(document) as [StatedOperation];
  return callFaults(document, stated);
}

test("accepts a complete call", () => {
  expect(faultsOf({})).toEqual([]);
});

test.each([
  [{ operationId: "product.buy" }, "product.buy: its operationId begins with products and a dot"],
  [{ operationId: undefined }, "post /api/products/buy: its operationId begins with products and a dot"],
  [{ tags: ["products", "money"] }, "products.buy: its one tag is its first path segment"],
  [{ "x-effect": "delete" }, "products.buy: x-effect is missing"],
  [{ "x-envelope": "template" }, "products.buy: x-envelope does not fit"],
  [{ description: "Buys. **Rules.**" }, "products.buy: its description does not say what it is for"],
  [{ responses: { ...without([]), default: {} } }, "products.buy: a default reply hides what can happen"],
  [{ responses: without(["401"]) }, "products.buy: 401 is not documented"],
  [{ responses: without(["422"]) }, "products.buy: 422 is not documented"],
  [{ parameters: [] }, "products.buy: no Idempotency-Key"],
  [{ description: "Buys a product at its price." }, "products.buy: it moves money, and describes no rules"],
])("rejects a call with %j", (changed, fault) => {
  expect(faultsOf(changed)).toEqual([fault]);
});

test("an open call needs no 401, and a template call reports errors of the request under 200", () => {
  expect(faultsOf({ security: [], responses: without(["401"]) })).toEqual([]);
  const template = { operationId: "mock.role.list", tags: ["mock"], "x-effect": "read", "x-envelope": "template" };
  const responses = without(["400", "401", "413", "415", "422"]);
  expect(faultsOf({ ...template, responses }, "/mock/role/list")).toEqual([]);
});
