// A claim as a file that its process touches regularly, for volumes that cannot hold sockets. Other processes watch it
// for some beats: if it does not change, its process is dead. A beat is a number written as the file's time, so that no
// clock is read and a full disk does not matter.
import { randomBytes } from "node:crypto";
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Claim, claimName, codeOf, type Occupant, occupantText, readOccupant, watchClaim } from "./lock-claim.ts";
import { ourName } from "./lock-socket.ts";
import { PRIVATE_FILE } from "./private-folder.ts";

const BEAT_MS = 500;
/** A file that has not changed for this long belongs to no process. */
const PATIENCE_MS = 10 * BEAT_MS;
/** A process that could not touch its file for this long stops writing, well before others take the folder. */
const OUT_OF_BREATH_MS = 5 * BEAT_MS;
/** All texts have this length, so that one can overwrite another. */
const TEXT_LENGTH = 400;

/** Creates a claim with a lease file. Throws system errors when the folder is not writable. */
export function claimByLease(folder: string): Claim {
  const id = randomBytes(8).toString("hex");
  const file = join(folder, claimName(id, "lease"));
  const text = (held: boolean): string => occupantText({ held, who: ourName() }).padEnd(TEXT_LENGTH);
  let beats = 0;
  let touched = performance.now();
  const touch = (): void => {
    try {
      beats += 1;
      utimesSync(file, beats, beats);
      touched = performance.now();
    } catch {
      // `lost` notices a missing file before each write.
    }
  };
  writeFileSync(`${file}.tmp`, text(false), { mode: PRIVATE_FILE });
  renameSync(`${file}.tmp`, file);
  touch();
  const isLost = watchClaim(file);
  const timer = setInterval(touch, BEAT_MS).unref();
  return {
    id,
    hold() {
      // Never creates the file again, because another process may have the folder if the file is gone.
      writeFileSync(file, text(true), { flag: "r+" });
      touch();
    },
    lost() {
      if (performance.now() - touched > OUT_OF_BREATH_MS) touch();
      return isLost();
    },
    release() {
      clearInterval(timer);
      rmSync(file, { force: true });
    },
  };
}

/** Watches a lease file; returns the process that touches it, null when none does. */
export async function leaseOccupant(folder: string, name: string): Promise<Occupant | null> {
  const file = join(folder, name);
  try {
    const before = statSync(file).mtimeMs;
    for (let waited = 0; waited < PATIENCE_MS; waited += BEAT_MS / 2) {
      await sleep(BEAT_MS / 2);
      if (statSync(file).mtimeMs !== before) return readOccupant(readFileSync(file, "utf8"));
    }
    return null;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}
