import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { REFETCH_ON_OPEN } from "#api/refetch-on-open.ts";
import { type FlowDirection, getCapitalFlowQuery } from "#api/user.ts";
import { joinQueries } from "#components/feedback/join-queries.ts";
import { flowsQuery } from "#features/personage/ledger/flows-query.ts";
import { type Movement, movementsOf, movementsOfDirection } from "#features/personage/ledger/movements.ts";

/** One direction of the server's list, or both together. */
export type FlowView = FlowDirection | "all";

/**
 * The movements of a view, newest first, and the time from which their balances are known (`balancesAfter`). Sends only
 * the calls that the view needs.
 */
export function useMovements(view: FlowView) {
  const direction = view === "all" ? "income" : view;
  const one = useQuery({ ...getCapitalFlowQuery(direction), ...REFETCH_ON_OPEN, enabled: view !== "all" });
  const both = useQuery({ ...flowsQuery(), ...REFETCH_ON_OPEN, enabled: view === "all" });
  const data = useMemo(
    () =>
      view === "all"
        ? both.data && movementsOf(both.data).toReversed()
        : one.data && movementsOfDirection(one.data, view),
    [view, one.data, both.data],
  );
  const balancesAfter = (view === "all" ? both.data?.balancesAfter : undefined) ?? -Infinity;
  return { ...joinQueries([view === "all" ? both : one], data), balancesAfter };
}

/** Refetches the movements of a view, to save them as a file. */
export function useFreshMovements(): (view: FlowView) => Promise<readonly Movement[]> {
  const client = useQueryClient();
  return async (view) =>
    view === "all"
      ? movementsOf(await client.fetchQuery({ ...flowsQuery(), staleTime: 0 })).toReversed()
      : movementsOfDirection(await client.fetchQuery({ ...getCapitalFlowQuery(view), staleTime: 0 }), view);
}
