// The form of a change in a file. Only the changed fields of a changed row are written, because most commits change one
// or two of the many fields of a member or an account.
import type { KeyOf, RowOf, TableName } from "#domain/state.ts";
import type { Change } from "#ports/store.ts";
import type { Root } from "./root.ts";
import type { Rows } from "./rows.ts";

/** A whole row (null: deleted) or, with the mark `+`, the changed fields of an existing row. */
export type StoredChange = Change | readonly [table: TableName, key: string | number, fields: object, mark: "+"];

/** A stored change that this version cannot have written. The message completes "line 3 ...". */
export class UnusableChange extends Error {
  override readonly name = "UnusableChange";
}

type Kind<Value> = Value extends number ? "number" : Value extends string ? "string" : "object";
/** Every table, with the types of its keys and rows. */
export const KINDS: { readonly [T in TableName]: readonly [key: Kind<KeyOf<T>>, row: Kind<RowOf<T>>] } = {
  members: ["number", "object"],
  logins: ["string", "number"],
  inviteCodes: ["string", "number"],
  sessions: ["string", "object"],
  strangers: ["string", "object"],
  strangerPlaces: ["number", "string"],
  bindings: ["string", "object"],
  accounts: ["string", "object"],
  transactions: ["number", "object"],
  flows: ["number", "object"],
  holdings: ["number", "object"],
  positions: ["string", "object"],
  records: ["number", "object"],
  txIds: ["string", "number"],
  reviews: ["number", "object"],
  jobs: ["number", "object"],
  uploads: ["string", "object"],
  keptReplies: ["string", "object"],
  sequences: ["string", "object"],
  policies: ["string", "object"],
  clocks: ["string", "object"],
  products: ["number", "object"],
  news: ["number", "object"],
  publications: ["string", "object"],
  settings: ["string", "object"],
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The changed fields in `after`; null if a field was added, removed or undefined: then the whole row is stored. */
function changedFields(before: object, after: object): object | null {
  const old = before as Record<string, unknown>;
  const fields: Record<string, unknown> = {};
  const entries = Object.entries(after);
  if (entries.length !== Object.keys(old).length) return null;
  for (const [name, value] of entries) {
    if (value === undefined || !(name in old)) return null;
    if (value !== old[name]) fields[name] = value;
  }
  return fields;
}

/** The stored form of a change to a row of `before`. */
export function storedChange(before: Root, change: Change): StoredChange {
  const [table, key, row] = change;
  const old = (before[table] as Rows<string | number, unknown>).get(key);
  const fields = isObject(row) && isObject(old) ? changedFields(old, row) : null;
  return fields ? [table, key, fields, "+"] : change;
}

/** Checks a value read from a file and returns it as a change. Throws UnusableChange. */
export function parseChange(value: unknown): StoredChange {
  if (!Array.isArray(value) || value.length < 3) throw new UnusableChange("does not contain a change");
  const [table, key, row, mark] = value as unknown[];
  if (typeof table !== "string" || !Object.hasOwn(KINDS, table)) {
    throw new UnusableChange(`contains a table that this version does not know, "${String(table)}"`);
  }
  const [keyKind, rowKind] = KINDS[table as TableName];
  const fits = row === null ? mark === undefined : rowKind === "object" ? isObject(row) : typeof row === rowKind;
  if (typeof key !== keyKind || !fits || !(mark === undefined || (mark === "+" && isObject(row)))) {
    throw new UnusableChange(`does not contain a row of ${table}`);
  }
  return value as unknown as StoredChange;
}

/** The row after a change to `before`. Throws UnusableChange when there is no row to change. */
export function rowAfter([table, , row, mark]: StoredChange, before: unknown): unknown {
  if (mark === undefined) return row;
  if (!isObject(before)) throw new UnusableChange(`changes a row of ${table} that is not there`);
  return { ...before, ...(row as object) };
}
