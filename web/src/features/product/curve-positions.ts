import type { Term } from "#lib/product/term.ts";

/** More lines would look like a grid. */
const MOST_SPACES = 12;

/** Scale lines of the curve as shares of its width, which is the product's term: one for each unit, of years each month. */
export function curvePositions({ count, unit }: Term): readonly number[] {
  const units = unit === "year" ? count * 12 : count;
  const step = Math.ceil(units / MOST_SPACES);
  return Array.from({ length: Math.floor(units / step) + 1 }, (_, tick) => (tick * step) / units);
}
