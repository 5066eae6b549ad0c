// A claim as a file that its process touches again and again, for volumes that hold no sockets. Whoever asks watches it
// for some beats: one that stands still was left by a process that is gone. A beat is a number put into the file's time,
// so that no clock is read and a full disk stops nothing.
import { randomBytes } from "node:crypto";
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Claim, claimName, codeOf, type Occupant, occupantText, readOccupant, watchClaim } from "./lock-claim.ts";
import { ourName } from "./lock-socket.ts";

const BEAT_MS = 500;
/** A file that stood still for so long is nobody's. */
const PATIENCE_MS = 10 * BEAT_MS;
/** A process that could not touch its file for so long stops writing, well before others take the folder. */
const OUT_OF_BREATH_MS = 5 * BEAT_MS;
/** Every text is as long, so that one can be put in another's place. */
const TEXT_LENGTH = 400;

/** Throws what the system says where the folder cannot be written. */
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
      // A file that is gone is noticed before each write.
    }
  };
  writeFileSync(`${file}.tmp`, text(false));
  renameSync(`${file}.tmp`, file);
  touch();
  const isLost = watchClaim(file);
  const timer = setInterval(touch, BEAT_MS).unref();
  return {
    id,
    hold() {
      // Never makes the file again: where it is gone, another may have the folder.
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

/** Who touches a lease file of the folder; null when nobody has for as long as it was watched. */
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
