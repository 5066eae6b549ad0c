// What all worlds together, and each of them, may take of memory and disk. Calls of the product are never refused over
// memory; what a tester asks for beside them is: worlds, forks, snapshots, faults and rows written by hand.
import type { World } from "./world.ts";

interface Limit {
  /** Of all worlds together, bytes. */
  readonly most: number;
  readonly perWorld: number;
}
export interface Limits {
  /** Measured in characters of text, and for rows by their number. */
  readonly memory: Limit;
  /** Of the files of worlds that end with the process; the default world has the quotas of rule G5. */
  readonly disk: Limit;
  /** The share of memory that journals may take; beyond it the oldest calls are forgotten. */
  readonly journals: number;
}
const MIB = 1024 ** 2;
export const LIMITS: Limits = {
  memory: { most: 512 * MIB, perWorld: 64 * MIB },
  disk: { most: 4096 * MIB, perWorld: 1024 * MIB },
  journals: 256 * MIB,
};
/** What a row takes, about: most are far smaller, and a few larger. */
export const ROW_BYTES = 1024;

/** What one world holds in memory, bytes. */
export interface MemoryUse {
  readonly journal: number;
  readonly faults: number;
  /** Rows that only snapshots hold. */
  readonly snapshots: number;
  /** What its state grew beyond its scenario, which worlds share. */
  readonly state: number;
}
export const totalOf = ({ journal, faults, snapshots, state }: MemoryUse): number =>
  journal + faults + snapshots + state;

/** A world, or the server, holds as much as it may. */
export class OverBudget extends Error {
  override readonly name = "OverBudget";
}

export interface Usage {
  readonly memory: Limit & { readonly used: number; readonly parts: MemoryUse };
  readonly disk: Limit & { readonly used: number };
}

export interface Budget {
  usage(): Usage;
  /** Throws OverBudget when there is no room for more in memory; `world` for what one world would hold. */
  admitMemory(world?: World): void;
  /** Throws OverBudget when a new world cannot store so many bytes of files. */
  admitFiles(bytes: number): void;
  /** How many more bytes of files a world with so many may store; negative when it is over. */
  room(held: number): number;
}

/** `listWorlds` lists every world; the files of `isLasting` ones do not count. */
export function createBudget(
  listWorlds: () => Iterable<World>,
  isLasting: (world: World) => boolean,
  limits: Limits,
): Budget {
  const filesOf = (world: World): number => (isLasting(world) ? 0 : world.uploads.bytes());
  const sum = (count: (world: World) => number): number => {
    let total = 0;
    for (const world of listWorlds()) total += count(world);
    return total;
  };
  const room = (held: number): number => Math.min(limits.disk.perWorld - held, limits.disk.most - sum(filesOf));
  return {
    usage() {
      const parts = { journal: 0, faults: 0, snapshots: 0, state: 0 };
      for (const world of listWorlds()) {
        const { journal, faults, snapshots, state } = world.memory();
        parts.journal += journal;
        parts.faults += faults;
        parts.snapshots += snapshots;
        parts.state += state;
      }
      return {
        memory: { ...limits.memory, used: totalOf(parts), parts },
        disk: { ...limits.disk, used: sum(filesOf) },
      };
    },
    admitMemory(world) {
      if (world && totalOf(world.memory()) >= limits.memory.perWorld)
        throw new OverBudget(`the world "${world.id}" holds the ${limits.memory.perWorld} bytes that one may`);
      if (sum((one) => totalOf(one.memory())) >= limits.memory.most)
        throw new OverBudget(`the worlds hold the ${limits.memory.most} bytes that they may together`);
    },
    admitFiles(bytes) {
      if (room(0) >= bytes) return;
      throw new OverBudget(`there is no room for another ${bytes} bytes of files`);
    },
    room,
  };
}
