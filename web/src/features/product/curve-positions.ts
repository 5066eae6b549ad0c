import type { Term, TermUnit } from "#lib/time/term.ts";

const DAYS: Record<TermUnit, number> = { day: 1, week: 7, month: 365 / 12, year: 365, unknown: 0 };
const YEAR: Term = { count: 1, unit: "year" };
/** More lines would look like a grid. */
const MOST_SPACES = 12;

const daysOf = ({ count, unit }: Term): number => count * DAYS[unit];

/**
 * Positions on the curve as shares of its width: the axis ends with the product's term, or after a year if that is
 * longer and the term is not in months.
 */
export function curvePositions(term: Term) {
  const end = term.unit === "month" || daysOf(term) > daysOf(YEAR) ? term : YEAR;
  const units = end.unit === "year" ? end.count * 12 : end.count;
  const step = Math.ceil(units / MOST_SPACES);
  return {
    end,
    figure: daysOf(term) / daysOf(end),
    ticks: Array.from({ length: Math.floor(units / step) + 1 }, (_, tick) => (tick * step) / units),
  };
}
