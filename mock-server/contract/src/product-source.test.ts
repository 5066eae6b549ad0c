import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { PRODUCT_CONTRACT, readDocument } from "./document.ts";
import { productDocument } from "./product-document.ts";
import { productSource } from "./product-source.ts";

test("the product's source parses to the product's document, keeps its comments and is shorter than the whole", () => {
  const whole = readFileSync(PRODUCT_CONTRACT, "utf8");
  const product = productDocument(readDocument(PRODUCT_CONTRACT));
  const source = productSource(whole, product);
  expect(parse(source)).toEqual(product);
  expect(source.length).toBeLessThan(whole.length * 0.75);
  expect(source).toContain("# ---- wallet ---");
  expect(source).not.toContain("# ---- mock");
});
