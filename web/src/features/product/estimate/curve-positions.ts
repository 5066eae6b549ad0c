import type { Term } from "#lib/product/term.ts";

/** Maximum number of spaces between lines; more lines would look like a grid. */
const MOST_SPACES = 12;

/**
 * Positions of the scale lines as shares of the term: one per unit of the term, or per month if the unit is a year.
 * Long terms skip lines.
 */
export function curvePositions({ count, unit }: Term): readonly number[] {
  const units = unit === "year" ? count * 12 : count;
  const step = Math.ceil(units / MOST_SPACES);
  return Array.from({ length: Math.floor(units / step) + 1 }, (_, tick) => (tick * step) / units);
}
