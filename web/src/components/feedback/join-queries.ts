interface QueryPart {
  readonly data: unknown;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/**
 * Joins several queries for `QueryView`. `data` combines their data; pass undefined until all of them have succeeded.
 */
export function joinQueries<Data>(parts: readonly QueryPart[], data: Data | undefined) {
  return {
    data,
    error: parts.find(({ error }) => error !== null)?.error ?? null,
    isFetching: parts.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(parts.filter(({ error }) => error !== null).map(({ refetch }) => refetch())),
  };
}
