// The worlds of one server, by id.
import { join } from "node:path";
import { asEpochMs, type EpochMs } from "#domain/time/time.ts";
import type { CompiledScenario } from "#scenarios/scenario.ts";
import { memoryStore } from "#store/memory.ts";
import { createWorld } from "./create-world.ts";
import type { JournalShare } from "./journal.ts";
import { type Budget, createBudget, LIMITS, type Limits } from "./limits.ts";
import { createLiveWorlds } from "./live-worlds.ts";
import { createObservers, type Observers } from "./observing/observers.ts";
import type { WorldPasswords } from "./passwords.ts";
import { createWorldListeners, type WorldListener } from "./world-listeners.ts";
import type { World, WorldState } from "./world.ts";

export const DEFAULT_WORLD = "default";
export const WORLD_ID = /^[a-z0-9][a-z0-9-]{0,47}$/;
/** How long a world lasts without a request, unless its creator says otherwise. */
export const DEFAULT_TTL_MS = 30 * 60 * 1000;

export class WorldTaken extends Error {
  override readonly name = "WorldTaken";
}
/** The limit of worlds is reached; no world in use is removed to make room. */
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
  /** A world by id; undefined if it does not exist or was unused for longer than its `ttlMs`. */
  get(id: string): World | undefined;
  list(): World[];
  /** The memory and disk that the worlds use, and whether they may use more. */
  readonly budget: Budget;
  /** The maximum number of worlds. */
  readonly most: number;
  /** Counts the failures of all observers, including those of ended worlds. */
  readonly observers: Observers;
  /** Listens to all worlds, including later ones; returns a function to stop. */
  listen(listener: WorldListener): () => void;
  /** Creates a world. Throws WorldTaken, TooManyWorlds or OverBudget. */
  create(wanted: NewWorld): Promise<World>;
  remove(id: string): Promise<boolean>;
  /** Removes worlds that were unused for longer than their `ttlMs`. */
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

/** The number of ids that are counted; above it the least recently used is dropped. */
const MOST_COUNTED = 20_000;

/** Counts how many worlds have had each id. */
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

/** Resources that the temporary worlds of a server share. */
interface SharedByWorlds extends Pick<WorldsOptions, "temporaryFolder" | "passwords" | "checkCommits"> {
  readonly journalShare: JournalShare;
  readonly room: Budget["room"];
}

/** Creates a world in memory with its own seed and folder. `nth` counts the worlds that have had the id. */
async function createTemporaryWorld(
  {
    id,
    scenario,
    seed = id,
    now = scenario.now,
    label = null,
    ttlMs = DEFAULT_TTL_MS,
    state,
  }: NewWorld & { id: string },
  nth: number,
  { temporaryFolder, ...shared }: SharedByWorlds,
): Promise<World> {
  const world = await createWorld({
    ...shared,
    id,
    label,
    origin: { scenario, seed, now },
    clock: state?.clock ?? { mode: "frozen", value: now },
    nth,
    entropy: null,
    uploadFolder: join(temporaryFolder, `${id}.${nth}`),
    ttlMs,
    openStore: (store) => Promise.resolve(memoryStore(state?.root ?? scenario.root, store)),
  });
  if (state) await world.restore(state);
  return world;
}

export function createWorlds(defaultWorld: World | null, options: WorldsOptions): Worlds {
  const { maxWorlds, temporaryFolder, passwords, checkCommits, limits = LIMITS } = options;
  const observers = createObservers();
  const { adopt, listen } = createWorldListeners(observers);
  const worlds = createLiveWorlds(defaultWorld, observers);
  if (defaultWorld) adopt(defaultWorld);
  const budget = createBudget(worlds.all, (world) => world === defaultWorld, limits);
  const journalShare: JournalShare = { held: 0, most: limits.journals };
  const shared: SharedByWorlds = { temporaryFolder, passwords, checkCommits, journalShare, room: budget.room };
  const idCounter = createIdCounter();
  /** Ids of worlds that are being created. */
  const pending = new Set<string>();
  let created = 0;

  const freeId = (): string => {
    do created += 1;
    while (worlds.has(`w${created}`) || pending.has(`w${created}`));
    return `w${created}`;
  };
  /** Adds an id to those that are pending. Throws WorldTaken, TooManyWorlds or OverBudget. */
  const reserve = async (id: string, replace: boolean): Promise<void> => {
    if (pending.has(id)) throw new WorldTaken(`the world "${id}" is being created`);
    if (worlds.get(id) && (!replace || id === DEFAULT_WORLD)) throw new WorldTaken(`there is a world "${id}" already`);
    const isFull = (): boolean => worlds.size() - Number(worlds.has(id)) + pending.size >= maxWorlds;
    if (isFull()) await worlds.sweep(Date.now());
    if (pending.has(id)) throw new WorldTaken(`the world "${id}" is being created`);
    if (isFull()) throw new TooManyWorlds(`there are ${maxWorlds} worlds already`);
    budget.admitMemory();
    // In the same step as the checks, so that the same id cannot be created twice.
    pending.add(id);
  };

  return {
    get: worlds.get,
    list: worlds.list,
    budget,
    observers,
    most: maxWorlds,
    listen,
    async create({ id = freeId(), replace = false, ...wanted }) {
      await reserve(id, replace);
      try {
        await worlds.remove(id);
        const world = await createTemporaryWorld({ ...wanted, id }, idCounter.next(id), shared);
        worlds.add(world);
        adopt(world);
        world.events.emit({ kind: "world", change: "made" });
        return world;
      } finally {
        pending.delete(id);
      }
    },
    remove: worlds.remove,
    sweep: worlds.sweep,
    close: worlds.close,
  };
}

/** The world's time as ISO text. */
export const worldTime = (world: World): string => new Date(asEpochMs(world.clock.now())).toISOString();
