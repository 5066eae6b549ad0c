// Lingering close, for a reply that is sent before its request has arrived. Closing at once would reset the connection,
// and a client that is still sending would lose the reply. Reading without limit would let a body last for ever.
import type { IncomingMessage } from "node:http";

/** How much of the body is discarded after the reply, and for how long; the connection is closed above that. */
export interface LingerLimits {
  readonly bytes: number;
  readonly ms: number;
}
export const LINGER: LingerLimits = { bytes: 16 * 1024 * 1024, ms: 5000 };
const CHECK_INTERVAL_MS = 50;

/** Discards the rest of a request's body, within limits. Does nothing when the body is complete or absent. */
export function discardRemainingBody(request: IncomingMessage, limits: LingerLimits = LINGER): void {
  const { headers, socket } = request;
  const announced = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  // Requests injected in the process have no real socket.
  if (!announced || request.complete || typeof socket.bytesRead !== "number") return;
  const until = performance.now() + limits.ms;
  const most = socket.bytesRead + limits.bytes;
  const check = setInterval(() => {
    if (request.complete || socket.destroyed) clearInterval(check);
    else if (socket.bytesRead > most || performance.now() > until) socket.destroy();
  }, CHECK_INTERVAL_MS);
  check.unref();
  request.resume();
}
