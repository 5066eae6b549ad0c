// The files of a data folder: a snapshot and the numbered logs that follow it. New files have the suffix `.tmp` until
// the manifest lists them; a start renames a listed file that still has the suffix. So there is always a manifest that
// lists complete files, and unlisted files can be ignored.
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Low } from "lowdb";
import { CommitLog, type Position } from "./commit-log.ts";
import type { Disk } from "./disk.ts";
import { type Loaded, loadFolder, logFile, parseFile, snapshotFile, temporaryName } from "./load-folder.ts";
import { FORMAT, type Manifest, ManifestFile, manifestFile, readManifest } from "./manifest.ts";
import type { Root } from "./root.ts";
import { type Snapshot, SnapshotFile } from "./snapshot-file.ts";

/** Puts prepared files in place, synchronously. Throws, with nothing changed, if the manifest cannot be replaced. */
export type Publish = () => void;

const NOTHING: Manifest = { format: FORMAT, snapshot: 0, log: 0, stopped: null };

export class DataFolder {
  readonly #folder: string;
  readonly #disk: Disk;
  readonly #manifestFile: ManifestFile;
  #manifest: Manifest;
  #log: CommitLog;
  #snapshotBytes = 0;
  /** Total length of the logs before the newest. */
  #olderBytes = 0;
  #isSynced = false;
  #writing: SnapshotFile | null = null;

  constructor(folder: string, disk: Disk, manifest: Manifest) {
    this.#folder = folder;
    this.#disk = disk;
    this.#manifestFile = new ManifestFile(folder, disk);
    this.#manifest = manifest;
    this.#log = this.#logOf(manifest.log, { commit: 0, checksum: 0 });
  }

  /** The log that new commits are appended to. */
  get log(): CommitLog {
    return this.#log;
  }

  /** Whether the logs together are longer than the snapshot and longer than `than` bytes. */
  isLonger(than: number): boolean {
    return this.#olderBytes + this.#log.length > Math.max(than, this.#snapshotBytes);
  }

  /** Continues with the files that `loadFolder` verified. */
  async resume({ snapshotBytes, logs }: Loaded): Promise<void> {
    const { snapshot, stopped } = this.#manifest;
    this.#place(snapshotFile(this.#folder, snapshot));
    for (const [at, read] of logs.entries()) {
      read.movedTo(this.#place(logFile(this.#folder, snapshot + at)));
      read.repair();
      this.#olderBytes += this.#log.length;
      this.#log.close();
      this.#log = read;
    }
    this.#snapshotBytes = snapshotBytes;
    if (stopped) await this.#manifestFile.write((this.#manifest = { ...this.#manifest, stopped: null }));
    await this.removeOld();
  }

  /** Creates the first files of a folder without data. */
  async begin(root: Root): Promise<void> {
    (await this.stageRoot(root))();
    await this.sync();
    await this.removeOld();
  }

  /** Creates the next log. Publishing it ends the current one. */
  async stageLog(): Promise<Publish> {
    const nth = this.#manifest.log + 1;
    const next = this.#logOf(nth, this.#log.position);
    next.create(temporaryName(logFile(this.#folder, nth)));
    const manifest = { ...this.#manifest, log: nth };
    const replaceManifest = await this.#manifestFile.stage(manifest);
    return () => {
      const ended = this.#log;
      if (ended.ragged) throw new Error("behind the log stands the rest of a write that failed");
      replaceManifest();
      next.goOnFrom(ended.position);
      this.#goOnWith(manifest, next);
      this.#olderBytes += ended.length;
      ended.close();
    };
  }

  /** Replaces the snapshot by `root`, from which the newest log continues, and deletes the older files. */
  async fold(root: Root, after: Position): Promise<void> {
    const nth = this.#manifest.log;
    const file = temporaryName(snapshotFile(this.#folder, nth));
    const manifest = { ...this.#manifest, snapshot: nth };
    try {
      const bytes = await this.#writeSnapshot(file, { root, after });
      (await this.#manifestFile.stage(manifest))();
      [this.#manifest, this.#snapshotBytes, this.#olderBytes] = [manifest, bytes, 0];
    } catch (error) {
      this.#disk.remove(file);
      throw error;
    }
    this.#isSynced = false;
    this.#place(snapshotFile(this.#folder, nth));
    await this.sync();
    await this.removeOld();
  }

  /** Writes a snapshot of `root` and an empty log. Publishing them replaces all current data. */
  async stageRoot(root: Root): Promise<Publish> {
    const nth = this.#manifest.log + 1;
    // A random checksum, so that a leftover log from before the replacement cannot be read as the new log.
    const after = { commit: 0, checksum: randomBytes(4).readUInt32LE() };
    const next = this.#logOf(nth, after);
    const manifest = { ...NOTHING, snapshot: nth, log: nth };
    const file = temporaryName(snapshotFile(this.#folder, nth));
    try {
      const bytes = await this.#writeSnapshot(file, { root, after });
      next.create(temporaryName(logFile(this.#folder, nth)));
      const replaceManifest = await this.#manifestFile.stage(manifest);
      return () => {
        const ended = this.#log;
        replaceManifest();
        this.#place(snapshotFile(this.#folder, nth));
        this.#goOnWith(manifest, next);
        [this.#snapshotBytes, this.#olderBytes] = [bytes, 0];
        ended.close();
      };
    } catch (error) {
      this.#disk.remove(file);
      throw error;
    }
  }

  /** Resolves once the file names survive a power cut. */
  async sync(): Promise<void> {
    if (this.#isSynced) return;
    await this.#disk.syncFolder(this.#folder);
    this.#isSynced = true;
  }

  /** Deletes snapshots and logs that the manifest does not list (any more). */
  async removeOld(): Promise<void> {
    const { snapshot, log } = this.#manifest;
    for (const name of readdirSync(this.#folder)) {
      const file = parseFile(name);
      if (!file) continue;
      const isListed = file.nth >= snapshot && file.nth <= (file.kind === "log" ? log : snapshot);
      if (!isListed) await this.#disk.removeAside(join(this.#folder, name));
    }
    await this.#disk.removeAside(temporaryName(manifestFile(this.#folder)));
  }

  /** Cancels a snapshot that is being written and frees its disk space; returns whether there was one. */
  abandon(): boolean {
    this.#writing?.abandon();
    return this.#writing !== null;
  }

  /** Stops regularly: records the end of the log. If that fails, the next start reads the log as after a kill. */
  async close(): Promise<void> {
    try {
      this.#log.repair();
      await this.#log.sync();
      await this.#manifestFile.write({ ...this.#manifest, stopped: this.#log.end });
      await this.#disk.syncFolder(this.#folder);
    } catch {
      // Recording the end may fail, for example on a full disk; everything acknowledged is in the log.
    } finally {
      this.#log.close();
    }
  }

  #logOf(nth: number, after: Position): CommitLog {
    return new CommitLog(logFile(this.#folder, nth), this.#disk, after);
  }

  /**
   * Renames a listed file to its final name if it still has the temporary one, and returns the name that it has then.
   * Never throws: the manifest already lists the file, and readers accept either name.
   */
  #place(file: string): string {
    const temporary = temporaryName(file);
    if (!existsSync(temporary)) return file;
    try {
      this.#disk.rename(temporary, file);
      return file;
    } catch {
      return temporary;
    }
  }

  #goOnWith(manifest: Manifest, log: CommitLog): void {
    this.#manifest = manifest;
    this.#isSynced = false;
    log.movedTo(this.#place(logFile(this.#folder, manifest.log)));
    this.#log = log;
  }

  async #writeSnapshot(file: string, snapshot: Snapshot): Promise<number> {
    const writing = new SnapshotFile(file, this.#disk);
    this.#writing = writing;
    try {
      await new Low<Snapshot>(writing, snapshot).write();
      return writing.bytes;
    } finally {
      this.#writing = null;
    }
  }
}

/**
 * Opens a folder, or creates it from `seed`. Rejects with DamagedData, without a change, when its files are damaged.
 */
export async function openFolder(
  path: string,
  seed: () => Root,
  disk: Disk,
): Promise<{ folder: DataFolder; root: Root }> {
  const manifest = readManifest(path);
  if (manifest !== null) {
    const loaded = await loadFolder(path, manifest, disk);
    const folder = new DataFolder(path, disk, manifest);
    await folder.resume(loaded);
    return { folder, root: loaded.root };
  }
  const root = seed();
  const folder = new DataFolder(path, disk, NOTHING);
  await folder.begin(root);
  return { folder, root };
}
