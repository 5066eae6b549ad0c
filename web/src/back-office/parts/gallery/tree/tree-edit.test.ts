import { expect, it } from "vitest";
import type { TreeNode } from "#back-office/parts/tree/tree-node.ts";
import { countBelow, find, pathTo, renamed, withChild, without } from "./tree-edit.ts";

const TREE: readonly TreeNode[] = [
  { id: "a", label: "A", children: [{ id: "b", label: "B", children: [{ id: "c", label: "C" }] }] },
  { id: "d", label: "D" },
];

it("adds a child at the end, and turns a leaf into a branch", () => {
  expect(withChild(TREE, "d", { id: "e", label: "E" })[1]).toEqual({
    id: "d",
    label: "D",
    children: [{ id: "e", label: "E" }],
  });
  expect(find(withChild(TREE, "b", { id: "e", label: "E" }), "b")?.children?.map(({ id }) => id)).toEqual(["c", "e"]);
});

it("renames one node without changing the original tree", () => {
  expect(find(renamed(TREE, "c", "new"), "c")?.label).toBe("new");
  expect(find(TREE, "c")?.label).toBe("C");
});

it("removes a node with its descendants; a branch without children becomes a leaf", () => {
  expect(without(TREE, "a").map(({ id }) => id)).toEqual(["d"]);
  expect(find(without(TREE, "c"), "b")).toEqual({ id: "b", label: "B" });
});

it("returns the path to a node and the number of its descendants", () => {
  expect(pathTo(TREE, "c")).toEqual(["a", "b", "c"]);
  expect(pathTo(TREE, "x")).toEqual([]);
  expect(TREE.map(countBelow)).toEqual([2, 0]);
});
