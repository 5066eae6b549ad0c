// Finds the rows that expire next, by an index over the state. Like the index in due-jobs.ts, it is rebuilt when the
// root is replaced.
import TinyQueue from "tinyqueue";
import { expiryOf, filesInUse, filesOf, type ExpiringRow, type ExpiringTable } from "#domain/retention.ts";
import type { Draft, State } from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";
import type { Change } from "#ports/store.ts";
import type { Root } from "#store/root.ts";

/** The largest number of expired rows that a commit deletes beside its own changes. */
export const DELETED_PER_COMMIT = 16;

export interface ExpiringRows {
  /** Removes up to `most` expired rows from the index and returns them. */
  take(state: State, now: EpochMs, most: number): ExpiringRow[];
  /** Returns to the index the rows that are still in the state, because the commit that was to delete them failed. */
  putBack(state: State, rows: readonly ExpiringRow[]): void;
  noteChanges(changes: readonly Change[]): void;
  rebuild(root: Root): void;
}

interface Expiry {
  readonly at: EpochMs;
  readonly row: ExpiringRow;
}

const TABLES: readonly ExpiringTable[] = ["sessions", "keptReplies", "uploads"];
const isExpiring = (table: string): table is ExpiringTable => (TABLES as readonly string[]).includes(table);

export function deleteRows(draft: Draft, rows: readonly ExpiringRow[]): void {
  for (const [table, key] of rows) draft[table].remove(key);
}

export function createExpiringRows(root: Root): ExpiringRows {
  const byTime = (a: Expiry, b: Expiry): number => a.at - b.at;
  let queue = new TinyQueue<Expiry>([], byTime);
  let used = new Set<string>();
  const rebuild = (from: Root): void => {
    const expiries: Expiry[] = [];
    for (const table of TABLES) {
      for (const [key, row] of from[table]) expiries.push({ at: expiryOf(table, row), row: [table, key] });
    }
    queue = new TinyQueue(expiries, byTime);
    used = filesInUse(from);
  };
  rebuild(root);
  return {
    take(state, now, most) {
      const taken: ExpiringRow[] = [];
      for (let next = queue.peek(); next && next.at <= now && taken.length < most; next = queue.peek()) {
        queue.pop();
        const [table, key] = next.row;
        const row = state[table].get(key);
        // A row that was written again has a second, later entry in the queue. A file in use never expires.
        if (row && expiryOf(table, row) <= now && !(table === "uploads" && used.has(key))) taken.push(next.row);
      }
      return taken;
    },
    putBack(state, rows) {
      for (const [table, key] of rows) {
        const row = state[table].get(key);
        if (row) queue.push({ at: expiryOf(table, row), row: [table, key] });
      }
    },
    noteChanges(changes) {
      for (const [table, key, row] of changes) {
        if (row === null) continue;
        if (isExpiring(table)) queue.push({ at: expiryOf(table, row as never), row: [table, String(key)] });
        for (const file of filesOf(table, row)) used.add(file);
      }
    },
    rebuild,
  };
}
