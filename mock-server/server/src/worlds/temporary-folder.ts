// Where the files of worlds that end with the process are. A folder whose process was killed is removed by the next
// server that starts; a lock in it says whether its process lives, as in a data folder.
import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockFolder } from "#store/folder-lock.ts";

const NAME = /^hashgrove-[0-9a-f]{16}(\.new)?$/;
/** One without a lock may be about to get it. */
const NEW_FOR_MS = 60 * 60 * 1000;

export interface TemporaryFolder {
  readonly path: string;
  /** Removes it with all that is in it. */
  remove(): Promise<void>;
}

export async function makeTemporaryFolder(): Promise<TemporaryFolder> {
  const path = join(tmpdir(), `hashgrove-${randomBytes(8).toString("hex")}`);
  // Under its name only once it is locked, so that no other server takes it for one that was left.
  mkdirSync(`${path}.new`, { mode: 0o700 });
  const lock = await lockFolder(`${path}.new`);
  renameSync(`${path}.new`, path);
  return {
    path,
    async remove() {
      try {
        // Retried: a world's files may still be removed at the same time.
        await rm(path, { recursive: true, force: true, maxRetries: 3 });
      } catch {
        // The next server that starts removes what is left.
      }
      lock.release();
    },
  };
}

/** Removes the folders of processes that are gone. */
export async function sweepTemporaryFolders(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const [, isNew] = NAME.exec(name) ?? [name, null];
    if (isNew === null) continue;
    const path = join(tmpdir(), name);
    try {
      if (isNew !== undefined && Date.now() - statSync(path).mtimeMs < NEW_FOR_MS) continue;
      const lock = await lockFolder(path);
      await rm(path, { recursive: true, force: true });
      lock.release();
    } catch {
      // Another process has it, or it is another user's.
    }
  }
}
