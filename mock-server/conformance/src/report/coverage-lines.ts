import type { Cell } from "#runner/coverage.ts";
import type { RunResult } from "#runner/run-result.ts";

/** Maximum names per line. */
const MOST_NAMES = 8;

const STATUS = /^\d{3}$/;
const isSuccess = ({ outcome }: Cell): boolean => outcome === "200 ok";
const isRefusal = (cell: Cell): boolean => !isSuccess(cell) && !STATUS.test(cell.outcome);
/** Statuses that no case provokes on purpose. */
const NOT_PROVOKED: ReadonlySet<string> = new Set(["413", "429", "500", "503"]);

const listed = (names: readonly string[]): string =>
  names.length > MOST_NAMES
    ? `${names.slice(0, MOST_NAMES).join(", ")} and ${names.length - MOST_NAMES} more in coverage.md`
    : names.join(", ");

/**
 * Lines such as `calls seen to succeed: 40 of 42` for calls and for refusals, each followed by the names that were not
 * seen.
 */
export function coverageLines({ cells, dimensions }: Pick<RunResult, "cells" | "dimensions">): string[] {
  const calls = cells.filter(isSuccess);
  const refusals = cells.filter(isRefusal);
  const line = (what: string, own: readonly Cell[], nameOf: (cell: Cell) => string): string[] => {
    const missing = own.filter(({ seen }) => seen === 0);
    return [
      `${what} ${own.length - missing.length} of ${own.length}`,
      ...(missing.length > 0 ? [`    not seen: ${listed(missing.map(nameOf))}`] : []),
    ];
  };
  const provoked = cells.filter(({ outcome }) => !NOT_PROVOKED.has(outcome));
  const isComplete =
    provoked.every(({ seen }) => seen > 0) &&
    dimensions.every(({ name, seen, of }) => seen === of || name === "statuses" || name === "envelope codes");
  return [
    ...line("calls seen to succeed:", calls, ({ operation }) => operation),
    ...line("refusals seen", refusals, ({ operation, outcome }) => `${operation} ${outcome.replace(/^200 /, "")}`),
    isComplete
      ? "100 % of the documented outcomes were seen, except 413, 429 and 5xx"
      : `other dimensions: ${dimensions.map(({ name, seen, of }) => `${name} ${seen}/${of}`).join(", ")}`,
  ];
}
