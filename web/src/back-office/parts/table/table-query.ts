import type { UseQueryResult } from "@tanstack/react-query";

/** Props for a `DataTable` with the rows of a query: the query's error, its progress, and a function that reloads. */
export const tableQuery = ({
  error,
  isFetching,
  refetch,
}: Pick<UseQueryResult, "error" | "isFetching" | "refetch">) => ({
  error,
  busy: isFetching,
  onRefresh: () => void refetch(),
});
