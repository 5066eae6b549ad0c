// The worlds of one server, by id.
import { join } from "node:path";
import { asEpochMs, type EpochMs } from "#domain/time/time.ts";
import type { CompiledScenario } from "#scenarios/scenario.ts";
import { memoryStore } from "#store/memory.ts";
import { createWorld } from "./create-world.ts";
import type { WorldEvent } from "./events.ts";
import type { JournalShare } from "./journal.ts";
import { type Budget, createBudget, LIMITS, type Limits } from "./limits.ts";
import { createObservers, type Observers } from "./observing/observers.ts";
import type { WorldPasswords } from "./passwords.ts";
import type { World, WorldState } from "./world.ts";

export const DEFAULT_WORLD = "default";
export const WORLD_ID = /^[a-z0-9][a-z0-9-]{0,47}$/;
/** How long a world lasts without a request, unless its creator says otherwise. */
export const DEFAULT_TTL_MS = 30 * 60 * 1000;

/** The id is in use. */
export class WorldTaken extends Error {
  override readonly name = "WorldTaken";
}
/** The limit of worlds is reached; no world is ever evicted silently. */
export class TooManyWorlds extends Error {
  override readonly name = "TooManyWorlds";
}

export interface NewWorld {
  readonly id?: string | undefined;
  readonly scenario: CompiledScenario;
  readonly seed?: string | undefined;
  readonly now?: EpochMs | undefined;
  readonly label?: string | null | undefined;
  readonly ttlMs?: number | undefined;
  /** Replace a world that has the id. */
  readonly replace?: boolean | undefined;
  /** Begin in this state instead of the scenario's, as a fork does. */
  readonly state?: WorldState | undefined;
}

export interface Worlds {
  /** A world by id; undefined once its idle time is over. */
  get(id: string): World | undefined;
  list(): World[];
  /** The memory and disk that the worlds use, and whether they may use more. */
  readonly budget: Budget;
  /** The maximum number of worlds. */
  readonly most: number;
  /** Counts the failures of all observers, including worlds that have ended. */
  readonly observers: Observers;
  /** Listens to all worlds, including later ones; returns a function to stop. */
  listen(listener: (world: World, event: WorldEvent) => void): () => void;
  /** Throws WorldTaken, TooManyWorlds or OverBudget. */
  create(wanted: NewWorld): Promise<World>;
  remove(id: string): Promise<boolean>;
  /** Removes worlds whose idle time is over. */
  sweep(realNow: number): Promise<void>;
  close(): Promise<void>;
}

export interface WorldsOptions {
  readonly maxWorlds: number;
  /** Folder for the uploads of temporary worlds. */
  readonly temporaryFolder: string;
  /** Fast hashing, because a test world's secrets are public. */
  readonly passwords: WorldPasswords;
  readonly checkCommits: boolean;
  /** Overrides the server's limits; for tests. */
  readonly limits?: Limits;
}

/** The largest number of ids that are counted; above it the oldest is dropped. */
const MOST_COUNTED = 20_000;

/** Counts the worlds that have had an id. */
function createIdCounter(): { next(id: string): number } {
  const counts = new Map<string, number>();
  return {
    next(id) {
      const nth = (counts.get(id) ?? 0) + 1;
      counts.delete(id);
      counts.set(id, nth);
      const [oldest] = counts.keys();
      if (counts.size > MOST_COUNTED && oldest !== undefined) counts.delete(oldest);
      return nth;
    },
  };
}

export function createWorlds(defaultWorld: World | null, options: WorldsOptions): Worlds {
  const worlds = new Map<string, World>();
  if (defaultWorld) worlds.set(defaultWorld.id, defaultWorld);
  const idCounter = createIdCounter();
  const observers = createObservers();
  const limits = options.limits ?? LIMITS;
  const journalShare: JournalShare = { held: 0, most: limits.journals };
  const budget = createBudget(
    () => worlds.values(),
    (world) => world === defaultWorld,
    limits,
  );
  /** Ids of worlds that are being created. */
  const pending = new Set<string>();
  let created = 0;

  const freeId = (): string => {
    do created += 1;
    while (worlds.has(`w${created}`) || pending.has(`w${created}`));
    return `w${created}`;
  };
  const isExpired = (world: World, realNow = Date.now()): boolean =>
    world.ttlMs !== null && realNow - world.touchedAt > world.ttlMs;
  const findWorld = (id: string): World | undefined => {
    const world = worlds.get(id);
    if (!world || !isExpired(world)) return world;
    // Removed at once, so that its listeners get the event that it has ended.
    remove(id).catch((error: unknown) => observers.report("world-end", error));
    return undefined;
  };
  const listeners = new Set<(world: World, event: WorldEvent) => void>();
  const adopt = (world: World): void => {
    world.observers.reportTo(observers);
    world.events.listen((event) => {
      for (const listener of Array.from(listeners))
        world.observers.run("event-listener", () => listener(world, event), undefined);
    });
  };
  if (defaultWorld) adopt(defaultWorld);
  const remove = async (id: string): Promise<boolean> => {
    const world = worlds.get(id);
    if (!world || world === defaultWorld) return false;
    worlds.delete(id);
    await world.end();
    world.uploads.clear();
    return true;
  };

  const sweep = async (realNow: number): Promise<void> => {
    for (const world of Array.from(worlds.values())) {
      // Another world may have taken the id meanwhile.
      if (!isExpired(world, realNow) || worlds.get(world.id) !== world) continue;
      await remove(world.id).catch((error: unknown) => observers.report("world-end", error));
    }
  };

  return {
    get: findWorld,
    list: () => [...worlds.values()].filter((world) => !isExpired(world)),
    budget,
    observers,
    most: options.maxWorlds,
    listen(listener) {
      const own = (world: World, event: WorldEvent): void => listener(world, event);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    async create({ id = freeId(), scenario, seed, now, label = null, ttlMs = DEFAULT_TTL_MS, replace, state }) {
      if (pending.has(id)) throw new WorldTaken(`the world "${id}" is being created`);
      if (findWorld(id) && (!replace || id === DEFAULT_WORLD)) throw new WorldTaken(`there is a world "${id}" already`);
      const isFull = (): boolean => worlds.size - Number(worlds.has(id)) + pending.size >= options.maxWorlds;
      if (isFull()) await sweep(Date.now());
      if (pending.has(id)) throw new WorldTaken(`the world "${id}" is being created`);
      if (isFull()) throw new TooManyWorlds(`there are ${options.maxWorlds} worlds already`);
      budget.admitMemory();
      // Before the first await, so that the same id cannot be created twice.
      pending.add(id);
      try {
        await remove(id);
        const nth = idCounter.next(id);
        const start = now ?? scenario.now;
        const world = await createWorld({
          id,
          label,
          origin: { scenario, seed: seed ?? id, now: start },
          clock: state?.clock ?? { mode: "frozen", value: start },
          nth,
          entropy: null,
          passwords: options.passwords,
          uploadFolder: join(options.temporaryFolder, `${id}.${nth}`),
          room: budget.room,
          journalShare,
          ttlMs,
          checkCommits: options.checkCommits,
          openStore: (store) => Promise.resolve(memoryStore(state?.root ?? scenario.root, store)),
        });
        if (state) await world.restore(state);
        worlds.set(id, world);
        adopt(world);
        world.events.emit({ kind: "world", change: "made" });
        return world;
      } finally {
        pending.delete(id);
      }
    },
    remove,
    sweep,
    async close() {
      for (const world of worlds.values()) await world.close();
      worlds.clear();
    },
  };
}

/** The world's time as ISO text. */
export const worldTime = (world: World): string => new Date(asEpochMs(world.clock.now())).toISOString();
