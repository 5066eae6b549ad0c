import type { IncomingMessage } from "node:http";

/** The delays of one server, which its shutdown can end early. */
export interface Sleepers {
  /** Waits `ms`. Resolves to false at once, and clears the timer, when the client disconnects before that. */
  sleepUnlessClosed(request: IncomingMessage, ms: number): Promise<boolean>;
  /** Ends every delay as if its time were over. */
  wakeAll(): void;
  /** The number of delays in progress. */
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
          socket.off("close", disconnect);
          resolve(isOver);
        };
        const wake = (): void => end(true);
        const disconnect = (): void => end(false);
        const timer = setTimeout(wake, ms);
        waking.add(wake);
        socket.once("close", disconnect);
      }),
    wakeAll() {
      for (const wake of Array.from(waking)) wake();
    },
    count: () => waking.size,
  };
}
