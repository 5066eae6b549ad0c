import { readContract } from "@hashgrove/contract/contract.ts";
import { PRODUCT_CONTRACT } from "@hashgrove/contract/document.ts";
import { expect, test } from "vitest";
import { QA_OPERATIONS } from "./table.ts";
import { qaContract } from "./test-server.ts";

test("the contract and the table have the same operations", () => {
  expect(Object.keys(QA_OPERATIONS).toSorted()).toEqual(
    qaContract.calls.map(({ operationId }) => operationId).toSorted(),
  );
});

test("no call that changes something is a GET, which would need no x-qa", () => {
  const odd = qaContract.calls.filter(({ method, effect }) => (effect === "read") !== (method === "GET"));
  // verifyJournal reads by POST, because its input does not fit into a URL; like every POST it needs x-qa.
  expect(odd.map(({ operationId }) => operationId)).toEqual(["qa.verifyJournal"]);
});

test("a session has the fields of the product's userinfo", () => {
  const product = readContract(PRODUCT_CONTRACT);
  const fieldsOf = (document: unknown, name: string): unknown =>
    (document as { components: { schemas: Record<string, { required: unknown }> } }).components.schemas[name]?.required;
  expect(fieldsOf(qaContract.document, "Session")).toEqual(fieldsOf(product.document, "UserInfo"));
});
