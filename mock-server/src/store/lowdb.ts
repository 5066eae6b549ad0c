// The durable store: a snapshot and a log of what changed since, both through lowdb. A commit appends to the log; the
// next start folds a long log into a new snapshot. Nothing is rewritten while the server runs.
//
// Files are written without leaving the event loop, once a turn of it for all commits of that turn: handing a few
// kilobytes to the system takes less than handing them to another thread, and there is no half-written state to watch.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { LowSync } from "lowdb";
import type { Decision } from "#domain/decision.ts";
import type { Draft } from "#domain/state.ts";
import type { EpochMs } from "#domain/time.ts";
import { CommitLog, type LoggedCommit } from "./commit-log.ts";
import { DamagedData, readingFile } from "./damaged.ts";
import { type Disk, realDisk } from "./disk.ts";
import { type FolderLock, lockFolder } from "./folder-lock.ts";
import { FORMAT, openManifest } from "./manifest.ts";
import { decideOn } from "./memory.ts";
import { applyChanges, EMPTY_ROOT, type Root, stateOf } from "./root.ts";
import { SnapshotFile } from "./snapshot-file.ts";
import { type OwnedStore, StorageFailed, type StoreOptions } from "./store.ts";

/** A log longer than this is folded into a snapshot at the next start. */
const FOLD_ABOVE_BYTES = 4 * 1024 * 1024;

export interface LowdbOptions extends StoreOptions {
  readonly disk?: Disk;
}

/** The root in a folder and the log that goes on from it. */
interface Generation {
  readonly root: Root;
  readonly log: CommitLog;
}

interface DataFolder {
  /** What the folder held when it was opened. */
  readonly opened: Generation;
  /** Starts over from `root`. The old files are valid until this is done, and when it throws. */
  begin(root: Root): Generation;
  /** Notes how long the log was when it was closed in order. */
  closed(log: CommitLog): void;
}

function openFolder(folder: string, seed: () => Root, disk: Disk): DataFolder {
  const manifest = openManifest(folder);
  let generation = manifest.data?.generation ?? 0;
  const snapshotFile = (nth: number): string => join(folder, `snapshot-${nth}.ndjson`);
  const logFile = (nth: number): string => join(folder, `log-${nth}.ndjson`);
  const describe = (nth: number, logBytes: number | null): void => {
    manifest.data = { format: FORMAT, generation: nth, logBytes };
    manifest.write();
    generation = nth;
  };
  const remove = (nth: number): void => {
    rmSync(snapshotFile(nth), { force: true });
    rmSync(logFile(nth), { force: true });
  };

  const load = (logBytes: number | null): Generation => {
    const snapshot = new LowSync<Root>(new SnapshotFile(snapshotFile(generation), disk), EMPTY_ROOT);
    snapshot.read();
    const log = new CommitLog(logFile(generation), disk);
    if (logBytes !== null) log.expectLength(logBytes);
    const root = readingFile(logFile(generation), () => applyChanges(snapshot.data, log.changes()));
    return { root, log };
  };
  const begin = (root: Root): Generation => {
    const old = generation;
    const log = new CommitLog(logFile(old + 1), disk);
    try {
      const snapshot = new LowSync<Root>(new SnapshotFile(snapshotFile(old + 1), disk), root);
      snapshot.write();
      rmSync(logFile(old + 1), { force: true });
      log.write([]);
      describe(old + 1, null);
    } catch (error) {
      log.close();
      remove(old + 1);
      throw error;
    }
    remove(old);
    return { root, log };
  };
  const open = (): Generation => {
    if (generation === 0) {
      // Said first, so that the files of a first start that was cut off are not taken for data without a manifest.
      describe(0, null);
      return begin(seed());
    }
    const loaded = load(manifest.data?.logBytes ?? null);
    if (loaded.log.length > FOLD_ABOVE_BYTES) return begin(loaded.root);
    describe(generation, null);
    return loaded;
  };
  return { opened: open(), begin, closed: (log) => describe(generation, log.length) };
}

/** Commits of one turn of the event loop, which reach the disk together. */
interface Batch {
  readonly commits: LoggedCommit[];
  root: Root;
  readonly done: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}
function newBatch(root: Root): Batch {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Every waiter handles it; this keeps a batch that nobody waits for from ending the process.
  promise.catch(() => undefined);
  return { commits: [], root, done: promise, resolve, reject };
}

/**
 * Opens (or makes, from `seed`) the data folder. Throws DamagedData when its files cannot be trusted and FolderInUse
 * when another process has it; in neither case is anything written.
 */
export async function lowdbStore(folder: string, seed: () => Root, options: LowdbOptions): Promise<OwnedStore> {
  makeFolder(folder);
  const lock = await lockFolder(folder);
  try {
    return storeIn(openFolder(folder, seed, options.disk ?? realDisk), options, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DamagedData(folder, `it cannot be a data folder (${reason})`, "Start with another --data folder.");
  }
}

function storeIn(folder: DataFolder, options: StoreOptions, lock: FolderLock): OwnedStore {
  let { root: durable, log } = folder.opened;
  /** What the next decision is taken on: `durable` plus what waits for the disk. */
  let head = durable;
  let waiting: Batch | null = null;
  let trouble: string | null = null;
  let closed = false;

  const failed = (error: unknown): StorageFailed => {
    trouble = error instanceof Error ? error.message : String(error);
    return new StorageFailed(trouble);
  };
  const refuseLost = (): void => {
    const lost = lock.lost();
    if (lost !== null) throw new Error(lost);
  };
  const flush = (): void => {
    if (!waiting) return;
    const batch = waiting;
    waiting = null;
    try {
      refuseLost();
      log.write(batch.commits);
      durable = batch.root;
      trouble = null;
      batch.resolve();
    } catch (error) {
      head = durable;
      batch.reject(failed(error));
    }
  };
  const refuseClosed = (): void => {
    if (closed) throw new StorageFailed("the store is closed");
  };

  return {
    root: () => durable,
    read: () => stateOf(durable),
    trouble: () => trouble,
    async transact<T>(decide: (draft: Draft, now: EpochMs) => Decision<T>): Promise<Decision<T>> {
      refuseClosed();
      const { decision, commit } = decideOn(head, decide, options);
      if (commit) {
        head = commit.root;
        if (!waiting) {
          waiting = newBatch(head);
          setImmediate(flush);
        }
        waiting.root = head;
        waiting.commits.push({ at: commit.at, changes: commit.changes });
        await waiting.done;
        options.onCommit?.(commit);
      } else {
        // This answer may rest on a commit that is not yet durable: it is given only when that is.
        await waiting?.done;
      }
      return decision;
    },
    async replace(root) {
      refuseClosed();
      flush();
      try {
        const next = folder.begin(root);
        log.close();
        log = next.log;
        head = durable = root;
        trouble = null;
      } catch (error) {
        throw failed(error);
      }
    },
    async close() {
      if (closed) return;
      flush();
      closed = true;
      try {
        log.close();
        folder.closed(log);
      } finally {
        lock.release();
      }
    },
  };
}
