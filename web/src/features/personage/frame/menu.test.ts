import { expect, test } from "vitest";
import { SECTIONS } from "#lib/personage-sections.ts";
import { MENU_GROUPS, menuItemOf } from "./menu.ts";

test("uses the ids and groups of rule B3", () => {
  expect(MENU_GROUPS.map((group) => group.map((item) => Number(SECTIONS[item.name])))).toEqual([
    [0, 1, 2, 3, 4],
    [5, 6, 7, 8],
    [20],
  ]);
});

test.each([
  ["1", 1],
  ["2", 2],
  ["8", 8],
  ["20", 20],
  ["9", 0],
  ["01", 0],
  ["", 0],
  ["assets", 0],
  [undefined, 0],
])("personageHighlight=%s opens section %i", (highlight, id) => {
  expect(Number(SECTIONS[menuItemOf(highlight).name])).toBe(id);
});
