import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { get } from "./test-render.tsx";
import { placeOf } from "./toast-obstacles.ts";

/** Where each element stands, by its `data-at`: from and to, in pixels from the top. */
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
