import { expect, test } from "vitest";
import { branchesOf, flat, matching, toTree } from "./tree-node.ts";

const nodes = toTree(
  [{ name: "Office", children: [{ name: "Sales" }, { name: "Research", children: [] }] }, { name: "Sales office" }],
  ({ name }) => ({ id: name, label: name }),
);

test("keeps the tree, without empty lists of children", () => {
  expect(flat(nodes).map(({ id }) => id)).toEqual(["Office", "Sales", "Research", "Sales office"]);
  expect(branchesOf(nodes)).toEqual(["Office"]);
});

test.each([
  ["sales", ["Office", "Sales", "Sales office"]],
  ["OFFICE", ["Office", "Sales", "Research", "Sales office"]],
  ["\u200bＳa\u00adles", ["Office", "Sales", "Sales office"]],
  ["", ["Office", "Sales", "Research", "Sales office"]],
  ["nothing", []],
])("%j finds %j", (text, found) =>
  expect(flat(matching(nodes, text, ({ label }) => label)).map(({ id }) => id)).toEqual(found),
);
