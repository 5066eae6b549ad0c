import type { Entry } from "#console/api/journal.ts";
import { groupBy } from "#lib/group-by.ts";

interface Violated {
  readonly operationId: string;
  /** Calls whose reply broke the contract. */
  readonly count: number;
  /** The different sentences on it. */
  readonly texts: readonly string[];
}

/** Which calls broke the contract, and how; the one that did most often first. */
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
