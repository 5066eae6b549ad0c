// The files of a data folder: a snapshot and the logs that go on from it, in the order of their numbers. New files carry
// `.tmp` behind their names until the manifest tells of them; a start that finds one told of and not yet renamed does
// that. So at every moment one manifest tells of whole files, and what it does not tell of holds nothing that counts.
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Low } from "lowdb";
import { CommitLog, type Position } from "./commit-log.ts";
import type { Disk } from "./disk.ts";
import { type Loaded, loadFolder, logFile, parseFile, snapshotFile, unseen } from "./load-folder.ts";
import { FORMAT, type Manifest, ManifestFile, manifestFile, readManifest } from "./manifest.ts";
import { readOlderFolder } from "./older-format.ts";
import type { Root } from "./root.ts";
import { type Snapshot, SnapshotFile } from "./snapshot-file.ts";

/** Puts what was made ready in its place, within one turn of the event loop. When it throws, nothing has changed. */
export type Publish = () => void;

const NOTHING: Manifest = { format: FORMAT, snapshot: 0, log: 0, stopped: null };

export class DataFolder {
  readonly #folder: string;
  readonly #disk: Disk;
  readonly #manifestFile: ManifestFile;
  #manifest: Manifest;
  #log: CommitLog;
  #snapshotBytes = 0;
  /** Length of the logs before the newest. */
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

  /** Where commits go. */
  get log(): CommitLog {
    return this.#log;
  }

  /** Whether the logs are longer than the snapshot, and than so many bytes. */
  isLonger(than: number): boolean {
    return this.#olderBytes + this.#log.length > Math.max(than, this.#snapshotBytes);
  }

  /** Goes on with what was found whole. */
  async resume({ snapshotBytes, logs }: Loaded): Promise<void> {
    const { snapshot, log, stopped } = this.#manifest;
    this.#place(snapshotFile(this.#folder, snapshot));
    for (let nth = snapshot; nth <= log; nth += 1) this.#place(logFile(this.#folder, nth));
    for (const [at, read] of logs.entries()) {
      read.movedTo(logFile(this.#folder, snapshot + at));
      read.mend();
      this.#olderBytes += this.#log.length;
      this.#log.close();
      this.#log = read;
    }
    this.#snapshotBytes = snapshotBytes;
    if (stopped) await this.#manifestFile.write((this.#manifest = { ...this.#manifest, stopped: null }));
    await this.removeOld();
  }

  /** Starts over from `root`, at once. */
  async begin(root: Root): Promise<void> {
    (await this.stageRoot(root))();
    await this.sync();
    await this.removeOld();
  }

  /** Makes the next log ready; publishing it ends the present one. */
  async stageLog(): Promise<Publish> {
    const nth = this.#manifest.log + 1;
    const next = this.#logOf(nth, this.#log.position);
    next.create(unseen(logFile(this.#folder, nth)));
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

  /** Writes the root that the newest log goes on from, and lets go of everything older. */
  async fold(root: Root, after: Position): Promise<void> {
    const nth = this.#manifest.log;
    const file = unseen(snapshotFile(this.#folder, nth));
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

  /** Makes a start over from `root` ready. */
  async stageRoot(root: Root): Promise<Publish> {
    const nth = this.#manifest.log + 1;
    // A beginning of its own, so that no log of another life can go on from it.
    const after = { commit: 0, checksum: randomBytes(4).readUInt32LE() };
    const next = this.#logOf(nth, after);
    const manifest = { ...NOTHING, snapshot: nth, log: nth };
    const file = unseen(snapshotFile(this.#folder, nth));
    try {
      const bytes = await this.#writeSnapshot(file, { root, after });
      next.create(unseen(logFile(this.#folder, nth)));
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

  /** Waits until the names of the files survive a power cut. */
  async sync(): Promise<void> {
    if (this.#isSynced) return;
    await this.#disk.syncFolder(this.#folder);
    this.#isSynced = true;
  }

  /** Removes what the manifest does not tell of, or no more. */
  async removeOld(): Promise<void> {
    const { snapshot, log } = this.#manifest;
    for (const name of readdirSync(this.#folder)) {
      const file = parseFile(name);
      if (!file) continue;
      const isTold = file.nth >= snapshot && file.nth <= (file.kind === "log" ? log : snapshot);
      if (!isTold) await this.#disk.removeAside(join(this.#folder, name));
    }
    await this.#disk.removeAside(unseen(manifestFile(this.#folder)));
  }

  /** Gives up a snapshot that is being written, and the room it takes; tells whether there was one. */
  abandon(): boolean {
    this.#writing?.abandon();
    return this.#writing !== null;
  }

  /** Ends in order: notes how the log ends. Where that cannot be noted, the next start reads the log as after a kill. */
  async close(): Promise<void> {
    try {
      this.#log.mend();
      await this.#log.sync();
      await this.#manifestFile.write({ ...this.#manifest, stopped: this.#log.end });
      await this.#disk.syncFolder(this.#folder);
    } catch {
      // As on a full disk; whatever was answered is in the log.
    } finally {
      this.#log.close();
    }
  }

  #logOf(nth: number, after: Position): CommitLog {
    return new CommitLog(logFile(this.#folder, nth), this.#disk, after);
  }

  /** Gives a file that the manifest tells of its own name. */
  #place(file: string): void {
    if (existsSync(unseen(file))) this.#disk.rename(unseen(file), file);
  }

  #goOnWith(manifest: Manifest, log: CommitLog): void {
    this.#manifest = manifest;
    this.#isSynced = false;
    this.#place(logFile(this.#folder, manifest.log));
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

/** Opens a folder, or makes it from `seed`. Rejects with DamagedData when it cannot be trusted; nothing is changed then. */
export async function openFolder(
  path: string,
  seed: () => Root,
  disk: Disk,
): Promise<{ folder: DataFolder; root: Root }> {
  const manifest = readManifest(path);
  if (manifest?.format === FORMAT) {
    const loaded = await loadFolder(path, manifest, disk);
    const folder = new DataFolder(path, disk, manifest);
    await folder.resume(loaded);
    return { folder, root: loaded.root };
  }
  const root = (manifest && readOlderFolder(path, manifest)) ?? seed();
  const nth = manifest?.generation ?? 0;
  const folder = new DataFolder(path, disk, { ...NOTHING, snapshot: nth, log: nth });
  await folder.begin(root);
  return { folder, root };
}
