import { expect, it } from "vitest";
import { addAt, converted, entriesOf, type Json, kindOf, parsed, removeAt, renameAt, setAt } from "./json-edit.ts";

const DOCUMENT: Json = { title: "A", list: [1, { deep: true }], none: null };

it("sets a nested value in objects and lists without changing the original document", () => {
  expect(setAt(DOCUMENT, ["list", 1, "deep"], "x")).toEqual({ title: "A", list: [1, { deep: "x" }], none: null });
  expect(DOCUMENT).toEqual({ title: "A", list: [1, { deep: true }], none: null });
  expect(setAt(DOCUMENT, [], 5)).toBe(5);
  expect(setAt(DOCUMENT, ["title", "nowhere"], 5)).toEqual(DOCUMENT);
});

it("removes from lists and objects", () => {
  expect(removeAt(DOCUMENT, ["list", 0])).toEqual({ title: "A", list: [{ deep: true }], none: null });
  expect(removeAt(DOCUMENT, ["title"])).toEqual({ list: [1, { deep: true }], none: null });
});

it("renames a key in place and rejects an existing one", () => {
  expect(JSON.stringify(renameAt(DOCUMENT, ["title"], "name"))).toBe(
    '{"name":"A","list":[1,{"deep":true}],"none":null}',
  );
  expect(renameAt(DOCUMENT, ["title"], "list")).toBeNull();
  expect(renameAt(DOCUMENT, ["title"], "title")).toEqual(DOCUMENT);
});

it("adds under an unused key", () => {
  expect(addAt({ key1: 1 }, [])).toEqual({ key1: 1, key2: "" });
  expect(addAt(DOCUMENT, ["list"])).toEqual({ ...DOCUMENT, list: [1, { deep: true }, ""] });
});

it.each([
  ["12", "number", 12],
  ["twelve", "number", 0],
  [12, "string", "12"],
  [null, "string", ""],
  ["true", "boolean", true],
  [1, "boolean", true],
  [["a"], "object", { 0: "a" }],
  [{ a: 1 }, "array", [1]],
  ["a", "null", null],
] as const)("turns %j into a %s", (value, kind, expected) => {
  expect(converted(value, kind)).toEqual(expected);
});

it("reports kinds and entries, and rejects invalid documents", () => {
  expect([null, true, 1, "a", [], {}].map(kindOf)).toEqual(["null", "boolean", "number", "string", "array", "object"]);
  expect(entriesOf(["a"])).toEqual([[0, "a"]]);
  expect(entriesOf("a")).toEqual([]);
  expect(parsed("[1]")).toEqual({ value: [1] });
  expect(parsed("[1")).toHaveProperty("fault");
});
