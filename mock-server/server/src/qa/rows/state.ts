// Reads the state of a world, with secrets masked, and checks its invariants.
import { setImmediate as nextTurn } from "node:timers/promises";
import { keysOf, pointerTo, valueAt } from "@hashgrove/contract/json-pointer.ts";
import { checkInvariants as checkAll } from "#domain/invariants/invariants.ts";
import type { TableName } from "#domain/state.ts";
import { QaFault, type QaOperation } from "#qa/operation.ts";
import { type Root, TABLE_NAMES } from "#store/root.ts";
import { redact } from "#worlds/observing/redaction.ts";

const isTable = (name: string): name is TableName => (TABLE_NAMES as readonly string[]).includes(name);

/** The largest number of rows in one reply, because serialising them blocks the event loop. */
export const MOST_ROWS = 12_000;
/** The number of rows after which other requests get a turn. */
const ROWS_AT_ONCE = 500;

/**
 * Whether the keys of a table are hashes of tokens or of user input. Only a prefix of such a key is shown, which is
 * enough to distinguish rows.
 */
const isHashed = (table: TableName): boolean => table === "sessions" || table === "strangers";
const shownKey = (table: TableName, key: string | number): string =>
  isHashed(table) ? String(key).slice(0, 8) : String(key);

type AnyRows = Iterable<[string | number, unknown]> & { readonly size: number; get(key: string | number): unknown };
const rowsOf = (root: Root, name: TableName): AnyRows => root[name] as AnyRows;

/**
 * Masks the secrets of a table in slices, so that other requests run in between. The root is immutable, so commits
 * meanwhile do not change the result.
 */
async function maskedTable(root: Root, name: TableName): Promise<unknown> {
  const table: Record<string, unknown> = {};
  let count = 0;
  for (const [key, row] of rowsOf(root, name)) {
    table[shownKey(name, key)] = redact(row);
    count += 1;
    if (count % ROWS_AT_ONCE === 0) await nextTurn();
  }
  return table;
}

/** A row by its shown key. */
function rowAt(root: Root, name: TableName, key: string): unknown {
  const rows = rowsOf(root, name);
  if (!isHashed(name)) return rows.get(key) ?? rows.get(Number(key));
  for (const [full, row] of rows) if (shownKey(name, full) === key) return row;
  return undefined;
}

function rejectTooManyRows(names: readonly TableName[], root: Root): void {
  const count = names.reduce((sum, name) => sum + rowsOf(root, name).size, 0);
  if (count <= MOST_ROWS) return;
  const message = `${count} rows are more than the ${MOST_ROWS} that one reply shows; name a table or a row`;
  throw new QaFault(422, "too-many-rows", message, "/query/pointer");
}

async function maskedValueAt(root: Root, [table, key, ...rest]: readonly string[]): Promise<unknown> {
  if (table === undefined) {
    rejectTooManyRows(TABLE_NAMES, root);
    const tables: Record<string, unknown> = {};
    for (const name of TABLE_NAMES) tables[name] = await maskedTable(root, name);
    return tables;
  }
  if (!isTable(table)) return undefined;
  if (key === undefined) {
    rejectTooManyRows([table], root);
    return maskedTable(root, table);
  }
  const row = rowAt(root, table, key);
  // Mask the row before taking a value from it, because secrets are recognised by the names of their fields.
  return row === undefined ? undefined : valueAt(redact(row), rest.map(pointerTo).join(""));
}

export const getState: QaOperation<"qa.getState"> = async ({ world, query: { pointer = "" } }) => {
  const { revision } = world;
  const value = await maskedValueAt(world.store.root(), keysOf(pointer));
  if (value === undefined)
    throw new QaFault(404, "nothing-there", `the state has nothing at ${pointer}`, "/query/pointer");
  return { status: 200, body: { revision, value } };
};

export const checkInvariants: QaOperation<"qa.checkInvariants"> = async ({ world }) => ({
  status: 200,
  body: { items: checkAll(world.store.read()) },
});
