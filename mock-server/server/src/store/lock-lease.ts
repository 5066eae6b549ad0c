// A claim as a lease file that its process touches at intervals (beats), for volumes that cannot hold sockets. Other
// processes watch the file: if it does not change for several beats, its process is dead. A beat sets the modification
// time to a counter, so that no clock matters and no disk space is needed.
import { randomBytes } from "node:crypto";
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Claim, claimName, codeOf, type Occupant, occupantText, readOccupant, watchClaim } from "./lock-claim.ts";
import { ourName } from "./lock-socket.ts";
import { PRIVATE_FILE } from "./private-folder.ts";

const BEAT_MS = 500;
/** A process whose file does not change for this long is considered dead. */
const PATIENCE_MS = 10 * BEAT_MS;
/** If the last beat is older, for example because the event loop was blocked, `lost()` touches the file at once. */
const OUT_OF_BREATH_MS = 5 * BEAT_MS;
/** All texts are padded to this length, so that a new text overwrites the old one completely. */
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
      // Ignored: `lost` checks before each write whether the file is still there and was touched recently.
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
      // `r+` fails if the file is gone: another process may already have the folder.
      writeFileSync(file, text(true), { flag: "r+" });
      touch();
    },
    lost() {
      if (performance.now() - touched > OUT_OF_BREATH_MS) touch();
      const reason = isLost();
      if (reason !== null || performance.now() - touched <= PATIENCE_MS) return reason;
      return `the lock file ${file} cannot be touched: other processes consider this one dead.`;
    },
    release() {
      clearInterval(timer);
      rmSync(file, { force: true });
    },
  };
}

/** Watches a lease file for `PATIENCE_MS`; returns the process that touches it, null if none does. */
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
