import { describe, expect, test } from "vitest";
import { hostile, hostileHtml, SHAPES } from "./hostile-text.ts";

describe.each(SHAPES)("a text of shape %s", (shape) => {
  test.each([1, 20, 100, 2000])("keeps the bound of %i characters and is not empty", (bound) => {
    for (const text of Object.values(hostile(shape, bound))) {
      expect([...text].length).toBeLessThanOrEqual(bound);
      expect(text).not.toBe("");
    }
  });
});

test("long shapes fill their bound", () => {
  for (const shape of ["words", "unbroken"] as const) {
    expect(Object.values(hostile(shape, 500)).map((text) => [...text].length)).toEqual([500, 500, 500]);
  }
});

test("only one shape has no break opportunity, and one runs right to left", () => {
  expect(hostile("unbroken", 200).en).not.toMatch(/\s/);
  expect(hostile("rtl", 200).ja).toMatch(/\p{Script=Arabic}.*\p{Script=Hebrew}/u);
});

test("rich text carries its attacks in every language, and fills a length to the character", () => {
  const html = hostileHtml(100_000);
  for (const text of Object.values(html)) {
    expect([...text].length).toBe(100_000);
    for (const attack of ["<script", "onerror=", "javascript:", "<iframe", "<base", "<form", "position:fixed"]) {
      expect(text).toContain(attack);
    }
  }
});

test("every address of rich text is of a reserved domain", () => {
  const hosts = [...hostileHtml().en.matchAll(/https?:\/\/([^/"<]+)/g)].map(([, host]) => host);
  expect(new Set(hosts)).toEqual(new Set(["attacker.example"]));
});
