import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

/** Query of a list: pages count from 1. */
export type ListQuery<Search> = Search & { readonly pageIndex: number; readonly pageSize: number };

interface CrudListOptions<Row, Search, Id> {
  /** Cache key of the list; a deletion, `refresh` and `restart` invalidate all keys that begin with it. */
  readonly key: readonly unknown[];
  readonly read: (query: ListQuery<Search>, signal: AbortSignal) => Promise<{ total: number; list: readonly Row[] }>;
  readonly remove?: (ids: readonly Id[]) => Promise<unknown>;
  readonly search: Search;
  /** Runs after a deletion, once the list has been refetched. */
  readonly onRemoved?: (count: number) => void;
  readonly pageSize?: number;
}

/**
 * A paged list with search and deletion. Loads again when page, size or search changes; a change of size or search
 * returns to page 1. When a page has lost its last row, the previous one is shown.
 * @example const list = useCrudList({ key: ["users"], read: readUsers, remove: deleteUsers, search: {} });
 */
export function useCrudList<Row, Search extends object, Id = string>(options: CrudListOptions<Row, Search, Id>) {
  const client = useQueryClient();
  const [search, setSearch] = useState(options.search);
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(options.pageSize ?? 10);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const query = useQuery({
    queryKey: [...options.key, search, page, size],
    queryFn: ({ signal }) => options.read({ ...search, pageIndex: page, pageSize: size }, signal),
    placeholderData: keepPreviousData,
  });
  const goTo = (next: number) => {
    setPage(next);
    setChosen(new Set());
  };
  const refresh = () => client.invalidateQueries({ queryKey: options.key });
  const removal = useMutation({
    mutationFn: async (ids: readonly Id[]) => {
      await options.remove?.(ids);
      return ids.length;
    },
    onSuccess: async (count) => {
      setChosen(new Set());
      if (page > 1 && query.data && query.data.list.length <= count) setPage(page - 1);
      await refresh();
      options.onRemoved?.(count);
    },
  });
  return {
    query,
    rows: query.data?.list,
    total: query.data?.total ?? 0,
    page,
    size,
    search,
    chosen,
    setChosen,
    removal,
    refresh,
    /** Reloads the list from its first page, for example after adding a record. */
    restart: async () => {
      goTo(1);
      await refresh();
    },
    setSearch: (next: Search) => {
      setSearch(next);
      goTo(1);
    },
    /** Props for `DataTable`. */
    table: {
      rows: query.data?.list,
      error: query.error,
      busy: query.isFetching,
      onRefresh: () => void refresh(),
      chosen,
      onChoose: setChosen,
      paging: {
        page,
        size,
        total: query.data?.total ?? 0,
        onPage: goTo,
        onSize: (next: number) => {
          setSize(next);
          goTo(1);
        },
      },
    },
  };
}
