import { readContract } from "@hashgrove/contract/contract.ts";
import { PRODUCT_CONTRACT } from "@hashgrove/contract/document.ts";
import { rulesOf } from "@hashgrove/contract/rules.ts";
import { expect, test } from "vitest";
import { CHECKS } from "#replies/checks.ts";
import { CHECK_OF_RULE, untriedRules } from "./rule-checks.ts";

const { document } = readContract(PRODUCT_CONTRACT);

test("names rules of the contract and checks of the tool only", () => {
  const rules = new Set(rulesOf(document).map(({ id }) => id));
  expect(Object.keys(CHECK_OF_RULE).filter((id) => !rules.has(id))).toEqual([]);
  expect(Object.values(CHECK_OF_RULE).filter((check) => !(check in CHECKS))).toEqual([]);
});

test("a rule is untried when no check has it, or when its check is not among those of the run", () => {
  const all = untriedRules(document, new Set(Object.keys(CHECKS)));
  expect(all).toContain("API-18");
  expect(all).not.toContain("products.buy.1");
  expect(untriedRules(document, new Set(["lists"]))).toContain("products.buy.1");
});
