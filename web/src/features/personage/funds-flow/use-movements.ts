import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { type FlowDirection, getCapitalFlowQuery } from "#api/user.ts";
import { joinQueries } from "#components/feedback/join-queries.ts";
import { REFETCH_ON_OPEN } from "#features/personage/lists/refetch-on-open.ts";
import { type Movement, movementsOf, movementsOfDirection } from "#features/personage/ledger/movements.ts";

/** One direction of the server's list, or both together. */
export type FlowView = FlowDirection | "all";

/** The movements of a view, newest first; only the calls that it needs are made. */
export function useMovements(view: FlowView) {
  const income = useQuery({ ...getCapitalFlowQuery("income"), ...REFETCH_ON_OPEN, enabled: view !== "expense" });
  const expense = useQuery({ ...getCapitalFlowQuery("expense"), ...REFETCH_ON_OPEN, enabled: view !== "income" });
  const parts = view === "income" ? [income] : view === "expense" ? [expense] : [income, expense];
  const data = useMemo(() => ofView(view, income.data, expense.data), [view, income.data, expense.data]);
  return joinQueries(parts, data);
}

function ofView(
  view: FlowView,
  income: Parameters<typeof movementsOfDirection>[0] | undefined,
  expense: Parameters<typeof movementsOfDirection>[0] | undefined,
): readonly Movement[] | undefined {
  if (view === "all") return income && expense && movementsOf({ income, expense }).toReversed();
  const items = view === "income" ? income : expense;
  return items && movementsOfDirection(items, view);
}

/** Fetches the movements of a view again, for a file. */
export function useFreshMovements(): (view: FlowView) => Promise<readonly Movement[]> {
  const client = useQueryClient();
  return async (view) => {
    const [income, expense] = await Promise.all([
      view === "expense" ? [] : fresh(client, "income"),
      view === "income" ? [] : fresh(client, "expense"),
    ]);
    return ofView(view, income, expense) ?? [];
  };
}

const fresh = (client: QueryClient, direction: FlowDirection) =>
  client.fetchQuery({ ...getCapitalFlowQuery(direction), staleTime: 0 });
