import { expect, test } from "vitest";
import { yenTicks } from "./yen-ticks.ts";

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [236, [0, 100, 200, 300]],
  [4136, [0, 2000, 4000, 6000]],
  [100_000, [0, 50_000, 100_000]],
])("axis up to %i: %j", (highest, ticks) => {
  expect(yenTicks(highest)).toEqual(ticks);
});
