import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DamagedData } from "./damaged.ts";

/** Another process uses the data folder. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
}

/** Folders that this very process has open. */
const held = new Set<string>();
/** Far longer than another process needs from finding a lock stale to taking it over. */
const TAKEOVER_MS = 50;

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It lives, but belongs to someone else.
    return codeOf(error) === "EPERM";
  }
}

function write(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** The process that holds the lock; null when there is none, NaN when the file does not say. */
function holderOf(file: string): number | null {
  try {
    return Number(readFileSync(file, "utf8") || Number.NaN);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw new DamagedData(file, "it is not a lock file", "Take it away.");
  }
}

/**
 * Takes a data folder for this process and answers how to give it back. A lock whose process is gone is taken over.
 * Throws FolderInUse when the process still runs.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const path = resolve(folder);
  const file = join(path, "lock");
  const inUse = (pid: number): FolderInUse =>
    new FolderInUse(
      `${folder} is in use by process ${pid}. Stop it, or start with another --data folder. ` +
        `If that process is no Hashgrove server, delete ${file}.`,
    );
  if (held.has(path)) throw inUse(process.pid);
  held.add(path);
  try {
    await take(file, inUse);
  } catch (error) {
    held.delete(path);
    throw error;
  }
  return () => {
    held.delete(path);
    rmSync(file, { force: true });
  };
}

async function take(file: string, inUse: (pid: number) => FolderInUse): Promise<void> {
  while (!write(file)) {
    const pid = holderOf(file);
    if (pid === null) continue;
    // Our own number in a lock that we do not hold is that of a process before us, as after a container's restart.
    if (Number.isSafeInteger(pid) && pid > 0 && pid !== process.pid && isAlive(pid)) throw inUse(pid);
    rmSync(file, { force: true });
    if (!write(file)) continue;
    // Two processes may have found it stale at once: the lock is that of the one that wrote it last.
    await sleep(TAKEOVER_MS);
    const last = holderOf(file);
    if (last === process.pid) return;
    throw inUse(last ?? Number.NaN);
  }
}
