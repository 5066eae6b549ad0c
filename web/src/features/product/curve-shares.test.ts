import { expect, test } from "vitest";
import type { Term, TermUnit } from "#lib/term.ts";
import { curveShares } from "./curve-shares.ts";

const term = (count: number, unit: TermUnit): Term => ({ count, unit });

test("a monthly product: the figure stands at the chosen term", () => {
  const shares = curveShares(term(18, "month"), term(24, "month"), term(6, "month"));
  expect(shares.figure).toBeCloseTo(0.75);
  expect(shares.own).toBeCloseTo(0.25);
  expect(shares.ticks).toHaveLength(13);
});

test.each([
  [term(30, "day"), 1, 30 / 365, "year"],
  [term(12, "week"), 1, 84 / 365, "year"],
  [term(2, "year"), 0.5, 1, "year"],
  [term(730, "day"), 0.5, 1, "day"],
  [term(3, "unknown"), 1, 0, "year"],
] as const)("%o: a figure a year stands at one year", (own, figure, ownShare, unit) => {
  const shares = curveShares(own, null, own);
  expect(shares.figure).toBeCloseTo(figure);
  expect(shares.own).toBeCloseTo(ownShare);
  expect(shares.end.unit).toBe(unit);
});

test("even a very long term has few scale lines", () => {
  const { ticks } = curveShares(term(10_000, "year"), null, term(10_000, "year"));
  expect(ticks.length).toBeLessThanOrEqual(13);
  expect(Math.max(...ticks)).toBeLessThanOrEqual(1);
});
