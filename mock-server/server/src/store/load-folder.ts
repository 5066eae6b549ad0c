// Reads the files that a manifest lists. Writes nothing, so that a damaged folder stays unchanged.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Low } from "lowdb";
import { CommitLog } from "./commit-log.ts";
import { DamagedData, RESTORE_OR_MOVE } from "./damaged-data.ts";
import type { Disk } from "./disk.ts";
import { type Manifest, manifestFile } from "./manifest.ts";
import { applyChanges, EMPTY_ROOT, type Root } from "./root.ts";
import { type Snapshot, SnapshotFile } from "./snapshot-file.ts";

export const snapshotFile = (folder: string, nth: number): string => join(folder, `snapshot-${nth}.ndjson`);
export const logFile = (folder: string, nth: number): string => join(folder, `log-${nth}.ndjson`);
/** The name of a file before the manifest lists it. */
export const temporaryName = (file: string): string => `${file}.tmp`;

const FILE = /^(snapshot|log)-(\d+)\.ndjson(\.tmp)?$/;

/** Parses the name of a file in the folder; null for other names. */
export function parseFile(name: string): { kind: string; nth: number; isTemporary: boolean } | null {
  const [, kind, nth, tmp] = FILE.exec(name) ?? [];
  return kind === undefined ? null : { kind, nth: Number(nth), isTemporary: tmp !== undefined };
}

/** The path of a listed file; its temporary name if it has not been renamed yet. */
const present = (file: string): string =>
  !existsSync(file) && existsSync(temporaryName(file)) ? temporaryName(file) : file;

export interface Loaded {
  readonly root: Root;
  readonly snapshotBytes: number;
  /** The logs from the snapshot's own number to the newest. */
  readonly logs: readonly CommitLog[];
}

/** Rejects with DamagedData unless every file is complete, in order, and continues the previous one. */
export async function loadFolder(folder: string, manifest: Manifest, disk: Disk): Promise<Loaded> {
  rejectUnlisted(folder, manifest);
  const file = new SnapshotFile(present(snapshotFile(folder, manifest.snapshot)), disk);
  const snapshot = new Low<Snapshot>(file, { root: EMPTY_ROOT, after: { commit: 0, checksum: 0 } });
  await snapshot.read();
  let { root, after } = snapshot.data;
  const logs: CommitLog[] = [];
  for (let nth = manifest.snapshot; nth <= manifest.log; nth += 1) {
    const log = new CommitLog(present(logFile(folder, nth)), disk, after);
    const stopped = nth === manifest.log ? manifest.stopped : null;
    if (stopped) log.expectLength(stopped.bytes);
    root = log.reading((changes) => applyChanges(root, changes));
    if (stopped) log.expectEnd(stopped);
    if (log.length > 0 && logs.some(({ ragged }) => ragged)) {
      const problem = "the end of its last line is missing although the next log goes on from there";
      throw new DamagedData(logFile(folder, nth - 1), problem, RESTORE_OR_MOVE);
    }
    after = log.position;
    logs.push(log);
  }
  return { root, snapshotBytes: file.bytes, logs };
}

/**
 * Throws DamagedData for a file with a higher number than the listed ones. No server leaves such a file, so the
 * manifest must be an older one or belong to another folder.
 */
function rejectUnlisted(folder: string, { snapshot, log }: Manifest): void {
  for (const name of readdirSync(folder)) {
    const file = parseFile(name);
    if (!file || file.isTemporary || file.nth <= (file.kind === "log" ? log : snapshot)) continue;
    throw new DamagedData(manifestFile(folder), `it does not tell of ${name}, which stands beside it`, RESTORE_OR_MOVE);
  }
}
