// Computes which fields a call changed. The journal stores only how a row is after a change; how it was before comes
// from the last earlier call that changed it.
import type { Entry } from "#console/api/journal.ts";

export interface FieldChange {
  readonly field: string;
  /** Undefined if no earlier call in the journal has the row, or if the row did not have the field. */
  readonly before: unknown;
  readonly after: unknown;
}

export interface RowChange {
  readonly table: string;
  readonly key: string | number;
  /** `seen`: a changed or new row whose earlier value is unknown. */
  readonly kind: "made" | "changed" | "seen" | "gone";
  readonly fields: readonly FieldChange[];
}

type Fields = Readonly<Record<string, unknown>>;
export const isRow = (row: unknown): row is Fields => typeof row === "object" && row !== null && !Array.isArray(row);
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The row as of the last earlier call that changed it; undefined if none did. */
function rowBefore(entries: readonly Entry[], at: number, table: string, key: string | number): unknown {
  for (let index = at - 1; index >= 0; index -= 1) {
    const touched = entries[index]?.patch.findLast((change) => change.table === table && change.key === key);
    if (touched) return touched.row;
  }
  return undefined;
}

/** Changes of the call with this seq; `entries` are the journal, oldest first. */
export function changesOf(entries: readonly Entry[], seq: number): RowChange[] {
  const at = entries.findIndex((entry) => entry.seq === seq);
  const rows = new Map<string, Entry["patch"][number]>();
  // A call can change a row in several commits: only the last one counts.
  for (const change of entries[at]?.patch ?? []) rows.set(`${change.table} ${change.key}`, change);
  return [...rows.values()].map(({ table, key, row }) => changeOf(table, key, rowBefore(entries, at, table, key), row));
}

function changeOf(table: string, key: string | number, before: unknown, after: unknown): RowChange {
  if (after === null) return { table, key, kind: "gone", fields: [] };
  if (!isRow(after)) return { table, key, kind: kindOf(before), fields: [{ field: "", before, after }] };
  const was = isRow(before) ? before : undefined;
  const fields = [...new Set([...Object.keys(was ?? {}), ...Object.keys(after)])]
    .filter((field) => !was || !same(was[field], after[field]))
    .map((field) => ({ field, before: was?.[field], after: after[field] }));
  return { table, key, kind: kindOf(before), fields };
}

const kindOf = (before: unknown): RowChange["kind"] =>
  before === undefined ? "seen" : before === null ? "made" : "changed";
