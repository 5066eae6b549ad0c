import { expect, test } from "vitest";
import { neighboursOf } from "./neighbours-of.ts";

const [a, b, c] = [{ id: 9 }, { id: 4 }, { id: 2 }];

test.each([
  ["the first", 9, undefined, b],
  ["one between", 4, a, c],
  ["the last", 2, b, undefined],
  ["an unknown one", 7, undefined, undefined],
] as const)("%s", (_, id, newer, older) => {
  expect(neighboursOf([a, b, c], id)).toEqual({ newer, older });
});

test("returns no neighbours for an empty list", () => {
  expect(neighboursOf([], 1)).toEqual({ newer: undefined, older: undefined });
});
