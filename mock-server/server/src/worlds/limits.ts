// Limits on the memory and disk of each world and of all worlds together. Product calls are never refused for lack of
// memory; only the tester's own requests are: worlds, forks, snapshots, faults and patches of rows.
import type { World } from "./world.ts";

interface Limit {
  /** The limit of all worlds together, in bytes. */
  readonly most: number;
  readonly perWorld: number;
}
export interface Limits {
  /** Estimated from the characters of text and the number of rows. */
  readonly memory: Limit;
  /** For the files of temporary worlds; the default world has the quotas of rule G5. */
  readonly disk: Limit;
  /** The part of the memory that journals may use; above it the oldest entries are dropped. */
  readonly journals: number;
}
const MIB = 1024 ** 2;
export const LIMITS: Limits = {
  memory: { most: 512 * MIB, perWorld: 64 * MIB },
  disk: { most: 4096 * MIB, perWorld: 1024 * MIB },
  journals: 256 * MIB,
};
/** The estimated size of a row: most are far smaller, a few larger. */
export const ROW_BYTES = 1024;

/** The memory that one world uses, in bytes. */
export interface MemoryUse {
  readonly journal: number;
  readonly faults: number;
  /** Rows that exist only in snapshots. */
  readonly snapshots: number;
  /** Growth beyond the scenario, which worlds share. */
  readonly state: number;
}
export const totalOf = ({ journal, faults, snapshots, state }: MemoryUse): number =>
  journal + faults + snapshots + state;

/** A world or the server has reached its limit. */
export class OverBudget extends Error {
  override readonly name = "OverBudget";
}

export interface Usage {
  readonly memory: Limit & { readonly used: number; readonly parts: MemoryUse };
  readonly disk: Limit & { readonly used: number };
}

export interface Budget {
  usage(): Usage;
  /** Throws OverBudget when the memory is used up; `world` also checks the limit of that world. */
  admitMemory(world?: World): void;
  /** Throws OverBudget when a new world cannot store this many bytes of files. */
  admitFiles(bytes: number): void;
  /** How many more bytes of files a world that stores `held` may add; negative when it is over the limit. */
  room(held: number): number;
}

/**
 * Creates the budget of all worlds. `listWorlds` lists every world; files of worlds that are `isPermanent` do not
 * count.
 */
export function createBudget(
  listWorlds: () => Iterable<World>,
  isPermanent: (world: World) => boolean,
  limits: Limits,
): Budget {
  const filesOf = (world: World): number => (isPermanent(world) ? 0 : world.uploads.bytes());
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
