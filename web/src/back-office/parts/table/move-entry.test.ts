import { expect, test } from "vitest";
import { moveEntry } from "./move-entry.ts";

test.each([
  ["a", "c", "bcad"],
  ["d", "a", "dabc"],
  ["b", "c", "acbd"],
  ["c", "b", "acbd"],
  ["a", "a", "abcd"],
  ["a", "x", "abcd"],
])("%s to the place of %s: %s", (entry, to, order) =>
  expect(moveEntry(["a", "b", "c", "d"], entry, to).join("")).toBe(order),
);
