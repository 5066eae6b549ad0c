// Lists that only grow are read newest first: each row has the id of the row before it, and the owner has the newest
// id.
import type { ReadTable } from "./state.ts";

export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

/** Skips the `offset` newest rows of a list and returns up to `limit` rows after them. Reads no older rows. */
export function newestFirst<Id, Row extends { readonly previous: Id | null }>(
  table: ReadTable<Id, Row>,
  newest: Id | null,
  { offset, limit }: Slice,
): Row[] {
  const slice: Row[] = [];
  let at = 0;
  for (let id = newest; id !== null && slice.length < limit; at += 1) {
    const row = table.get(id);
    if (!row) throw new Error(`chain broken at ${String(id)}`);
    if (at >= offset) slice.push(row);
    id = row.previous;
  }
  return slice;
}
