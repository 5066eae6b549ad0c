// A reply that is sent before its request has arrived. Closing at once would reset the connection, and the client,
// still sending, would lose what was said; reading on to the end would let a body last for ever.
import type { IncomingMessage } from "node:http";

/** How much of a body is let go by after its reply, and for how long; what is more is cut off. */
export interface LingerLimits {
  readonly bytes: number;
  readonly ms: number;
}
export const LINGER: LingerLimits = { bytes: 16 * 1024 * 1024, ms: 5000 };
const LOOK_MS = 50;

/** Lets the rest of a request's body go by, within limits; nothing when the body is there or there is none. */
export function lingerOver(request: IncomingMessage, limits: LingerLimits = LINGER): void {
  const { headers, socket } = request;
  const announced = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  // A call made inside the process has no socket of its own.
  if (!announced || request.complete || typeof socket.bytesRead !== "number") return;
  const until = performance.now() + limits.ms;
  const most = socket.bytesRead + limits.bytes;
  const look = setInterval(() => {
    if (request.complete || socket.destroyed) clearInterval(look);
    else if (socket.bytesRead > most || performance.now() > until) socket.destroy();
  }, LOOK_MS);
  look.unref();
  request.resume();
}
