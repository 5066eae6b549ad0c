// Follows the commits of a world: its revision, indexes and files, and the memory that its changes use.
import { type Root, rowCount } from "#store/root.ts";
import type { Commit } from "#store/store.ts";
import type { SeededEntropy } from "./entropy.ts";
import type { ExpiringRows } from "./expiring-rows.ts";
import type { JobRunner } from "./job-runner.ts";
import { ROW_BYTES } from "./limits.ts";
import type { World, WorldSetup } from "./world.ts";

/** The parts of a world that only the world itself uses. */
export interface WorldParts {
  readonly setup: WorldSetup;
  /** A function, because the store is opened before its world exists. */
  readonly world: () => World;
  readonly seeded: { entropy: SeededEntropy; restart(seed: string): void } | null;
  readonly jobRunner: JobRunner;
  readonly expiringRows: ExpiringRows;
  /** `changes`: the rows changed by commits. `patched`: the characters added by patches of rows. */
  readonly counts: { changes: number; patched: number };
  readonly roots: { latest: Root; previous: Root };
}

const isInSnapshot = (world: World, key: string): boolean =>
  [...world.snapshots.values()].some(({ root }) => root.uploads.get(key) !== undefined);

export function noteCommit({ world, jobRunner, expiringRows, counts, roots }: WorldParts, commit: Commit): void {
  const { observers, uploads, journal, events } = world();
  world().revision += 1;
  roots.previous = roots.latest;
  roots.latest = commit.root;
  counts.changes += commit.changes.length;
  // The commit is durable, so a failure of an observer must not fail the call.
  observers.run("job-index", () => jobRunner.noteCommit(commit), undefined);
  observers.run("expiry-index", () => expiringRows.noteChanges(commit.changes), undefined);
  for (const [table, key, row] of commit.changes) {
    if (table === "uploads" && row === null && !isInSnapshot(world(), String(key))) uploads.remove(String(key));
  }
  observers.run("journal", () => journal.commit(commit), undefined);
  events.emit({ kind: "commit", commit });
}

export const memoryMethods = ({
  world,
  counts,
  roots,
}: WorldParts): Pick<World, "previousRoot" | "memory" | "notePatched" | "releaseUploads"> => ({
  previousRoot: () => roots.previous,
  memory() {
    // Every change since the oldest snapshot may have left a row that exists only in snapshots.
    const oldest = Math.min(counts.changes, ...[...world().snapshots.values()].map((state) => state.changes));
    const grown = Math.max(0, rowCount(world().store.root()) - rowCount(world().origin.scenario.root));
    return {
      journal: world().journal.size(),
      faults: world().faults.size(),
      snapshots: (counts.changes - oldest) * ROW_BYTES,
      state: grown * ROW_BYTES + counts.patched,
    };
  },
  notePatched(characters) {
    counts.patched = Math.max(0, counts.patched + characters);
  },
  releaseUploads(former) {
    const present = world().store.root().uploads;
    for (const [key] of former.uploads)
      if (present.get(key) === undefined && !isInSnapshot(world(), key)) world().uploads.remove(key);
  },
});
