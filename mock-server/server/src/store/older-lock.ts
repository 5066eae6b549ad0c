// The file `lock` with a process id, which servers before format 2 used to lock a folder.
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DamagedData } from "./damaged.ts";
import { codeOf } from "./lock-claim.ts";

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is alive, but belongs to another user.
    return codeOf(error) === "EPERM";
  }
}

/** Removes such a file when its process is dead and returns null; otherwise returns who has the folder. */
export function removeOlderLock(folder: string): string | null {
  const file = join(folder, "lock");
  let pid: number;
  try {
    pid = Number(readFileSync(file, "utf8") || Number.NaN);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw new DamagedData(file, "it is not a lock file", "Take it away.");
  }
  if (Number.isSafeInteger(pid) && pid > 0 && pid !== process.pid && isAlive(pid)) {
    return `an older version, process ${pid} (if that is no Hashgrove server, delete ${file})`;
  }
  rmSync(file, { force: true });
  return null;
}
