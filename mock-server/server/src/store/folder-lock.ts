// One server a data folder. Whoever wants it puts a claim of its own into it first, under a name never used before, and
// looks for others only then: of two that come at once, at least one sees the other, so both can never have it. Only
// what is dead is removed, and no name of the dead is ever that of the living, so a late removal harms nobody.
import { createHash } from "node:crypto";
import { readdirSync, realpathSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Claim, codeOf, type Occupant, parseClaim } from "./lock-claim.ts";
import { claimByLease, leaseOccupant } from "./lock-lease.ts";
import { claimBySocket, listenAt, socketOccupant } from "./lock-socket.ts";
import { removeOlderLock } from "./older-lock.ts";

/** Another process uses the data folder. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";

  constructor(folder: string, who: string) {
    super(`${folder} is in use by ${who}. Stop it, or start with another --data folder.`);
  }
}

/** A data folder that is ours. */
export interface FolderLock {
  /** Why it may no longer be, or null. Asked before every write. */
  lost(): string | null;
  release(): void;
}

/** How long to wait before looking again whether one that came at the same time has given way. */
const AGAIN_MS = 10;

type Rival = Occupant & { readonly id: string };

/** Every other living claim of the folder; the dead ones are removed. */
async function rivalsIn(folder: string, ours: string): Promise<Rival[]> {
  const found = await Promise.all(
    readdirSync(folder).map(async (name): Promise<Rival | null> => {
      const claim = parseClaim(name);
      if (!claim || claim.id === ours) return null;
      const occupant = await (claim.kind === "sock" ? socketOccupant : leaseOccupant)(folder, name);
      if (occupant) return { ...occupant, id: claim.id };
      rmSync(join(folder, name), { force: true });
      return null;
    }),
  );
  return found.filter((rival) => rival !== null);
}

async function takeFrom(folder: string, claim: Claim): Promise<void> {
  for (;;) {
    const rivals = await rivalsIn(folder, claim.id);
    // Of those that come at once the lowest goes on, when the others have given way.
    const first = rivals.find(({ held, id }) => held || id < claim.id);
    if (first) throw new FolderInUse(folder, first.who);
    if (rivals.length === 0) return;
    await sleep(AGAIN_MS);
  }
}

/** Makes a claim that others in any container see; where the folder holds no sockets, one that has to be kept alive. */
async function claimIn(folder: string): Promise<Claim> {
  try {
    return await claimBySocket(folder);
  } catch {
    return claimByLease(folder);
  }
}

/** Windows has no sockets in folders; a pipe named after the folder ends with its process as well. */
async function lockByPipe(folder: string): Promise<FolderLock> {
  const name = createHash("sha256").update(folder.toLowerCase()).digest("hex");
  const server = createServer((socket) => socket.destroy()).unref();
  try {
    await listenAt(server, `\\\\.\\pipe\\hashgrove-${name}`);
  } catch (error) {
    if (codeOf(error) === "EADDRINUSE") throw new FolderInUse(folder, "another process");
    throw error;
  }
  return { lost: () => null, release: () => void server.close() };
}

/**
 * Takes a data folder for this process. What a process left that is gone does not count. Throws FolderInUse when another
 * process has it, also one in another container that shares the folder.
 */
export async function lockFolder(folder: string, makeClaim = claimIn): Promise<FolderLock> {
  const path = realpathSync(folder);
  if (process.platform === "win32") return lockByPipe(path);
  const claim = await makeClaim(path);
  try {
    await takeFrom(path, claim);
    const older = removeOlderLock(path);
    if (older !== null) throw new FolderInUse(path, older);
    claim.hold();
    return { lost: () => claim.lost(), release: () => claim.release() };
  } catch (error) {
    claim.release();
    throw error;
  }
}
