import type { Schemas } from "#console/api/client.ts";
import type { Operation } from "#console/api/operations.ts";
import { groupBy } from "#lib/group-by.ts";

type Item = Schemas["Coverage"]["items"][number];

interface Covered {
  readonly operationId: string;
  /** The outcomes, most frequent first; empty if the operation was not called. */
  readonly outcomes: readonly Item[];
}

/** Lists the contract's operations in contract order, then other called operations, each with its outcomes. */
export function coverageOf(items: readonly Item[], operations: readonly Operation[]): Covered[] {
  const seen = groupBy(items, ({ operationId }) => operationId);
  const names = new Set([...operations.map(({ operationId }) => operationId), ...seen.keys()]);
  return [...names].map((operationId) => ({
    operationId,
    outcomes: (seen.get(operationId) ?? []).toSorted((a, b) => b.count - a.count),
  }));
}
