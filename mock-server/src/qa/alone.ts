import type { World } from "#worlds/world.ts";

const last = new WeakMap<World, Promise<unknown>>();

/**
 * Runs work that moves a world's time or replaces its state after all such work asked for before, so that two advances
 * add up and nobody sees half a reset.
 */
export function alone<T>(world: World, work: () => Promise<T>): Promise<T> {
  const before = last.get(world) ?? Promise.resolve();
  const done = before.then(work);
  last.set(
    world,
    done.catch(() => undefined),
  );
  return done;
}
