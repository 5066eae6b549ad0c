import { readContract } from "@hashgrove/contract/contract.ts";
import { PRODUCT_CONTRACT } from "@hashgrove/contract/document.ts";
import { expect, test } from "vitest";
import { replyEnumerations, valuesAt } from "./reply-enumerations.ts";

const contract = readContract(PRODUCT_CONTRACT);
const enumerationsOf = (name: string): Record<string, readonly unknown[]> => {
  const call = contract.calls.find(({ operationId }) => operationId === name);
  const found = call ? replyEnumerations(contract.document, call, 200) : [];
  return Object.fromEntries(found.map(({ way, values }) => [way.join("/"), values]));
};

test("the enumerations of a reply are found in its lists too", () => {
  expect(enumerationsOf("user.getAuditInfo")).toMatchObject({ "data/audit": [0, 1, 2, 3] });
  expect(enumerationsOf("wallet.index")).toMatchObject({ "data/list/*/audit": [0, 1, 2] });
});

test("a recursive schema terminates", () => {
  for (const call of contract.calls) expect(() => replyEnumerations(contract.document, call, 0)).not.toThrow();
});

test("reads the value in each item, and nothing where there is none", () => {
  const json = { data: { list: [{ audit: 1 }, { audit: 2 }, {}] } };
  expect(valuesAt(json, ["data", "list", "*", "audit"])).toEqual([1, 2]);
  expect(valuesAt({ data: null }, ["data", "list", "*", "audit"])).toEqual([]);
});
