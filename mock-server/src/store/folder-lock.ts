import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Another process uses the data folder. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but belongs to someone else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * Takes a data folder for this process and answers how to give it back. A lock whose process is gone is taken over.
 * Throws FolderInUse when the process still runs.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, "lock");
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    const pid = Number(readFileSync(file, "utf8"));
    if (Number.isSafeInteger(pid) && pid > 0 && pid !== process.pid && isAlive(pid)) {
      throw new FolderInUse(`${folder} is in use by process ${pid}. Stop it, or start with another --data folder.`);
    }
    rmSync(file, { force: true });
  }
}
