import { expect, it } from "vitest";
import { everyNth } from "./every-nth.ts";

const written = (label: number, step: number, count: number) =>
  Array.from({ length: count }, (_, index) => index).filter(everyNth(label, step));

it("shows every label if they fit, otherwise as many as fit", () => {
  expect(written(40, 80, 4)).toEqual([0, 1, 2, 3]);
  expect(written(40, 25, 6)).toEqual([0, 2, 4]);
  expect(written(40, 13, 12)).toEqual([0, 4, 8]);
});

it("shows the first label even if it does not fit", () => {
  expect(written(40, 0, 3)).toEqual([0]);
});
