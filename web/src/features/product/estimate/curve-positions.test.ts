import { expect, test } from "vitest";
import { curvePositions } from "./curve-positions.ts";

test.each([
  [{ count: 6, unit: "month" }, 7],
  [{ count: 24, unit: "month" }, 13],
  [{ count: 30, unit: "day" }, 11],
  [{ count: 12, unit: "week" }, 13],
  [{ count: 1, unit: "year" }, 13],
  [{ count: 10_000, unit: "year" }, 13],
] as const)("%o: from the start of the term to its end, in equal steps", (term, lines) => {
  const ticks = curvePositions(term);
  expect(ticks).toHaveLength(lines);
  expect(ticks[0]).toBe(0);
  expect(ticks.at(-1)).toBe(1);
});
