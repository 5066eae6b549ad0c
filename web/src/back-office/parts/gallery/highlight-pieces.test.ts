import { expect, it } from "vitest";
import { highlightPieces } from "./highlight-pieces.ts";

const shown = (text: string, words: readonly string[]) =>
  highlightPieces(text, words)
    .map(({ text, found }) => (found ? `[${text}]` : text))
    .join("");

it("finds every occurrence, and the longest word where several fit", () => {
  expect(shown("十年前の二十年間", ["十年", "二十年"])).toBe("[十年]前の[二十年]間");
});

it("takes words as they are, not as patterns, and leaves out empty ones", () => {
  expect(shown("a+b (a.b)", ["a.b", "+", ""])).toBe("a[+]b ([a.b])");
});

it("gives the text back whole, and nothing of nothing", () => {
  expect(shown("unchanged", [])).toBe("unchanged");
  expect(highlightPieces("", ["x"])).toEqual([]);
});
