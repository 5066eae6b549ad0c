import { expect, test } from "vitest";
import { orderFaults } from "./document-order.ts";
import { type Node, nodeOr, type OpenApiDocument, PRODUCT_CONTRACT, readDocument } from "./document.ts";

const whole = readDocument(PRODUCT_CONTRACT);

/** Moves one key of an object before another. */
function moved(object: Node, key: string, before: string): Node {
  const rest = Object.entries(object).filter(([name]) => name !== key);
  const at = rest.findIndex(([name]) => name === before);
  return Object.fromEntries([...rest.slice(0, at), [key, object[key]], ...rest.slice(at)]);
}

const withPath = (key: string, before: string): OpenApiDocument => ({
  ...whole,
  paths: moved(whole.paths, key, before),
});
const withSchema = (key: string, before: string): OpenApiDocument => {
  const components = nodeOr(whole.components);
  return { ...whole, components: { ...components, schemas: moved(nodeOr(components.schemas), key, before) } };
};

test("the contract follows its order", () => {
  expect(orderFaults(whole)).toEqual([]);
});

test("a segment's calls may be in any order, but must be together; segments follow the tags", () => {
  expect(orderFaults(withPath("/api/question_answer/index", "/api/news/index"))).toEqual([
    "/api/question_answer/index (question_answer) belongs behind /api/invite_recode/receive, not behind /api/about/getCooperativePartner",
  ]);
  expect(orderFaults(withPath("/api/products/buy", "/api/user/login"))).toContain(
    "/api/user/login (user) belongs at the top, not behind /api/products/buy",
  );
  expect(orderFaults(withPath("/api/about/getCooperativePartner", "/api/about/index"))).toEqual([
    expect.stringMatching(/^Partner \(about\) belongs behind /),
  ]);
});

test("a schema is in the segment that uses it, after its parts", () => {
  expect(orderFaults(withSchema("OrdersMyFundsOk", "Holding"))).toEqual([
    expect.stringContaining("Holding (orders) belongs behind OrdersAssetsListOk"),
  ]);
  expect(orderFaults(withSchema("Yen", "UserInfo"))).toEqual([expect.stringMatching(/Yen \(values\) belongs behind/)]);
});
