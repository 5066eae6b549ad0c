// The durable store: a snapshot and logs of later changes, all through lowdb. A commit appends to the log; a long log
// is folded into a new snapshot while commits continue.
//
// The log is written synchronously, once per turn of the event loop for all commits of that turn: passing a few
// kilobytes to the system is faster than passing them to another thread, and there is no intermediate state. What the
// system has received survives the end of the process. With `fsync` a commit is acknowledged only when it would also
// survive a power cut; while the disk works, the next commits collect and wait together.
import { mkdirSync } from "node:fs";
import type { AnyDecision } from "#domain/decision.ts";
import type { Draft } from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";
import { StorageFailed } from "#ports/store.ts";
import { type Batch, newBatch } from "./batch.ts";
import { DamagedData } from "./damaged-data.ts";
import { type DataFolder, openFolder } from "./data-folder.ts";
import { type Disk, realDisk, whileLocked } from "./disk.ts";
import { createFolding } from "./fold.ts";
import { type FolderLock, lockFolder } from "./folder-lock.ts";
import { decideOn } from "./memory.ts";
import { PRIVATE_FOLDER, restrictFolder } from "./private-folder.ts";
import { type Root, stateOf } from "./root.ts";
import type { OwnedStore, StoreOptions } from "./store.ts";
import { storedChange } from "./stored-change.ts";

export interface LowdbOptions extends StoreOptions {
  readonly disk?: Disk;
  /** Acknowledge a commit only when it would survive a power cut; by default when it would survive the process. */
  readonly fsync?: boolean;
  /** Shorter logs are not folded; by default none is. */
  readonly foldAboveBytes?: number;
}

/**
 * Opens the data folder or creates it from `seed`. Throws DamagedData when its files cannot be trusted and FolderInUse
 * when another process has it; nothing is written in either case.
 */
export async function lowdbStore(path: string, seed: () => Root, options: LowdbOptions): Promise<OwnedStore> {
  makeFolder(path);
  const lock = await lockFolder(path);
  try {
    const { folder, root } = await openFolder(path, seed, whileLocked(lock, options.disk ?? realDisk));
    return storeIn(folder, root, options, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
    restrictFolder(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DamagedData(folder, `it cannot be a data folder (${reason})`, "Start with another --data folder.");
  }
}

function storeIn(folder: DataFolder, opened: Root, options: LowdbOptions, lock: FolderLock): OwnedStore {
  let durable = opened;
  /** The root for the next decision: `durable` plus what waits for the disk. */
  let head = durable;
  let waiting: Batch | null = null;
  /** The batch that is written and waits for fsync. */
  let syncing: Batch | null = null;
  /** True while files are replaced and nothing may be written. */
  let isBlocked = false;
  let replacing: Promise<void> = Promise.resolve();
  let trouble: string | null = null;
  let closing: Promise<void> | null = null;

  const failed = (error: unknown): StorageFailed => {
    trouble = error instanceof Error ? error.message : String(error);
    return new StorageFailed(trouble);
  };
  const succeed = (batch: Batch): void => {
    durable = batch.root;
    trouble = null;
    batch.resolve();
  };
  /** Undoes a batch and everything that was decided after it. */
  const fail = (batch: Batch, error: unknown): void => {
    head = durable;
    const reason = failed(error);
    batch.reject(reason);
    waiting?.reject(reason);
    waiting = null;
  };
  const refuseLost = (): void => {
    const lost = lock.lost();
    if (lost !== null) throw new Error(lost);
  };
  const write = ({ commits }: Batch): void => {
    refuseLost();
    try {
      folder.log.write(commits);
    } catch (error) {
      // Commits have priority over snapshots: on a full disk they get the snapshot's space.
      if (!folder.abandon()) throw error;
      folder.log.write(commits);
    }
  };
  const sync = async (batch: Batch, takeBack: () => void): Promise<void> => {
    syncing = batch;
    try {
      await Promise.all([folder.log.sync(), folder.sync()]);
      succeed(batch);
    } catch (error) {
      takeBack();
      fail(batch, error);
    }
    syncing = null;
    folding.consider();
    flush();
  };
  const flush = (): void => {
    if (!waiting || syncing || isBlocked) return;
    const batch = waiting;
    waiting = null;
    const { log } = folder;
    const { position, length } = log;
    try {
      write(batch);
    } catch (error) {
      fail(batch, error);
      return;
    }
    if (options.fsync) {
      void sync(batch, () => log.takeBack(position, length));
    } else {
      succeed(batch);
      folding.consider();
    }
  };
  /** Runs `step` while nothing is written. */
  const blocked = async <T>(step: () => T | Promise<T>): Promise<T> => {
    isBlocked = true;
    try {
      await syncing?.done.catch(() => undefined);
      return await step();
    } finally {
      isBlocked = false;
      flush();
    }
  };
  const folding = createFolding(folder, options.foldAboveBytes ?? Infinity, (publish) =>
    blocked(() => {
      publish();
      return { root: durable, after: folder.log.position };
    }),
  );
  const refuseClosed = (): void => {
    if (closing) throw new StorageFailed("the store is closed");
  };

  const letGoOfOld = async (): Promise<void> => {
    try {
      await folder.sync();
      await folder.removeOld();
    } catch {
      // The new root is in place; the next start deletes the old files.
    }
  };
  const putInPlace = async (root: Root): Promise<void> => {
    await folding.pause();
    try {
      refuseClosed();
      refuseLost();
      const publish = await folder.stageRoot(root);
      await blocked(async () => {
        publish();
        // The replacement undoes what was accepted but not yet stored, in order: those commits are acknowledged when
        // the replacement is stored.
        const undone = waiting;
        waiting = null;
        head = root;
        try {
          if (options.fsync) await folder.sync();
          trouble = null;
          undone?.resolve();
        } catch (error) {
          undone?.reject(failed(error));
          throw error;
        } finally {
          durable = root;
        }
      });
      await letGoOfOld();
    } catch (error) {
      throw error instanceof StorageFailed ? error : failed(error);
    } finally {
      folding.resume();
    }
  };
  const unsettled = (): Batch | null => syncing ?? waiting;
  const end = async (): Promise<void> => {
    try {
      await folding.pause();
      folder.abandon();
      await replacing;
      for (let batch = unsettled(); batch; batch = unsettled()) {
        flush();
        await batch.done.catch(() => undefined);
      }
      if (lock.lost() === null) await folder.close();
    } finally {
      lock.release();
    }
  };

  folding.consider();
  return {
    root: () => durable,
    read: () => stateOf(durable),
    trouble: () => trouble,
    async transact<Taken extends AnyDecision>(decide: (draft: Draft, now: EpochMs) => Taken): Promise<Taken> {
      refuseClosed();
      const { decision, commit } = decideOn(head, decide, options);
      if (commit) {
        const { at, changes } = commit;
        const before = head;
        head = commit.root;
        if (!waiting) {
          waiting = newBatch(head);
          setImmediate(flush);
        }
        waiting.root = head;
        waiting.commits.push({ at, changes: changes.map((change) => storedChange(before, change)) });
        await waiting.done;
        options.onCommit?.(commit);
      } else {
        // This answer may depend on a commit that is not durable yet, so it waits for it.
        await (waiting ?? syncing)?.done;
      }
      return decision;
    },
    async replace(root) {
      refuseClosed();
      const turn = replacing.then(() => putInPlace(root));
      replacing = turn.catch(() => undefined);
      await turn;
    },
    close: () => (closing ??= end()),
  };
}
