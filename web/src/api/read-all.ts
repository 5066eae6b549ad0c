// In a file of its own, so that the first load does not include the paging.
import { queryOptions } from "@tanstack/react-query";
import { get, type ReadData, type ReadPath, type ReadQuery } from "./call.ts";
import { queryKey } from "./client.ts";
import { readWholeList } from "./reply/whole-list.ts";

export const getAll = <Path extends ReadPath, Row extends { readonly id: unknown }>(
  path: Path,
  toRows: (data: ReadData<Path>) => readonly Row[],
  query: ReadQuery<Path>,
  signal: AbortSignal,
) => readWholeList(async (paging) => toRows(await get(path, { ...query, ...paging }, signal)));

/** A query of all rows of a paged list. */
export const readAll = <Path extends ReadPath, Row extends { readonly id: unknown }>(
  path: Path,
  toRows: (data: ReadData<Path>) => readonly Row[],
  query: ReadQuery<Path>,
) =>
  queryOptions({
    queryKey: queryKey(path, query),
    queryFn: ({ signal }) => getAll(path, toRows, query, signal),
  });
