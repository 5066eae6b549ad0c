import type { IncomingMessage } from "node:http";

/** Waits; answers false at once when the client goes away before the time is over, and frees the timer. */
export function sleepUnlessClosed(request: IncomingMessage, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const closed = (): void => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      request.socket.off("close", closed);
      resolve(true);
    }, ms);
    request.socket.once("close", closed);
  });
}
