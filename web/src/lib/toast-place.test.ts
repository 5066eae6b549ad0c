import { expect, test } from "vitest";
import { type Obstacle, toastPlace } from "./toast-place.ts";

const ROOM = { left: 16, right: 359, height: 60, top: 12, bottom: 800 };
const at = (top: number, bottom: number, weight = 1): Obstacle => ({ left: 20, right: 300, top, bottom, weight });

test.each<[string, Obstacle[], number]>([
  ["at the top where nothing is in its way", [], 12],
  ["at the bottom when a heading stands at the top", [at(40, 80)], 740],
  ["between, when top and bottom are taken", [at(12, 80), at(700, 800)], 84],
  ["over what weighs least", [at(0, 400, 100), at(400, 800, 1)], 740],
  ["beside what is not under it", [{ ...at(12, 80), left: 360, right: 400 }], 12],
  ["touching is not covering", [at(72, 740)], 12],
])("places a toast %s", (_name, obstacles, top) => {
  expect(toastPlace(ROOM, obstacles)).toBe(top);
});

test("a message taller than its room begins at the top", () => {
  expect(toastPlace({ ...ROOM, height: 900 }, [at(40, 80)])).toBe(12);
});
