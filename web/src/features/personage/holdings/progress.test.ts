import { expect, test } from "vitest";
import { progressOf } from "./progress.ts";

test.each([
  [0, 100, -5, 0],
  [0, 100, 0, 0],
  [0, 300, 200, 66],
  [0, 1000, 999, 99],
  [0, 100, 100, 100],
  [0, 100, 500, 100],
  [100, 100, 50, 100],
])("from %i to %i at %i: %i percent", (start, end, now, percent) => {
  expect(progressOf(start, end, now)).toBe(percent);
});
