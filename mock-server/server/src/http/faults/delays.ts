import type { IncomingMessage } from "node:http";

/** The delays of one server, which its shutdown can end early. */
export interface Delays {
  /** Resolves to true after `ms`, or to false as soon as the client disconnects. */
  waitUnlessClosed(request: IncomingMessage, ms: number): Promise<boolean>;
  /** Ends every delay as if its time were over. */
  endAll(): void;
  count(): number;
}

export function createDelays(): Delays {
  const waking = new Set<() => void>();
  return {
    waitUnlessClosed: ({ socket }, ms) =>
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
    endAll() {
      for (const wake of Array.from(waking)) wake();
    },
    count: () => waking.size,
  };
}
