// Writing rows by hand: the last resort, whole or not at all, and never unseen.
import { isDeepStrictEqual } from "node:util";
import { accept, refuse } from "#domain/decision.ts";
import { checkInvariants } from "#domain/invariants.ts";
import type { Draft, Table } from "#domain/state.ts";
import type { Root } from "#store/root.ts";
import { partsOf } from "#worlds/pointer.ts";
import { isSecret, MASK } from "#worlds/redaction.ts";
import { applyPatch } from "./apply-patch.ts";
import { markJournal } from "#qa/journal/journal-mark.ts";
import { QaFault, type QaInput, type QaOperation } from "#qa/operation.ts";
import { withinBudget } from "#qa/over-budget.ts";
import { isWritable, keyFrom, lastGiven, rowFault, WRITABLE_TABLES, type WritableTable } from "./row-schemas.ts";

type Patch = QaInput<"qa.patchState">["body"];
interface ChangedRow {
  readonly table: WritableTable;
  readonly key: string | number;
  readonly before: unknown;
  /** undefined takes it away. */
  readonly row: unknown;
}

export const patchState: QaOperation<"qa.patchState"> = async (input) => {
  const { world, worlds, body, headers } = input;
  const { force = false } = input.query;
  await withinBudget(503, () => worlds.budget.admitMemory(world));
  const wanted = Number((headers["if-match"] ?? "").replaceAll('"', ""));
  refuseForbidden(body);
  let grown = 0;
  const wasTainted = world.isTainted;
  try {
    const decision = await world.store.transact((draft) => {
      if (world.revision !== wanted) return refuse("revision-changed");
      const rows = changedRows(world.store.root(), body);
      for (const row of rows) put(draft, row);
      grown = rows.reduce((sum, { before, row: after }) => sum + lengthOf(after) - lengthOf(before), 0);
      world.isTainted = isBrokenAfter(draft, force);
      return accept(
        rows.map(({ table, key }) => `/${table}/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`),
      );
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

const NAMES_OF_OBJECTS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** 422: not-patchable, secret. */
function refuseForbidden(patch: Patch): void {
  for (const [at, operation] of patch.entries()) {
    for (const name of ["path", "from"] as const) {
      const pointer = name in operation ? (operation as { from?: string; path: string })[name] : undefined;
      if (pointer === undefined) continue;
      const [table = "", ...rest] = partsOf(pointer);
      if (!isWritable(table) || rest.some((part) => NAMES_OF_OBJECTS.has(part)))
        throw new QaFault(
          422,
          "not-patchable",
          `what can be patched lies in ${WRITABLE_TABLES.join(", ")}`,
          `/body/${at}/${name}`,
        );
      if (rest.some(isSecret))
        throw new QaFault(422, "secret", "what is secret cannot be patched", `/body/${at}/${name}`);
    }
    if ("value" in operation && holdsMask(operation.value))
      throw new QaFault(422, "secret", `${MASK} stands for a secret and is none`, `/body/${at}/value`);
  }
}

const holdsMask = (value: unknown): boolean =>
  value === MASK || (typeof value === "object" && value !== null && Object.values(value).some(holdsMask));

/** The rows that a patch makes others. 409: patch-failed, broken-row. 422: too-large. */
function changedRows(root: Root, patch: Patch): ChangedRow[] {
  const places = placesOf(patch);
  // Copies, since the patch is applied in place; of the rows that it names and no others.
  const tables = bare<Record<string, unknown>>();
  for (const { table, part, key } of places) {
    const row = key === null ? undefined : rowIn(root, table, key);
    const rows = (tables[table] ??= bare<unknown>());
    if (row !== undefined) rows[part] = structuredClone(row);
  }
  applyPatch(tables, patch);
  const sequences = root.sequences.get("main");
  const changed: ChangedRow[] = [];
  for (const { table, part, key } of places) {
    const [before, row] = [key === null ? undefined : rowIn(root, table, key), tables[table]?.[part]];
    if (isDeepStrictEqual(before, row)) continue;
    if (key === null) throw new QaFault(409, "broken-row", `/${table}/${part}: is no key of this table`, "/body");
    const fault = row === undefined ? null : rowFault(table, key, row);
    const last = lastGiven(table, sequences);
    const beyond = last !== null && Number(key) > last ? `the server has given out no number above ${last}` : null;
    if (fault ?? beyond) throw new QaFault(409, "broken-row", `/${table}/${part}: ${fault ?? beyond}`, "/body");
    changed.push({ table, key, before, row });
  }
  return changed;
}

const lengthOf = (row: unknown): number => JSON.stringify(row)?.length ?? 0;

/** An object without the names that every object inherits: keys of rows come from outside. */
const bare = <Value>(): Record<string, Value> => Object.create(null) as Record<string, Value>;

interface Place {
  readonly table: WritableTable;
  readonly part: string;
  /** null when no row of the table can have it. */
  readonly key: string | number | null;
}

/** The rows that a patch names, each once. */
function placesOf(patch: Patch): Place[] {
  const places = new Map<string, Place>();
  for (const operation of patch) {
    for (const pointer of ["from" in operation ? operation.from : operation.path, operation.path]) {
      const [table = "", part = ""] = partsOf(pointer);
      if (isWritable(table)) places.set(`${table}/${part}`, { table, part, key: keyFrom(table, part) });
    }
  }
  return [...places.values()];
}

const rowIn = (root: Root, table: WritableTable, key: string | number): unknown =>
  (root[table] as unknown as { get(key: string | number): unknown }).get(key);

function put(draft: Draft, { table, key, before, row }: ChangedRow): void {
  const rows = draft[table] as unknown as Table<string | number, unknown>;
  // A decision that is not durable yet may have been first.
  if (rows.get(key) !== before)
    throw new QaFault(412, "revision-changed", "the state is changing", "/headers/if-match");
  if (row === undefined) rows.remove(key);
  else rows.put(key, row);
}

/** Whether the state is tainted by it. 409: broken-invariants, unless forced. */
function isBrokenAfter(draft: Draft, force: boolean): boolean {
  const broken = checkInvariants(draft).filter(({ ok }) => !ok);
  if (broken.length === 0 || force) return broken.length > 0;
  const message = broken.map(({ id, detail }) => `${id}: ${detail}`).join("; ");
  throw new QaFault(409, "broken-invariants", message.slice(0, 2000), "/body");
}
