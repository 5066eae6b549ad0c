import type { UseQueryResult } from "@tanstack/react-query";

/** Props of a `DataTable` whose rows come from a query: its error, its progress and a reload. */
export const tableQuery = ({
  error,
  isFetching,
  refetch,
}: Pick<UseQueryResult, "error" | "isFetching" | "refetch">) => ({
  error,
  busy: isFetching,
  onRefresh: () => void refetch(),
});
