import { expect, test } from "vitest";
import { moved } from "./moved.ts";

test.each([
  ["a", "c", "bcad"],
  ["d", "a", "dabc"],
  ["b", "c", "acbd"],
  ["c", "b", "acbd"],
  ["a", "a", "abcd"],
  ["a", "x", "abcd"],
])("%s to the place of %s: %s", (entry, to, order) =>
  expect(moved(["a", "b", "c", "d"], entry, to).join("")).toBe(order),
);
