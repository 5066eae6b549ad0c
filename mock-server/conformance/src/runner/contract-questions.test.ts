// Every field and check that docs/contract-questions.md names exists.
import { readFileSync } from "node:fs";
import { lookUp, nodeOr, operationsOf } from "@hashgrove/contract/document.ts";
import { expect, test } from "vitest";
import { CHECKS } from "#replies/checks.ts";
import { readOptions } from "./check-options.ts";
import { planFor } from "./run-check.ts";

const TABLE = readFileSync(new URL("../../../../docs/contract-questions.md", import.meta.url), "utf8");
const rows = TABLE.split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| question"))
  .map((line) => line.split(" | ").map((cell) => cell.replaceAll(/^\| | \|$/g, "").trim()))
  .map(([question = "", answer = "", place = "", check = ""]) => ({ question, answer, place, check }));

const { contract, cases, flows } = planFor(readOptions(["--base-url", "http://127.0.0.1", "--level", "money"], {}));
const { document } = contract;
const calls = new Set(operationsOf(document).map(({ operation }) => `\`${String(operation.operationId)}\``));

/** Whether a place exists: a rule in the description, a call, a parameter or a field of a schema. */
function hasPlace(place: string): boolean {
  if (place.startsWith("**")) return String(nodeOr(document.info).description).includes(place);
  const [schema = "", field] = place.replaceAll("`", "").split(".");
  if (calls.has(place)) return true;
  if (field === undefined) return schema in lookUp(document, "#/components/parameters").node;
  return field in nodeOr(lookUp(document, `#/components/schemas/${schema}`).node.properties);
}

/** Whether a check exists: a flow, the title of a case, or a check of every reply of a call. `none: ` counts too. */
function hasCheck(check: string): boolean {
  const [, name = "", title = ""] = /^`(\w+)`: (.+)$/.exec(check) ?? [];
  const named = [...flows.map((one) => ({ check: one.check, title: one.name })), ...cases];
  return (
    named.some((one) => one.check === name && one.title === title) ||
    (name in CHECKS && calls.has(`\`${title}\``)) ||
    check.startsWith("none: ")
  );
}

test("the table has questions, each once", () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(new Set(rows.map(({ question }) => question)).size).toBe(rows.length);
});

test.each(rows)("$question", ({ answer, place, check }) => {
  expect(answer).not.toBe("");
  expect(hasPlace(place), place).toBe(true);
  expect(hasCheck(check), check).toBe(true);
});
