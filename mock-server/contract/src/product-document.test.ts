import { expect, test } from "vitest";
import { isNode, lookUp, nodeOr, type OpenApiDocument, PRODUCT_CONTRACT, readDocument } from "./document.ts";
import { productDocument } from "./product-document.ts";

const whole = readDocument(PRODUCT_CONTRACT);
const product = productDocument(whole);

const countOf = (document: OpenApiDocument): number => Object.keys(nodeOr(nodeOr(document.components).schemas)).length;

/** Resolves every reference below a part; throws for a broken one. */
function follow(part: unknown): void {
  if (Array.isArray(part)) part.forEach(follow);
  if (!isNode(part)) return;
  if (typeof part.$ref === "string") lookUp(product, part.$ref);
  Object.values(part).forEach(follow);
}

test("the product's contract has no call of the template, and nothing that only the template needs", () => {
  const paths = Object.keys(product.paths);
  expect(paths).toEqual(Object.keys(whole.paths).filter((path) => !path.startsWith("/mock/")));
  expect(countOf(product)).toBeGreaterThan(20);
  expect(countOf(product)).toBeLessThan(countOf(whole));
  expect(JSON.stringify(product)).not.toContain("#/components/schemas/Template");
  expect(() => follow(product)).not.toThrow();
});

test("no schema is recursive, because tools that expand schemas would not terminate", () => {
  const walk = (part: unknown, within: readonly string[]): void => {
    if (Array.isArray(part)) for (const item of part) walk(item, within);
    if (!isNode(part)) return;
    const { $ref } = part;
    if (typeof $ref === "string") {
      expect(within).not.toContain($ref);
      walk(lookUp(product, $ref).node, [...within, $ref]);
    }
    for (const value of Object.values(part)) walk(value, within);
  };
  walk(product.paths, []);
});
