// Server-sent event streams for clients that watch worlds: programs and the console, which read them by fetch.
import type { FastifyReply, FastifyRequest } from "fastify";
import { directReply } from "#http/replies/direct-reply.ts";
import { type EventStream, QaFault } from "#qa/operation.ts";
import type { Observers } from "#worlds/observing/observers.ts";

const MAX_STREAMS = 64;
const HEARTBEAT_MS = 15_000;
/** A client with more unread bytes than this has stopped reading. */
const MAX_UNREAD = 4 * 1024 * 1024;
/** How long a client may take to read the rest of a stream that has ended. */
const LAST_READ_MS = 5000;

export interface EventStreams {
  /** Opens a stream to the client. Throws QaFault too-many-streams. */
  open(request: FastifyRequest, reply: FastifyReply, stream: EventStream<unknown>): FastifyReply;
}

export function createEventStreams(closing: AbortSignal, observers: Observers): EventStreams {
  let count = 0;
  return {
    open(request, reply, stream) {
      if (count >= MAX_STREAMS) throw new QaFault(429, "too-many-streams", `${MAX_STREAMS} streams are open already`);
      const { raw } = reply;
      const { socket } = request.raw;
      reply.header("content-type", "text/event-stream; charset=utf-8").header("cache-control", "no-store");
      const direct = directReply(reply, 200);
      if (!direct.isOpen()) return reply;
      count += 1;
      direct.write(": hashgrove\n\n");
      const end = (): void => {
        if (!direct.isOpen()) return;
        direct.end();
        const cut = setTimeout(() => socket.destroy(), LAST_READ_MS);
        cut.unref();
        raw.once("close", () => clearTimeout(cut));
      };
      const stop = stream((event) => {
        const { kind } = event as { readonly kind: string };
        direct.write(`event: ${kind}\ndata: ${JSON.stringify(event)}\n\n`);
        if (direct.unreadBytes() > MAX_UNREAD) socket.destroy();
      }, end);
      const beat = (): void => direct.write(": \n\n");
      const heartbeat = setInterval(() => observers.run("event-listener", beat, undefined), HEARTBEAT_MS);
      heartbeat.unref();
      closing.addEventListener("abort", end, { once: true });
      direct.onceOver(() => {
        clearInterval(heartbeat);
        closing.removeEventListener("abort", end);
        stop();
      });
      // A stream counts against the limit until its response is closed.
      raw.once("close", () => {
        count -= 1;
      });
      if (closing.aborted) end();
      return reply;
    },
  };
}
