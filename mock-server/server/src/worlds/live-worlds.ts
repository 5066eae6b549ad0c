// The worlds that a server holds, by id. A world that is unused for longer than its `ttlMs` expires and is ended.
import type { Observers } from "./observing/observers.ts";
import type { World } from "./world.ts";

export interface LiveWorlds {
  /** All worlds, including expired ones. */
  all(): Iterable<World>;
  size(): number;
  has(id: string): boolean;
  /** A world by id. An expired one is ended, and undefined is returned. */
  get(id: string): World | undefined;
  list(): World[];
  add(world: World): void;
  /** Ends a world and deletes its files; false when there is none or it is the default world. */
  remove(id: string): Promise<boolean>;
  /** Removes expired worlds. */
  sweep(realNow: number): Promise<void>;
  close(): Promise<void>;
}

const isExpired = (world: World, realNow = Date.now()): boolean =>
  world.ttlMs !== null && realNow - world.touchedAt > world.ttlMs;

export function createLiveWorlds(defaultWorld: World | null, observers: Observers): LiveWorlds {
  const worlds = new Map<string, World>();
  if (defaultWorld) worlds.set(defaultWorld.id, defaultWorld);
  const remove = async (id: string): Promise<boolean> => {
    const world = worlds.get(id);
    if (!world || world === defaultWorld) return false;
    worlds.delete(id);
    await world.end();
    world.uploads.clear();
    return true;
  };
  return {
    all: () => worlds.values(),
    size: () => worlds.size,
    has: (id) => worlds.has(id),
    get(id) {
      const world = worlds.get(id);
      if (!world || !isExpired(world)) return world;
      // Removed at once, so that its listeners get the event that it has ended.
      remove(id).catch((error: unknown) => observers.report("world-end", error));
      return undefined;
    },
    list: () => [...worlds.values()].filter((world) => !isExpired(world)),
    add: (world) => void worlds.set(world.id, world),
    remove,
    async sweep(realNow) {
      for (const world of Array.from(worlds.values())) {
        // Another world may have taken the id meanwhile.
        if (!isExpired(world, realNow) || worlds.get(world.id) !== world) continue;
        await remove(world.id).catch((error: unknown) => observers.report("world-end", error));
      }
    },
    async close() {
      for (const world of worlds.values()) await world.close();
      worlds.clear();
    },
  };
}
