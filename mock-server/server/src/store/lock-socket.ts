// A claim as a listening socket in the folder. The operating system closes it when its process ends, and every
// container can see that: a socket that refuses connections belongs to a dead process.
import { randomBytes } from "node:crypto";
import { mkdtempSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { type Claim, claimName, codeOf, type Occupant, occupantText, readOccupant, watchClaim } from "./lock-claim.ts";

/** A socket's path has at most 103 bytes on macOS and 107 on Linux; a longer one would be truncated silently. */
const LONGEST_ADDRESS = 103;
/**
 * How long to wait for the reply of a process that accepted the connection. Without a reply the process is considered
 * busy, and its claim held.
 */
const GREETING_MS = 1000;

export const ourName = (): string => `process ${process.pid} on ${hostname()}`;

/** Runs `work` with a socket path for a file in the folder: through a symbolic link if the path is too long. */
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

/** Creates a claim with a socket. Throws system errors when the folder cannot hold one. `folder` is absolute. */
export async function claimBySocket(folder: string): Promise<Claim> {
  const id = randomBytes(8).toString("hex");
  const name = claimName(id, "sock");
  let held = false;
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.unref().end(occupantText({ held, who: ourName() }));
  });
  server.unref();
  // Renamed only when it listens, because others treat a socket that they cannot connect to as dead.
  const temporary = `${name}.tmp`;
  try {
    await withAddress(folder, temporary, (address) => listenAt(server, address));
    renameSync(join(folder, temporary), join(folder, name));
  } catch (error) {
    server.close();
    rmSync(join(folder, temporary), { force: true });
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

/** Connects to the socket of a claim; returns its process, null if that process has ended. */
export const socketOccupant = (folder: string, name: string): Promise<Occupant | null> =>
  withAddress(
    folder,
    name,
    (address) =>
      new Promise((resolve) => {
        let reply = "";
        const socket = connect(address);
        const finish = (): void => {
          socket.destroy();
          resolve(readOccupant(reply));
        };
        const timer = setTimeout(finish, GREETING_MS);
        socket.on("data", (chunk: Buffer) => {
          reply += chunk.toString();
        });
        socket.once("end", finish);
        socket.once("error", (error) => {
          const isGone = codeOf(error) === "ECONNREFUSED" || codeOf(error) === "ENOENT";
          if (isGone) resolve(null);
          else finish();
        });
        socket.once("close", () => clearTimeout(timer));
      }),
  );
