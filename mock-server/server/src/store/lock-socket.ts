// A claim as a listening socket in the folder: the system answers for whether its process lives, in whatever container
// that is, and the answer ends with the process. A socket that refuses was left by a process that is gone.
import { randomBytes } from "node:crypto";
import { mkdtempSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { type Claim, claimName, codeOf, type Occupant, occupantText, readOccupant, watchClaim } from "./lock-claim.ts";

/** A socket's address holds 103 bytes on macOS and 107 on Linux; longer ones would be cut off in silence. */
const LONGEST_ADDRESS = 103;
/** How long a process that accepted the connection may take to say who it is. A busy one is there all the same. */
const GREETING_MS = 1000;

export const ourName = (): string => `process ${process.pid} on ${hostname()}`;

/** Runs `work` with an address of a file of the folder that fits into a socket's, by way of a link where need be. */
async function withAddress<T>(folder: string, name: string, work: (address: string) => Promise<T>): Promise<T> {
  const direct = join(folder, name);
  if (Buffer.byteLength(direct) <= LONGEST_ADDRESS) return work(direct);
  const short = mkdtempSync(join(tmpdir(), "hg-"));
  try {
    const link = join(short, "d");
    symlinkSync(folder, link);
    return await work(join(link, name));
  } finally {
    rmSync(short, { recursive: true, force: true });
  }
}

export const listenAt = (server: Server, address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(address, () => {
      server.off("error", reject);
      resolve();
    });
  });

/** Throws what the system says where the folder cannot hold a socket. `folder` is absolute. */
export async function claimBySocket(folder: string): Promise<Claim> {
  const id = randomBytes(8).toString("hex");
  const name = claimName(id, "sock");
  let held = false;
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.unref().end(occupantText({ held, who: ourName() }));
  });
  server.unref();
  // Seen by others only once it listens: what they see and cannot reach is dead.
  const unseen = `${name}.tmp`;
  try {
    await withAddress(folder, unseen, (address) => listenAt(server, address));
    renameSync(join(folder, unseen), join(folder, name));
  } catch (error) {
    server.close();
    rmSync(join(folder, unseen), { force: true });
    throw error;
  }
  return {
    id,
    hold() {
      held = true;
    },
    lost: watchClaim(join(folder, name)),
    release() {
      rmSync(join(folder, name), { force: true });
      server.close();
    },
  };
}

/** Who listens at a socket of the folder; null when nobody does any more. */
export const socketOccupant = (folder: string, name: string): Promise<Occupant | null> =>
  withAddress(
    folder,
    name,
    (address) =>
      new Promise((resolve) => {
        let said = "";
        const socket = connect(address);
        const tell = (): void => {
          socket.destroy();
          resolve(readOccupant(said));
        };
        const timer = setTimeout(tell, GREETING_MS);
        socket.on("data", (chunk: Buffer) => {
          said += chunk.toString();
        });
        socket.once("end", tell);
        socket.once("error", (error) => {
          const isGone = codeOf(error) === "ECONNREFUSED" || codeOf(error) === "ENOENT";
          if (isGone) resolve(null);
          else tell();
        });
        socket.once("close", () => clearTimeout(timer));
      }),
  );
