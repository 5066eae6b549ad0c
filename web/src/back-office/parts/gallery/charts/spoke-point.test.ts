import { expect, it } from "vitest";
import { spokePoint } from "./spoke-point.ts";

const rounded = (point: readonly [number, number]) => point.map((at) => Math.round(at) + 0);

it("begins at the top and continues clockwise", () => {
  expect([0, 1, 2, 3].map((index) => rounded(spokePoint(index, 4, 10)))).toEqual([
    [0, -10],
    [10, 0],
    [0, 10],
    [-10, 0],
  ]);
});
