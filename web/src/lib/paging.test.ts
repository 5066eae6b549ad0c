import { expect, test } from "vitest";
import { pageCount, pageFromText, pagesToOffer, rowsOfPage } from "./paging.ts";

test.each([
  ["1", 1],
  ["55", 55],
  ["99999", 99_999],
  ["100000", 1],
  ["0", 1],
  ["-1", 1],
  ["01", 1],
  ["2.5", 1],
  ["two", 1],
  [undefined, 1],
])("page=%s is page %i", (text, page) => {
  expect(pageFromText(text)).toBe(page);
});

test("20 rows a page; an empty list has one page", () => {
  expect([0, 1, 20, 21, 1094].map(pageCount)).toEqual([1, 1, 1, 2, 55]);
  const list = Array.from({ length: 45 }, (_, index) => index + 1);
  expect(rowsOfPage(list, 1)).toHaveLength(20);
  expect(rowsOfPage(list, 3)).toEqual([41, 42, 43, 44, 45]);
  expect(rowsOfPage(list, 4)).toEqual([]);
});

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 55, [1, 2, null, 55]],
  [3, 55, [1, 2, 3, 4, null, 55]],
  [4, 55, [1, 2, 3, 4, 5, null, 55]],
  [30, 55, [1, null, 29, 30, 31, null, 55]],
  [53, 55, [1, null, 52, 53, 54, 55]],
  [55, 55, [1, null, 54, 55]],
])("page %i of %i offers %j", (page, count, offered) => {
  expect(pagesToOffer(page, count)).toEqual(offered);
});
