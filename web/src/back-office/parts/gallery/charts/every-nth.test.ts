import { expect, it } from "vitest";
import { everyNth } from "./every-nth.ts";

const written = (label: number, step: number, count: number) =>
  Array.from({ length: count }, (_, index) => index).filter(everyNth(label, step));

it("writes every label where there is room, and as many as fit elsewhere", () => {
  expect(written(40, 80, 4)).toEqual([0, 1, 2, 3]);
  expect(written(40, 25, 6)).toEqual([0, 2, 4]);
  expect(written(40, 13, 12)).toEqual([0, 4, 8]);
});

it("writes the first even where there is no room at all", () => {
  expect(written(40, 0, 3)).toEqual([0]);
});
