import { expect, test } from "vitest";
import type { Term, TermUnit } from "#lib/term.ts";
import { curveShares } from "./curve-shares.ts";

const term = (count: number, unit: TermUnit): Term => ({ count, unit });

test("a monthly product: the axis is its term, and the figure stands at the chosen one", () => {
  const shares = curveShares(term(18, "month"), term(24, "month"));
  expect(shares.figure).toBeCloseTo(0.75);
  expect(shares.end).toEqual(term(24, "month"));
  expect(shares.ticks).toHaveLength(13);
});

test.each([
  [term(30, "day"), 30 / 365, "year"],
  [term(12, "week"), 84 / 365, "year"],
  [term(2, "year"), 1, "year"],
  [term(730, "day"), 1, "day"],
  [term(3, "unknown"), 0, "year"],
] as const)("%o: the figure stands at the term, before a year or at the end", (own, figure, unit) => {
  const shares = curveShares(own, own);
  expect(shares.figure).toBeCloseTo(figure);
  expect(shares.end.unit).toBe(unit);
});

test("even a very long term has few scale lines", () => {
  const { ticks } = curveShares(term(10_000, "year"), term(10_000, "year"));
  expect(ticks.length).toBeLessThanOrEqual(13);
  expect(Math.max(...ticks)).toBeLessThanOrEqual(1);
});
