// Lingering close, for a reply that is sent before its request has arrived completely. Closing at once would reset the
// connection, and a client that is still sending would lose the reply. So the server reads on, up to limits, because a
// body may never end.
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Limits for reading after the reply. The connection is closed when one is exceeded. */
export interface LingerLimits {
  readonly bytes: number;
  readonly ms: number;
  /** The longest time without a received byte. */
  readonly idleMs: number;
}
export const LINGER: LingerLimits = { bytes: 16 * 1024 * 1024, ms: 30_000, idleMs: 5000 };
const CHECK_INTERVAL_MS = 50;

/** Limits how long the server reads on: closes the connection when a limit is exceeded before `isDone`. */
function discard(socket: Socket, isDone: () => boolean, limits: LingerLimits): void {
  const until = performance.now() + limits.ms;
  const most = socket.bytesRead + limits.bytes;
  let { bytesRead } = socket;
  let readAt = performance.now();
  const check = setInterval(() => {
    const now = performance.now();
    if (socket.bytesRead !== bytesRead) {
      ({ bytesRead } = socket);
      readAt = now;
    }
    if (socket.destroyed || isDone()) clearInterval(check);
    else if (bytesRead > most || now > until || now - readAt > limits.idleMs) socket.destroy();
  }, CHECK_INTERVAL_MS);
  check.unref();
}

const halfClosed = new WeakSet<Socket>();

/** Ends the server's side of a connection and reads until the client has ended its side. */
export function halfClose(socket: Socket, limits: LingerLimits = LINGER): void {
  if (socket.destroyed || halfClosed.has(socket)) return;
  halfClosed.add(socket);
  socket.end();
  discard(socket, () => false, limits);
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}
const lastExchanges = new WeakMap<Socket, Exchange>();

export const lastExchange = (socket: Socket): Exchange | undefined => lastExchanges.get(socket);

/**
 * Makes a server read on after a reply that is sent before the request's body has arrived, or that closes the
 * connection of a request with a body.
 */
export function lingerAfterReplies(server: Server, limits: LingerLimits = LINGER): void {
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const { headers, socket } = request;
    lastExchanges.set(socket, { request, response });
    if (headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0) return;
    const { destroySoon } = socket;
    let lingers = false;
    // Node's own `finish` listener calls destroySoon after a connection's last reply, so replace destroySoon before
    // that.
    response.prependOnceListener("finish", () => {
      lingers = !request.complete || response.getHeader("connection") === "close";
      if (lingers) socket.destroySoon = () => halfClose(socket, limits);
    });
    response.once("finish", () => {
      if (!lingers) return;
      socket.destroySoon = destroySoon;
      request.resume();
      if (!halfClosed.has(socket)) discard(socket, () => request.complete, limits);
    });
  });
}
