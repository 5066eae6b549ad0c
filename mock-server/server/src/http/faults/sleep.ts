import type { IncomingMessage } from "node:http";

/** The waits of one server, so that its end need not wait for them. */
export interface Sleepers {
  /** Waits; answers false at once when the client goes away before the time is over, and frees the timer. */
  sleepUnlessClosed(request: IncomingMessage, ms: number): Promise<boolean>;
  /** Ends every wait as if its time were over. */
  wakeAll(): void;
  /** How many wait at present. */
  count(): number;
}

export function createSleepers(): Sleepers {
  const waking = new Set<() => void>();
  return {
    sleepUnlessClosed: ({ socket }, ms) =>
      new Promise((resolve) => {
        const end = (isOver: boolean): void => {
          clearTimeout(timer);
          waking.delete(wake);
          socket.off("close", gone);
          resolve(isOver);
        };
        const wake = (): void => end(true);
        const gone = (): void => end(false);
        const timer = setTimeout(wake, ms);
        waking.add(wake);
        socket.once("close", gone);
      }),
    wakeAll() {
      for (const wake of Array.from(waking)) wake();
    },
    count: () => waking.size,
  };
}
