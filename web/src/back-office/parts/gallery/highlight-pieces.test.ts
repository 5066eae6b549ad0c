import { expect, it } from "vitest";
import { highlightPieces } from "./highlight-pieces.ts";

const shown = (text: string, words: readonly string[]) =>
  highlightPieces(text, words)
    .map(({ text, found }) => (found ? `[${text}]` : text))
    .join("");

it("finds every occurrence, preferring the longest word", () => {
  expect(shown("十年前の二十年間", ["十年", "二十年"])).toBe("[十年]前の[二十年]間");
});

it("matches words literally, and ignores empty ones", () => {
  expect(shown("a+b (a.b)", ["a.b", "+", ""])).toBe("a[+]b ([a.b])");
});

it("returns the whole text, and nothing for an empty one", () => {
  expect(shown("unchanged", [])).toBe("unchanged");
  expect(highlightPieces("", ["x"])).toEqual([]);
});
