// The folder for files of temporary worlds. A lock in it shows whether its process is alive, as in a data folder: after
// a kill, the next server that starts removes the folder.
import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FolderLock, lockFolder } from "#store/folder-lock.ts";

const NAME = /^hashgrove-[0-9a-f]{16}(\.new)?$/;
/** A folder without a lock is kept this long, because its process may be about to lock it. */
const UNLOCKED_GRACE_MS = 60 * 60 * 1000;

export interface TemporaryFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** The system's folder for temporary files cannot be used; `message` names it. */
export class NoTemporaryFolder extends Error {
  override readonly name = "NoTemporaryFolder";
}

async function makeLocked(path: string): Promise<FolderLock> {
  try {
    // Renamed only after it is locked, so that no other server mistakes it for an abandoned folder.
    mkdirSync(`${path}.new`, { mode: 0o700 });
    const lock = await lockFolder(`${path}.new`);
    renameSync(`${path}.new`, path);
    return lock;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new NoTemporaryFolder(`could not use ${tmpdir()} for temporary files; TMPDIR names another (${reason})`, {
      cause,
    });
  }
}

/** Creates a folder that is locked by this process. Throws NoTemporaryFolder. */
export async function makeTemporaryFolder(): Promise<TemporaryFolder> {
  const path = join(tmpdir(), `hashgrove-${randomBytes(8).toString("hex")}`);
  const lock = await makeLocked(path);
  return {
    path,
    async remove() {
      try {
        // Retries, because a world's files may still be removed at the same time.
        await rm(path, { recursive: true, force: true, maxRetries: 3 });
      } catch {
        // The next server that starts removes the rest.
      }
      lock.release();
    },
  };
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // The folder for temporary files may be writable without being readable; abandoned folders stay in it then.
    return [];
  }
}

/** Removes the folders of processes that no longer exist. */
export async function sweepTemporaryFolders(): Promise<void> {
  for (const name of namesIn(tmpdir())) {
    const [, isNew] = NAME.exec(name) ?? [name, null];
    if (isNew === null) continue;
    const path = join(tmpdir(), name);
    try {
      if (isNew !== undefined && Date.now() - statSync(path).mtimeMs < UNLOCKED_GRACE_MS) continue;
      const lock = await lockFolder(path);
      await rm(path, { recursive: true, force: true });
      lock.release();
    } catch {
      // Keep a folder that another process uses or that belongs to another user.
    }
  }
}
