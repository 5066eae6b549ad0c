// Looking into a world: its rows, with secrets masked, and what must hold in it.
import { checkInvariants as checkAll } from "#domain/invariants.ts";
import type { TableName } from "#domain/state.ts";
import { type Root, TABLE_NAMES } from "#store/root.ts";
import { redact } from "#worlds/redaction.ts";
import { QaFault, type QaOperation } from "./operation.ts";
import { follow, partsOf } from "./pointer.ts";

const isTable = (name: string): name is TableName => (TABLE_NAMES as readonly string[]).includes(name);

/** Keys that are hashes of tokens or of what was typed: enough of one to tell them apart, and no more. */
const shownKey = (table: TableName, key: string | number): string =>
  table === "sessions" || table === "strangers" ? String(key).slice(0, 8) : String(key);

function tableOf(root: Root, name: TableName): Map<string, unknown> {
  const rows = root[name] as Iterable<[string | number, unknown]>;
  return new Map([...rows].map(([key, row]) => [shownKey(name, key), row]));
}
const shown = (table: Map<string, unknown>): unknown => redact(Object.fromEntries(table));

function valueAt(root: Root, [table, key, ...rest]: readonly string[]): unknown {
  if (table === undefined) return Object.fromEntries(TABLE_NAMES.map((name) => [name, shown(tableOf(root, name))]));
  if (!isTable(table)) return undefined;
  const rows = tableOf(root, table);
  if (key === undefined) return shown(rows);
  // Masked before it is walked into, because a secret is known by its name.
  return rows.has(key) ? follow(redact(rows.get(key)), rest) : undefined;
}

export const getState: QaOperation<"qa.getState"> = async ({ world, query: { pointer = "" } }) => {
  const value = valueAt(world.store.root(), partsOf(pointer));
  if (value === undefined)
    throw new QaFault(404, "nothing-there", `the state has nothing at ${pointer}`, "/query/pointer");
  return { status: 200, body: { revision: world.revision, value } };
};

export const checkInvariants: QaOperation<"qa.checkInvariants"> = async ({ world }) => ({
  status: 200,
  body: { items: checkAll(world.store.read()) },
});
