import { expect, test } from "vitest";
import { keysOf, pointerTo, valueAt } from "./json-pointer.ts";

test.each([
  ["", []],
  ["/", [""]],
  ["/a~1b/~01/0", ["a/b", "~1", "0"]],
  ["#/paths/~1api/get", ["paths", "/api", "get"]],
])("%j has the keys %j", (pointer, keys) => {
  expect(keysOf(pointer)).toEqual(keys);
  if (!pointer.startsWith("#")) expect(keys.map(pointerTo).join("")).toBe(pointer);
});

test("finds a value, and nothing that is inherited", () => {
  const value = { "a/b": [{ c: null }] };
  expect(valueAt(value, "")).toBe(value);
  expect(valueAt(value, "/a~1b/0/c")).toBeNull();
  expect(valueAt(value, "/a~1b/1/c")).toBeUndefined();
  expect(valueAt(value, "/constructor")).toBeUndefined();
});
