// Lets a tester change rows directly, as a last resort. A patch is applied completely or not at all, and an applied
// patch is marked in the journal.
import { isDeepStrictEqual } from "node:util";
import { keysOf, pointerTo } from "@hashgrove/contract/json-pointer.ts";
import { accept, refuse } from "#domain/decision.ts";
import { checkInvariants } from "#domain/invariants/invariants.ts";
import type { Draft, Table } from "#domain/state.ts";
import { markJournal } from "#qa/journal/journal-mark.ts";
import { QaFault, type QaInput, type QaOperation } from "#qa/operation.ts";
import { withinBudget } from "#qa/over-budget.ts";
import type { Root } from "#store/root.ts";
import { isSecret, MASK } from "#worlds/observing/redaction.ts";
import { applyPatch, createPatchWork, patchStep } from "./apply-patch.ts";
import { isWritable, keyFrom, lastIssued, rowProblem, WRITABLE_TABLES, type WritableTable } from "./row-schemas.ts";

type Patch = QaInput<"qa.patchState">["body"];
interface ChangedRow {
  readonly table: WritableTable;
  readonly key: string | number;
  readonly before: unknown;
  /** undefined deletes the row. */
  readonly row: unknown;
}

export const patchState: QaOperation<"qa.patchState"> = async (input) => {
  const { world, worlds, body, headers } = input;
  const { force = false } = input.query;
  await withinBudget(503, () => worlds.budget.admitMemory(world));
  const wanted = Number((headers["if-match"] ?? "").replaceAll('"', ""));
  rejectForbidden(body);
  let grown = 0;
  const wasTainted = world.isTainted;
  try {
    const decision = await world.store.transact((draft) => {
      if (world.revision !== wanted) return refuse("revision-changed");
      const rows = changedRows(world.store.root(), body);
      for (const row of rows) applyRow(draft, row);
      grown = rows.reduce((sum, { before, row: after }) => sum + lengthOf(after) - lengthOf(before), 0);
      world.isTainted = breaksInvariants(draft, force);
      return accept(rows.map(({ table, key }) => `/${table}${pointerTo(String(key))}`));
    });
    if (!decision.ok) throw new QaFault(412, decision.reason, `the revision is ${world.revision}`, "/headers/if-match");
    world.notePatched(grown);
    markJournal(world, "qa.patchState", `/__qa/worlds/${world.id}/state`, world.isTainted ? "tainted" : "patched");
    return { status: 200, body: { revision: world.revision, changed: decision.value, tainted: world.isTainted } };
  } catch (error) {
    world.isTainted = wasTainted;
    throw error;
  }
};

const INHERITED_NAMES: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** Rejects patches of tables that are not writable, of inherited names and of secrets. 422: not-patchable, secret. */
function rejectForbidden(patch: Patch): void {
  for (const [at, operation] of patch.entries()) {
    for (const name of ["path", "from"] as const) {
      const pointer = name in operation ? (operation as { from?: string; path: string })[name] : undefined;
      if (pointer === undefined) continue;
      const [table = "", ...rest] = keysOf(pointer);
      if (!isWritable(table) || rest.some((part) => INHERITED_NAMES.has(part)))
        throw new QaFault(
          422,
          "not-patchable",
          `only these tables can be patched: ${WRITABLE_TABLES.join(", ")}`,
          `/body/${at}/${name}`,
        );
      if (rest.some(isSecret)) throw new QaFault(422, "secret", "secrets cannot be patched", `/body/${at}/${name}`);
    }
    if ("value" in operation && containsMask(operation.value))
      throw new QaFault(422, "secret", `${MASK} is a mask and not a value`, `/body/${at}/value`);
  }
}

const containsMask = (value: unknown): boolean =>
  value === MASK || (typeof value === "object" && value !== null && Object.values(value).some(containsMask));

/** Applies a patch to copies of the rows; returns the changed ones. 409: patch-failed, broken-row. 422: too-large. */
function changedRows(root: Root, patch: Patch): ChangedRow[] {
  const rowRefs = rowRefsOf(patch);
  // Copies of the rows that the patch refers to, because it is applied in place.
  const tables = nullObject<Record<string, unknown>>();
  const work = createPatchWork();
  for (const { table, part, key } of rowRefs) {
    const row = key === null ? undefined : rowIn(root, table, key);
    const rows = (tables[table] ??= nullObject<unknown>());
    if (row !== undefined) rows[part] = patchStep("/body", () => work.copy(row, 0));
  }
  applyPatch(tables, patch, work);
  const sequences = root.sequences.get("main");
  const changed: ChangedRow[] = [];
  for (const { table, part, key } of rowRefs) {
    const [before, row] = [key === null ? undefined : rowIn(root, table, key), tables[table]?.[part]];
    if (isDeepStrictEqual(before, row)) continue;
    if (key === null) throw new QaFault(409, "broken-row", `/${table}/${part}: is not a key of this table`, "/body");
    const fault = row === undefined ? null : rowProblem(table, key, row);
    const last = lastIssued(table, sequences);
    const beyond = last !== null && Number(key) > last ? `the server has issued no number above ${last}` : null;
    if (fault ?? beyond) throw new QaFault(409, "broken-row", `/${table}/${part}: ${fault ?? beyond}`, "/body");
    changed.push({ table, key, before, row });
  }
  return changed;
}

const lengthOf = (row: unknown): number => JSON.stringify(row)?.length ?? 0;

/** An object without inherited names, because a row key from the client could be such a name. */
const nullObject = <Value>(): Record<string, Value> => Object.create(null) as Record<string, Value>;

interface RowRef {
  readonly table: WritableTable;
  readonly part: string;
  /** null when no row of the table can have such a key. */
  readonly key: string | number | null;
}

/** The rows that a patch refers to, without duplicates. */
function rowRefsOf(patch: Patch): RowRef[] {
  const rowRefs = new Map<string, RowRef>();
  for (const operation of patch) {
    for (const pointer of ["from" in operation ? operation.from : operation.path, operation.path]) {
      const [table = "", part = ""] = keysOf(pointer);
      if (isWritable(table)) rowRefs.set(`${table}/${part}`, { table, part, key: keyFrom(table, part) });
    }
  }
  return [...rowRefs.values()];
}

const rowIn = (root: Root, table: WritableTable, key: string | number): unknown =>
  (root[table] as unknown as { get(key: string | number): unknown }).get(key);

function applyRow(draft: Draft, { table, key, before, row }: ChangedRow): void {
  const rows = draft[table] as unknown as Table<string | number, unknown>;
  // The draft may include an earlier decision that is not durable yet and has changed the row.
  if (rows.get(key) !== before)
    throw new QaFault(412, "revision-changed", "the state is changing", "/headers/if-match");
  if (row === undefined) rows.remove(key);
  else rows.put(key, row);
}

/** Whether the patched state breaks invariants. 409: broken-invariants, unless `force`. */
function breaksInvariants(draft: Draft, force: boolean): boolean {
  const broken = checkInvariants(draft).filter(({ ok }) => !ok);
  if (broken.length === 0 || force) return broken.length > 0;
  const message = broken.map(({ id, detail }) => `${id}: ${detail}`).join("; ");
  throw new QaFault(409, "broken-invariants", message.slice(0, 2000), "/body");
}
