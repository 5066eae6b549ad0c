// Listeners to the events of all worlds of a server.
import type { WorldEvent } from "./events.ts";
import type { Observers } from "./observing/observers.ts";
import type { World } from "./world.ts";

export type WorldListener = (world: World, event: WorldEvent) => void;

export interface WorldListeners {
  /** From now on, passes a world's events to the listeners, and its observers' failures to the server's observers. */
  adopt(world: World): void;
  /** Listens to all worlds, including later ones; returns a function to stop. */
  listen(listener: WorldListener): () => void;
}

export function createWorldListeners(observers: Observers): WorldListeners {
  const listeners = new Set<WorldListener>();
  return {
    adopt(world) {
      world.observers.reportTo(observers);
      world.events.listen((event) => {
        for (const listener of Array.from(listeners))
          world.observers.run("event-listener", () => listener(world, event), undefined);
      });
    },
    listen(listener) {
      const own: WorldListener = (world, event) => listener(world, event);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}
