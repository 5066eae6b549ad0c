import { expect, it } from "vitest";
import { waterfallPlaces } from "./waterfall-layout.ts";

const room = { width: 320, least: 150, gap: 20 };

it("fills the shortest column, the leftmost first", () => {
  const { places, height } = waterfallPlaces([2, 1, 0.5, 1], room);
  expect(places.map(({ left, top }) => [left, top])).toEqual([
    [0, 0],
    [170, 0],
    [170, 170],
    [170, 265],
  ]);
  expect(height).toBe(415);
});

it("keeps existing elements in place when more are added", () => {
  const ratios = [1.2, 0.7, 1, 1.5, 0.6, 0.9];
  const all = waterfallPlaces(ratios, room).places;
  expect(waterfallPlaces(ratios.slice(0, 4), room).places).toEqual(all.slice(0, 4));
});

it("has at least one column, and no height without elements", () => {
  expect(waterfallPlaces([1], { ...room, width: 100 }).places).toEqual([{ left: 0, top: 0, width: 100, height: 100 }]);
  expect(waterfallPlaces([], room).height).toBe(0);
});
