import { expect, test } from "vitest";
import { nodeOr, type OpenApiDocument, operationsOf, PRODUCT_CONTRACT, readDocument } from "./document.ts";
import { ruleFaults, rulesOf } from "./rules.ts";

const documentWith = (general: string, own: string): OpenApiDocument => ({
  info: { description: general },
  paths: { "/api/products/buy": { post: { operationId: "products.buy", description: own } } },
});

test("reads the numbered rules of the contract and of an operation, each in one line", () => {
  const general = "Intro.\n\n**Caches.**\n\n- **API-1** Every reply\n  has it.\n- **API-12** No cache.\n\nThe end.\n";
  const own = "Buys.\n\n1. Not a rule.\n\n**Rules.**\n\n1. What it pays:\n   `price`.\n2. The end.\n\n| a | b |\n";
  expect(rulesOf(documentWith(general, own))).toEqual([
    { id: "API-1", text: "Every reply has it.", pointer: "#/info/description" },
    { id: "API-12", text: "No cache.", pointer: "#/info/description" },
    { id: "products.buy.1", text: "What it pays: `price`.", pointer: "#/paths/~1api~1products~1buy/post/description" },
    { id: "products.buy.2", text: "The end.", pointer: "#/paths/~1api~1products~1buy/post/description" },
  ]);
});

test.each([
  ["- **API-1** A.\n- **API-1** B.", "", "API-1 is the number of two rules"],
  ["", "**Rules.**\n\n- A.", "products.buy: its rules are not a numbered list"],
  ["", "**Rules.**\n\n1. A.\n3. B.", "products.buy: its rules are not numbered 1, 2, 3"],
])("reports %j and %j", (general, own, fault) => {
  expect(ruleFaults(documentWith(general, own))).toEqual([fault]);
});

test("openapi.yaml numbers its rules", () => {
  const document = readDocument(PRODUCT_CONTRACT);
  const description = String(nodeOr(document.info).description);
  expect(ruleFaults(document)).toEqual([]);
  expect(rulesOf(document).filter(({ id }) => id.startsWith("API-"))).toHaveLength(
    description.split("\n- **API-").length - 1,
  );
  const withRules = operationsOf(document).filter(({ operation }) =>
    String(operation.description).includes("**Rules.**"),
  );
  for (const { operation } of withRules)
    expect(rulesOf(document).map(({ id }) => id)).toContain(`${String(operation.operationId)}.1`);
});
