import { expect, test } from "vitest";
import type { Term, TermUnit } from "#lib/time/term.ts";
import { curvePositions } from "./curve-positions.ts";

const term = (count: number, unit: TermUnit): Term => ({ count, unit });

test("ends the axis of a monthly product with its term", () => {
  const shares = curvePositions(term(24, "month"));
  expect(shares.figure).toBe(1);
  expect(shares.end).toEqual(term(24, "month"));
  expect(shares.ticks).toHaveLength(13);
});

test.each([
  [term(30, "day"), 30 / 365, "year"],
  [term(12, "week"), 84 / 365, "year"],
  [term(2, "year"), 1, "year"],
  [term(730, "day"), 1, "day"],
  [term(3, "unknown"), 0, "year"],
] as const)("%o: marks the term on an axis of at least a year", (own, figure, unit) => {
  const shares = curvePositions(own);
  expect(shares.figure).toBeCloseTo(figure);
  expect(shares.end.unit).toBe(unit);
});

test("limits the number of scale lines for a very long term", () => {
  const { ticks } = curvePositions(term(10_000, "year"));
  expect(ticks.length).toBeLessThanOrEqual(13);
  expect(Math.max(...ticks)).toBeLessThanOrEqual(1);
});
