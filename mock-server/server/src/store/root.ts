// A world's state as persistent maps: a commit shares all unchanged parts with the previous root, so keeping an old
// root as a snapshot needs little memory.
import type { Draft, KeyOf, RowOf, State, Table, TableName } from "#domain/state.ts";
import type { Change } from "#ports/store.ts";
import { Rows } from "./rows.ts";
import { KINDS, rowAfter, type StoredChange } from "./stored-change.ts";

export type Root = { readonly [T in TableName]: Rows<KeyOf<T>, RowOf<T>> };

export const TABLE_NAMES = Object.keys(KINDS) as readonly TableName[];

function perTable<Value>(make: (table: TableName) => Value): Record<TableName, Value> {
  // Copies of one object share a hidden class in V8, which makes drafts cheap to create.
  const made = { ...KINDS } as Record<TableName, unknown>;
  for (const table of TABLE_NAMES) made[table] = make(table);
  return made as Record<TableName, Value>;
}

/** A world without history or content. */
export const EMPTY_ROOT = perTable(() => new Rows()) as unknown as Root;

class DraftTable<Key extends string | number, Row> implements Table<Key, Row> {
  readonly #base: Rows<Key, Row>;
  /** The changes so far; null marks a deletion. Created on the first write. */
  changed: Map<Key, Row | null> | undefined;

  constructor(base: Rows<Key, Row>) {
    this.#base = base;
  }

  get(key: Key): Row | undefined {
    const changed = this.changed?.get(key);
    return changed === undefined ? this.#base.get(key) : (changed ?? undefined);
  }

  put(key: Key, row: Row): void {
    (this.changed ??= new Map()).set(key, row);
  }

  remove(key: Key): void {
    (this.changed ??= new Map()).set(key, null);
  }

  /** The table with its changes applied; `#base` itself when there are none. */
  settled(): Rows<Key, Row> {
    return this.changed ? this.#base.with(this.changed) : this.#base;
  }

  get size(): number {
    return this.settled().size;
  }

  values(): Iterable<Row> {
    return this.settled().values();
  }
}

export interface OpenDraft {
  readonly draft: Draft;
  readonly isTouched: () => boolean;
  /** The next root; the same object when nothing was changed. */
  readonly settle: () => Root;
  /** The changes, one entry per row, in no particular order. */
  readonly changes: () => Change[];
}

/** Opens a draft on `root`, which stays unchanged. */
export function openDraft(root: Root): OpenDraft {
  const tables = perTable((table) => new DraftTable(root[table] as Rows<string | number, unknown>));
  const touched = (): TableName[] => TABLE_NAMES.filter((table) => tables[table].changed);
  return {
    draft: tables as unknown as Draft,
    isTouched: () => TABLE_NAMES.some((table) => tables[table].changed),
    settle() {
      const names = touched();
      if (names.length === 0) return root;
      const next: Record<string, unknown> = { ...root };
      for (const name of names) next[name] = tables[name].settled();
      return next as unknown as Root;
    },
    changes() {
      const changes: Change[] = [];
      for (const table of touched())
        for (const [key, row] of tables[table].changed ?? []) changes.push([table, key, row]);
      return changes;
    },
  };
}

/** Applies the changes that were read from a log or snapshot, in order. Throws UnusableChange. */
export function applyChanges(root: Root, changes: Iterable<StoredChange>): Root {
  const gathered = perTable(() => new Map<string | number, unknown>());
  for (const change of changes) {
    const [table, key] = change;
    const rows = gathered[table];
    const before = rows.has(key) ? rows.get(key) : (root[table] as Rows<string | number, unknown>).get(key);
    rows.set(key, rowAfter(change, before));
  }
  return perTable((table) => {
    const rows = root[table] as Rows<string | number, unknown>;
    return gathered[table].size > 0 ? rows.with(gathered[table]) : rows;
  }) as unknown as Root;
}

/** Every row of a root as changes to an empty one. */
export function* rowsOf(root: Root): Generator<Change> {
  for (const table of TABLE_NAMES) {
    for (const [key, row] of root[table] as Rows<string | number, unknown>) yield [table, key, row];
  }
}

export const rowCount = (root: Root): number => TABLE_NAMES.reduce((sum, table) => sum + root[table].size, 0);

/** The root as the type `State`, by which the domain reads it. */
export const stateOf = (root: Root): State => root;
