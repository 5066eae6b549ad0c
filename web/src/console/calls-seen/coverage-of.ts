import type { Schemas } from "#console/api/client.ts";
import type { Operation } from "#console/api/operations.ts";
import { groupBy } from "#lib/group-by.ts";

type Item = Schemas["Coverage"]["items"][number];

interface Covered {
  readonly operationId: string;
  /** How it ended, the most frequent first; empty when it was not called. */
  readonly outcomes: readonly Item[];
}

/** The calls of the contract in its order with how they ended; after them what was called beside it. */
export function coverageOf(items: readonly Item[], operations: readonly Operation[]): Covered[] {
  const seen = groupBy(items, ({ operationId }) => operationId);
  const names = new Set([...operations.map(({ operationId }) => operationId), ...seen.keys()]);
  return [...names].map((operationId) => ({
    operationId,
    outcomes: (seen.get(operationId) ?? []).toSorted((a, b) => b.count - a.count),
  }));
}
