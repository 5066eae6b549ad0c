// The durable store: a snapshot and logs of later changes, all through lowdb. A commit appends to the log; a long log
// is folded into a new snapshot while commits continue.
//
// The log is written synchronously, once per turn of the event loop for all commits of that turn, because writing a few
// kilobytes is faster than passing them to another thread. Data that the system has received survives the end of the
// process. With `fsync` a commit is acknowledged only when it would also survive a power cut; commits that arrive
// during an fsync form the next batch.
import { mkdirSync } from "node:fs";
import type { AnyDecision } from "#domain/decision.ts";
import type { Draft, State } from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";
import { StorageFailed } from "#ports/store.ts";
import { type Batch, newBatch } from "./batch.ts";
import { DamagedData } from "./damaged-data.ts";
import { type DataFolder, openFolder } from "./data-folder.ts";
import { type Disk, realDisk, whileLocked } from "./disk.ts";
import { createFolding, type Folding } from "./fold.ts";
import { type FolderLock, lockFolder } from "./folder-lock.ts";
import { decideOn } from "./memory.ts";
import { PRIVATE_FOLDER, restrictFolder } from "./private-folder.ts";
import { type Root, stateOf } from "./root.ts";
import type { OwnedStore, StoreOptions } from "./store.ts";
import { storedChange } from "./stored-change.ts";

export interface DurableStoreOptions extends StoreOptions {
  readonly disk?: Disk;
  /** Acknowledge a commit only when it would survive a power cut, not just the end of the process. */
  readonly fsync?: boolean;
  /** Fold the logs when they are longer than this and than the snapshot; by default never. */
  readonly foldAboveBytes?: number;
}

/**
 * Opens the data folder or creates it from `seed`. Throws DamagedData when its files are damaged and FolderInUse when
 * another process uses it; no data is changed in either case.
 */
export async function durableStore(path: string, seed: () => Root, options: DurableStoreOptions): Promise<OwnedStore> {
  makeFolder(path);
  const lock = await lockFolder(path);
  try {
    const { folder, root } = await openFolder(path, seed, whileLocked(lock, options.disk ?? realDisk));
    return new DurableStore(folder, root, options, lock);
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

class DurableStore implements OwnedStore {
  readonly #folder: DataFolder;
  readonly #options: DurableStoreOptions;
  readonly #lock: FolderLock;
  readonly #folding: Folding;
  #durable: Root;
  /** The root for the next decision: `#durable` plus the commits that wait for the disk. */
  #head: Root;
  #waiting: Batch | null = null;
  /** The batch that is written and waits for fsync. */
  #syncing: Batch | null = null;
  /** True while files are replaced: no batch may be written. */
  #isBlocked = false;
  #replacing: Promise<void> = Promise.resolve();
  #trouble: string | null = null;
  #closing: Promise<void> | null = null;

  constructor(folder: DataFolder, opened: Root, options: DurableStoreOptions, lock: FolderLock) {
    this.#folder = folder;
    this.#options = options;
    this.#lock = lock;
    this.#durable = opened;
    this.#head = opened;
    this.#folding = createFolding(folder, options.foldAboveBytes ?? Infinity, (publish) =>
      this.#blocked(() => {
        publish();
        return { root: this.#durable, after: folder.log.position };
      }),
    );
    this.#folding.consider();
  }

  // Function properties instead of methods, because wrappers copy the store with a spread.
  readonly root = (): Root => this.#durable;

  readonly read = (): State => stateOf(this.#durable);

  readonly trouble = (): string | null => this.#trouble;

  readonly transact = async <Taken extends AnyDecision>(
    decide: (draft: Draft, now: EpochMs) => Taken,
  ): Promise<Taken> => {
    this.#refuseClosed();
    const { decision, commit } = decideOn(this.#head, decide, this.#options);
    if (commit) {
      const { at, changes } = commit;
      const before = this.#head;
      this.#head = commit.root;
      if (!this.#waiting) {
        this.#waiting = newBatch(this.#head);
        setImmediate(() => this.#flush());
      }
      this.#waiting.root = this.#head;
      this.#waiting.commits.push({ at, changes: changes.map((change) => storedChange(before, change)) });
      await this.#waiting.done;
      this.#options.onCommit?.(commit);
    } else {
      // The decision may have read a commit that is not durable yet, so its answer waits for that commit.
      await (this.#waiting ?? this.#syncing)?.done;
    }
    return decision;
  };

  readonly replace = async (root: Root): Promise<void> => {
    this.#refuseClosed();
    const turn = this.#replacing.then(() => this.#putInPlace(root));
    this.#replacing = turn.catch(() => undefined);
    await turn;
  };

  readonly close = (): Promise<void> => (this.#closing ??= this.#end());

  #failed(error: unknown): StorageFailed {
    this.#trouble = error instanceof Error ? error.message : String(error);
    return new StorageFailed(this.#trouble);
  }

  #succeed(batch: Batch): void {
    this.#durable = batch.root;
    this.#trouble = null;
    batch.resolve();
  }

  /** Undoes a batch and every later decision, because they may depend on it. */
  #fail(batch: Batch, error: unknown): void {
    this.#head = this.#durable;
    const reason = this.#failed(error);
    batch.reject(reason);
    this.#waiting?.reject(reason);
    this.#waiting = null;
  }

  #refuseLost(): void {
    const lost = this.#lock.lost();
    if (lost !== null) throw new Error(lost);
  }

  #refuseClosed(): void {
    if (this.#closing) throw new StorageFailed("the store is closed");
  }

  #write({ commits }: Batch): void {
    this.#refuseLost();
    try {
      this.#folder.log.write(commits);
    } catch (error) {
      // On a full disk commits have priority: cancel the snapshot in progress, which frees its space, and try again.
      if (!this.#folder.abandon()) throw error;
      this.#folder.log.write(commits);
    }
  }

  async #sync(batch: Batch, takeBack: () => void): Promise<void> {
    this.#syncing = batch;
    try {
      await Promise.all([this.#folder.log.sync(), this.#folder.sync()]);
      this.#succeed(batch);
    } catch (error) {
      takeBack();
      this.#fail(batch, error);
    }
    this.#syncing = null;
    this.#folding.consider();
    this.#flush();
  }

  #flush(): void {
    if (!this.#waiting || this.#syncing || this.#isBlocked) return;
    const batch = this.#waiting;
    this.#waiting = null;
    const { log } = this.#folder;
    const { position, length } = log;
    try {
      this.#write(batch);
    } catch (error) {
      this.#fail(batch, error);
      return;
    }
    if (this.#options.fsync) {
      void this.#sync(batch, () => log.takeBack(position, length));
    } else {
      this.#succeed(batch);
      this.#folding.consider();
    }
  }

  /** Runs `step` while nothing is written. */
  async #blocked<T>(step: () => T | Promise<T>): Promise<T> {
    this.#isBlocked = true;
    try {
      await this.#syncing?.done.catch(() => undefined);
      return await step();
    } finally {
      this.#isBlocked = false;
      this.#flush();
    }
  }

  async #putInPlace(root: Root): Promise<void> {
    await this.#folding.pause();
    try {
      this.#refuseClosed();
      this.#refuseLost();
      const publish = await this.#folder.stageRoot(root);
      await this.#blocked(async () => {
        publish();
        await this.#adopt(root);
      });
      await this.#removeOldFiles();
    } catch (error) {
      throw error instanceof StorageFailed ? error : this.#failed(error);
    } finally {
      this.#folding.resume();
    }
  }

  /**
   * Continues from a root whose files are in place. Waiting commits precede the replacement, which undoes them, so they
   * are never written: they are acknowledged once the replacement is stored.
   */
  async #adopt(root: Root): Promise<void> {
    const undone = this.#waiting;
    this.#waiting = null;
    this.#head = root;
    try {
      if (this.#options.fsync) await this.#folder.sync();
      this.#trouble = null;
      undone?.resolve();
    } catch (error) {
      undone?.reject(this.#failed(error));
      throw error;
    } finally {
      this.#durable = root;
    }
  }

  async #removeOldFiles(): Promise<void> {
    try {
      await this.#folder.sync();
      await this.#folder.removeOld();
    } catch {
      // The new root is in place; the next start deletes the old files.
    }
  }

  async #end(): Promise<void> {
    try {
      await this.#folding.pause();
      this.#folder.abandon();
      await this.#replacing;
      for (let batch = this.#unsettled(); batch; batch = this.#unsettled()) {
        this.#flush();
        await batch.done.catch(() => undefined);
      }
      if (this.#lock.lost() === null) await this.#folder.close();
    } finally {
      this.#lock.release();
    }
  }

  #unsettled(): Batch | null {
    return this.#syncing ?? this.#waiting;
  }
}
