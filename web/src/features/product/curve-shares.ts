import type { Term, TermUnit } from "#lib/term.ts";

const DAYS: Record<TermUnit, number> = { day: 1, week: 7, month: 365 / 12, year: 365, unknown: 0 };
const YEAR: Term = { count: 1, unit: "year" };
/** More lines would be a grid rather than a scale. */
const MOST_SPACES = 12;

const daysOf = ({ count, unit }: Term): number => count * DAYS[unit];

/**
 * Where the parts of the curve stand, as shares of its width.
 * A figure for a term stands at that term; a figure a year stands at one year, whatever the term is.
 */
export function curveShares(term: Term, end: Term | null, own: Term) {
  const last = end ?? (daysOf(own) > daysOf(YEAR) ? own : YEAR);
  const total = daysOf(last);
  const units = last.unit === "year" ? last.count * 12 : last.count;
  const step = Math.ceil(units / MOST_SPACES);
  return {
    end: last,
    figure: (term.unit === "month" ? daysOf(term) : daysOf(YEAR)) / total,
    own: daysOf(own) / total,
    ticks: Array.from({ length: Math.floor(units / step) + 1 }, (_, tick) => (tick * step) / units),
  };
}
