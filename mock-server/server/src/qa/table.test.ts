import { expect, test } from "vitest";
import { readContract } from "@hashgrove/contract/contract.ts";
import { PRODUCT_CONTRACT } from "@hashgrove/contract/document.ts";
import { QA_OPERATIONS } from "./table.ts";
import { qaContract } from "./test-server.ts";

test("the contract and the table name the same calls", () => {
  expect(Object.keys(QA_OPERATIONS).toSorted()).toEqual(
    qaContract.calls.map(({ operationId }) => operationId).toSorted(),
  );
});

test("a call that changes something is no GET, which would need no x-qa", () => {
  const odd = qaContract.calls.filter(({ method, effect }) => (effect === "read") !== (method === "GET"));
  // What it asks does not fit into an address; it carries x-qa like every POST.
  expect(odd.map(({ operationId }) => operationId)).toEqual(["qa.verifyJournal"]);
});

test("a session is told with the fields of the product's userinfo", () => {
  const product = readContract(PRODUCT_CONTRACT);
  const fieldsOf = (document: unknown, name: string): unknown =>
    (document as { components: { schemas: Record<string, { required: unknown }> } }).components.schemas[name]?.required;
  expect(fieldsOf(qaContract.document, "Session")).toEqual(fieldsOf(product.document, "UserInfo"));
});
