// A claim: a file by which a process shows that it uses a data folder. Whether the process is alive does not depend on
// process ids, which differ between containers, nor on synchronized clocks.
import { statSync } from "node:fs";

/** This process's claim in the folder, visible to others as soon as it is created. */
export interface Claim {
  readonly id: string;
  /** Marks the claim as held. Until then other processes see that this process is trying to take the folder. */
  hold(): void;
  /** Why the folder may no longer be locked by this process, or null. */
  lost(): string | null;
  release(): void;
}

/** Another process that has a claim in the folder. */
export interface Occupant {
  /** False while it is only trying to take the folder. */
  readonly held: boolean;
  /** A description for people, such as "process 12 on host-a". */
  readonly who: string;
}

const NAME = /^in-use\.([0-9a-f]{16})\.(sock|lease)$/;

export const claimName = (id: string, kind: "sock" | "lease"): string => `in-use.${id}.${kind}`;

/** The id and the kind in the file name of a claim; null for any other file. */
export function parseClaim(name: string): { id: string; kind: "sock" | "lease" } | null {
  const [, id, kind] = NAME.exec(name) ?? [];
  return id !== undefined && (kind === "sock" || kind === "lease") ? { id, kind } : null;
}

/** The text with which a claim describes its process: sent over the socket, or stored in the lease file. */
export const occupantText = (occupant: Occupant): string => JSON.stringify(occupant);

/** Parses the text of a claim. Unreadable text counts as held, because some process sent or wrote it. */
export function readOccupant(text: string): Occupant {
  try {
    const { held, who } = JSON.parse(text) as Partial<Occupant>;
    return { held: held !== false, who: typeof who === "string" ? who : "another process" };
  } catch {
    return { held: true, who: "another process" };
  }
}

/**
 * Returns a check whether the claim's file was deleted or replaced; either lets another server claim the folder.
 * Compares inodes, because a restored copy of the folder has a file with the same name.
 */
export function watchClaim(file: string): () => string | null {
  const inode = (): bigint | null => {
    try {
      return statSync(file, { bigint: true }).ino;
    } catch (error) {
      if (codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR") return null;
      throw error;
    }
  };
  const ours = inode();
  let lost: string | null = null;
  return () => {
    if (lost === null && inode() !== ours)
      lost = `the lock file ${file} is gone: another process may have taken the data folder. Restart the server.`;
    return lost;
  };
}

export const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);
