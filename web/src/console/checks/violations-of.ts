import type { Entry } from "#console/api/journal.ts";
import { groupBy } from "#lib/group-by.ts";

interface Violated {
  readonly operationId: string;
  /** Number of calls whose reply broke the contract. */
  readonly count: number;
  readonly texts: readonly string[];
}

/**
 * Lists the operations whose replies broke the contract, with the violations; those with the most broken replies first.
 */
export function violationsOf(entries: readonly Entry[]): Violated[] {
  const broken = entries.filter(({ violations }) => violations.length > 0);
  return [...groupBy(broken, ({ operationId }) => operationId)]
    .map(([operationId, calls]) => ({
      operationId,
      count: calls.length,
      texts: [...new Set(calls.flatMap(({ violations }) => violations))],
    }))
    .toSorted((a, b) => b.count - a.count);
}
