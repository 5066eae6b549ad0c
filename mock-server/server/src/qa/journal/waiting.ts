// Waits for something to happen in a world, up to a time limit.
import type { WorldEvent } from "#worlds/events.ts";
import type { World } from "#worlds/world.ts";

export interface WaitOptions {
  /** Limit in milliseconds of real time. */
  readonly within: number;
  readonly disconnected: () => AbortSignal;
}

/**
 * Resolves to what `look` finds, at once or after an event of the world. Resolves to null when the time is over, the
 * world ends or the client disconnects. `look` gets the event, so that it need not read everything again.
 */
export function waitUntilFound<Found>(
  world: World,
  { within, disconnected }: WaitOptions,
  look: (event?: WorldEvent) => Found | null,
): Promise<Found | null> {
  const first = look();
  if (first !== null || within === 0) return Promise.resolve(first);
  return new Promise((resolve, reject) => {
    const signal = disconnected();
    const end = (found: Found | null): void => {
      clearTimeout(timer);
      stop();
      signal.removeEventListener("abort", leave);
      // Waiting counts as use of the world, so that the world is not removed as idle.
      world.touchedAt = Date.now();
      resolve(found);
    };
    const leave = (): void => end(null);
    const timer = setTimeout(leave, within);
    signal.addEventListener("abort", leave, { once: true });
    const stop = world.events.listen((event) => {
      try {
        const found = look(event);
        if (found !== null) end(found);
        else if (event.kind === "world" && event.change === "ended") end(null);
      } catch (error) {
        end(null);
        reject(error);
      }
    });
    if (signal.aborted) leave();
  });
}
