import type { ReadTable } from "./state.ts";

/** The row with this key. Throws when it does not exist, which is a bug: requests cannot cause it. */
export function rowOrThrow<Key extends string | number, Row>(table: ReadTable<Key, Row>, key: Key): Row {
  const row = table.get(key);
  if (row === undefined) throw new Error(`no row ${key}`);
  return row;
}
