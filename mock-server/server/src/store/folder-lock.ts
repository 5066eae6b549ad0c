// Ensures that only one server uses a data folder. A process first creates a claim (a file with a unique name) and only
// then looks for others: of two simultaneous processes at least one sees the other, so they cannot both take the
// folder. Only claims of dead processes are removed, and names are never reused, so a late removal is harmless.
import { createHash } from "node:crypto";
import { readdirSync, realpathSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Claim, codeOf, type Occupant, parseClaim } from "./lock-claim.ts";
import { claimByLease, leaseOccupant } from "./lock-lease.ts";
import { claimBySocket, listenAt, socketOccupant } from "./lock-socket.ts";

/** Another process uses the data folder. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";

  constructor(folder: string, who: string) {
    super(`${folder} is in use by ${who}. Stop it, or start with another --data folder.`);
  }
}

/** The lock that this process holds on a data folder. */
export interface FolderLock {
  /** Why the lock may be lost, or null. Checked before every write. */
  lost(): string | null;
  release(): void;
}

/** How long to wait before checking again whether a simultaneous process has withdrawn its claim. */
const AGAIN_MS = 10;

type Rival = Occupant & { readonly id: string };

/** Finds every other live claim in the folder, and removes the dead ones. */
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
    // Of simultaneous claims, the one with the lowest id waits until the others have withdrawn.
    const first = rivals.find(({ held, id }) => held || id < claim.id);
    if (first) throw new FolderInUse(folder, first.who);
    if (rivals.length === 0) return;
    await sleep(AGAIN_MS);
  }
}

/** Creates a claim that other containers see: a socket, or a lease file on volumes that cannot hold sockets. */
async function claimIn(folder: string): Promise<Claim> {
  try {
    return await claimBySocket(folder);
  } catch {
    return claimByLease(folder);
  }
}

/**
 * Locks by a named pipe, because Windows has no sockets in folders. The pipe ends with its process, as a socket does.
 */
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
 * Locks a data folder for this process. Throws FolderInUse when another live process has it, even in another container
 * that shares the folder.
 */
export async function lockFolder(folder: string, makeClaim = claimIn): Promise<FolderLock> {
  const path = realpathSync(folder);
  if (process.platform === "win32") return lockByPipe(path);
  const claim = await makeClaim(path);
  try {
    await takeFrom(path, claim);
    claim.hold();
    return { lost: () => claim.lost(), release: () => claim.release() };
  } catch (error) {
    claim.release();
    throw error;
  }
}
