import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { get } from "#components/layout/test-render.tsx";
import { placeOf } from "./toast-obstacles.ts";

/** Vertical position of each element by its `data-at`: from and to, in pixels from the top. */
const rectOf = (element: Element): DOMRect => {
  const [top = 0, bottom = 0] = (element.getAttribute("data-at") ?? "0 0").split(" ").map(Number);
  return new DOMRect(0, top, 300, bottom - top);
};

beforeEach(() => {
  vi.stubGlobal("innerHeight", 600);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function rect(this: Element) {
    return rectOf(this);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const CARD = `<section data-live-announcer><div id="card" data-at="0 60"><p role="status" data-at="0 60"></p></div></section>`;
const place = (page: string): number => {
  document.body.innerHTML = `<main>${page}</main>${CARD}`;
  return placeOf(get("#card"));
};
/** A message would stand above these, where there is nothing else. */
const buttons = `<button data-at="80 270"></button>`;

test("what a page comes down to is left free before its buttons", () => {
  expect(place(buttons), "nothing there").toBe(12);
  for (const thing of [
    `<h2 data-at="0 80"></h2>`,
    `<p data-headline data-at="0 80"></p>`,
    `<p role="status" data-at="0 80"></p>`,
  ])
    expect(place(thing + buttons), thing).toBeGreaterThanOrEqual(80);
});

test("what is empty, as large as the page, or the message itself is nothing to be left free", () => {
  for (const thing of [`<p role="status" data-at="40 40"></p>`, `<div role="status" data-at="0 300"></div>`, ""])
    expect(place(thing + buttons), thing).toBe(12);
});

test("where there is room beside the text no text is covered, else rather that than a row, a label or a figure", () => {
  for (const text of [`<p data-at="0 200"></p>`, `<ul><li data-at="0 200"></li></ul>`])
    expect(place(text + buttons), text).toBeGreaterThanOrEqual(270);
  const full = `<p data-at="270 430"></p><p data-at="430 600"></p>`;
  for (const fact of [
    `<table><tr><td data-at="0 80"></td></tr></table>`,
    `<table><tr><th data-at="0 80"></th></tr></table>`,
    `<label data-at="0 80"></label>`,
    `<dl><dd data-at="0 80"></dd></dl>`,
  ])
    expect(place(fact + buttons + full), fact).toBeGreaterThanOrEqual(270);
});

test("keeps the text that describes the invalid field uncovered before other numbers", () => {
  const field = (description: string): string => `<h2 data-at="0 20"></h2>${description}
    <dd data-at="145 300"></dd><dd data-at="300 450"></dd><dd data-at="450 600"></dd>`;
  const focusedPlace = (description: string): number => {
    place(field(description));
    get("input").focus();
    return placeOf(get("#card"));
  };
  const label = `<label for="a" data-at="25 85"></label><input id="a" data-at="85 145" />`;
  expect(focusedPlace(label), "the label").toBeGreaterThanOrEqual(145);
  const error = `<input aria-describedby="e" data-at="25 85" /><p id="e" data-at="85 145"></p>`;
  expect(focusedPlace(error), "the error").toBeGreaterThanOrEqual(145);
  const nothing = `<input data-at="85 145" />`;
  expect(focusedPlace(nothing), "a field without a word").toBe(20);
});
