// The durable store: a snapshot and a log of what changed since, both through lowdb. A commit appends to the log; the
// next start folds a long log into a new snapshot. Nothing is rewritten while the server runs.
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Low } from "lowdb";
import { DataFile, JSONFile } from "lowdb/node";
import type { Decision } from "#domain/decision.ts";
import type { Draft } from "#domain/state.ts";
import type { EpochMs } from "#domain/time.ts";
import { CommitLog, decodeLine, encodeLine, type LoggedCommit } from "./commit-log.ts";
import { DamagedData, RESTORE_OR_MOVE } from "./damaged.ts";
import { lockFolder } from "./folder-lock.ts";
import { decideOn } from "./memory.ts";
import { applyChanges, type Change, EMPTY_ROOT, type Root, rowsOf, stateOf } from "./root.ts";
import { type OwnedStore, StorageFailed, type StoreOptions } from "./store.ts";

/** The layout of the folder; raised when an older server could not read it. */
const FORMAT = 1;
/** A log longer than this is folded into a snapshot at the next start. */
const FOLD_ABOVE_BYTES = 4 * 1024 * 1024;

interface Manifest {
  readonly format: number;
  /** Which snapshot and log are the valid ones. */
  readonly generation: number;
  /** Length of the log when it was closed in order; null while a server runs or after it was killed. */
  readonly logBytes: number | null;
}

const snapshotFile = (folder: string, generation: number): string => join(folder, `snapshot-${generation}.ndjson`);
const logFile = (folder: string, generation: number): string => join(folder, `log-${generation}.ndjson`);

/** A snapshot is one checked line a row and a last one with their count, so that a cut-off file is noticed. */
const snapshotDb = (file: string): Low<Root> =>
  new Low<Root>(
    new DataFile<Root>(file, {
      stringify(root) {
        let text = "";
        let count = 0;
        for (const change of rowsOf(root)) {
          text += encodeLine(change);
          count += 1;
        }
        return text + encodeLine({ rows: count });
      },
      parse(text) {
        const damaged = (problem: string): DamagedData => new DamagedData(file, problem, RESTORE_OR_MOVE);
        const lines = text.split("\n");
        if (lines.pop() !== "") throw damaged("its end is missing");
        const values = lines.map((line, index) => {
          const value = decodeLine(line);
          if (value === undefined) throw damaged(`line ${index + 1} is damaged`);
          return value;
        });
        const end = values.pop() as { rows?: number } | undefined;
        if (end?.rows !== values.length) throw damaged("its end is missing");
        return applyChanges(EMPTY_ROOT, values as Change[]);
      },
    }),
    EMPTY_ROOT,
  );

async function readManifest(folder: string): Promise<Low<Manifest | null>> {
  const file = join(folder, "hashgrove.json");
  const db = new Low<Manifest | null>(new JSONFile(file), null);
  try {
    await db.read();
  } catch {
    throw new DamagedData(file, "it is not readable JSON", RESTORE_OR_MOVE);
  }
  if (db.data === null) {
    if (readdirSync(folder).some((name) => /^(snapshot|log)-/.test(name))) {
      throw new DamagedData(file, "it is missing although the folder holds data", RESTORE_OR_MOVE);
    }
    return db;
  }
  const { format, generation, logBytes } = db.data;
  if (typeof format === "number" && format > FORMAT) {
    throw new DamagedData(file, `it was written by a newer version (format ${format})`, "Start that version instead.");
  }
  if (
    format !== FORMAT ||
    !Number.isSafeInteger(generation) ||
    !(logBytes === null || Number.isSafeInteger(logBytes))
  ) {
    throw new DamagedData(file, "it does not describe a data folder", RESTORE_OR_MOVE);
  }
  return db;
}

async function load(folder: string, manifest: Manifest): Promise<{ root: Root; log: CommitLog }> {
  const file = snapshotFile(folder, manifest.generation);
  const snapshot = snapshotDb(file);
  const adapterFound = await snapshot.adapter.read();
  if (adapterFound === null) throw new DamagedData(file, "it is missing", RESTORE_OR_MOVE);
  const log = new CommitLog(logFile(folder, manifest.generation));
  let commits: readonly LoggedCommit[];
  try {
    commits = await log.load(manifest.logBytes);
  } catch (error) {
    if (error instanceof DamagedData) throw error;
    throw new DamagedData(logFile(folder, manifest.generation), "it cannot be read", RESTORE_OR_MOVE);
  }
  const root = applyChanges(
    adapterFound,
    commits.flatMap((commit) => commit.changes),
  );
  return { root, log };
}

/** Commits that are waiting for the disk together. */
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
export async function lowdbStore(folder: string, seed: () => Root, options: StoreOptions): Promise<OwnedStore> {
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(folder);
  try {
    return await openStore(folder, seed, options, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openStore(
  folder: string,
  seed: () => Root,
  options: StoreOptions,
  unlock: () => void,
): Promise<OwnedStore> {
  const manifest = await readManifest(folder);
  let generation = manifest.data?.generation ?? 0;
  /** What reads see: everything in it is on disk. */
  let durable: Root;
  let log: CommitLog;

  const describe = async (logBytes: number | null): Promise<void> => {
    manifest.data = { format: FORMAT, generation, logBytes };
    await manifest.write();
  };
  /** Starts the next generation with `root` as its snapshot; the old one is valid until the manifest names the new. */
  const begin = async (root: Root): Promise<void> => {
    const next = generation + 1;
    const snapshot = snapshotDb(snapshotFile(folder, next));
    snapshot.data = root;
    await snapshot.write();
    rmSync(logFile(folder, next), { force: true });
    const nextLog = new CommitLog(logFile(folder, next));
    await nextLog.write([]);
    const old = generation;
    generation = next;
    log = nextLog;
    durable = root;
    await describe(null);
    if (old > 0) {
      rmSync(snapshotFile(folder, old), { force: true });
      rmSync(logFile(folder, old), { force: true });
    }
  };

  if (manifest.data) {
    const loaded = await load(folder, manifest.data);
    durable = loaded.root;
    log = loaded.log;
    if (log.length > FOLD_ABOVE_BYTES) await begin(durable);
    else await describe(null);
  } else {
    await begin(seed());
  }

  /** What the next decision is taken on: `durable` plus what is on its way to the disk. */
  let head = durable!;
  let waiting: Batch | null = null;
  let inFlight: Batch | null = null;
  let writing: Promise<void> | null = null;
  let trouble: string | null = null;

  const writeAll = async (): Promise<void> => {
    while (waiting) {
      const batch: Batch = waiting;
      inFlight = batch;
      waiting = null;
      try {
        await log.write(batch.commits);
        durable = batch.root;
        trouble = null;
        batch.resolve();
      } catch (error) {
        trouble = error instanceof Error ? error.message : String(error);
        const failure = new StorageFailed(trouble);
        // Later decisions were taken on top of what was lost, so they are lost with it.
        (waiting as Batch | null)?.reject(failure);
        waiting = null;
        head = durable;
        batch.reject(failure);
      }
    }
    inFlight = null;
    writing = null;
  };

  return {
    root: () => durable,
    read: () => stateOf(durable),
    trouble: () => trouble,
    async transact<T>(decide: (draft: Draft, now: EpochMs) => Decision<T>): Promise<Decision<T>> {
      const { decision, commit } = decideOn(head, decide, options);
      if (commit) {
        head = commit.root;
        waiting ??= newBatch(head);
        waiting.root = head;
        waiting.commits.push({ at: commit.at, changes: commit.changes });
        const { done } = waiting;
        writing ??= writeAll();
        await done;
        options.onCommit?.(commit);
      } else {
        // This answer may rest on a commit that is not yet durable: it is given only when that is.
        await (waiting ?? inFlight)?.done;
      }
      return decision;
    },
    async replace(root) {
      await writing;
      await begin(root);
      head = root;
    },
    async close() {
      await writing;
      await log.close();
      await describe(log.length);
      unlock();
    },
  };
}
