// Server-sent event streams for clients that watch worlds: programs and the console, which read them by fetch.
import type { FastifyReply, FastifyRequest } from "fastify";
import { type EventStream, QaFault } from "#qa/operation.ts";

const MAX_STREAMS = 64;
const HEARTBEAT_MS = 15_000;
/** A client with more unread bytes than this has stopped reading. */
const MAX_UNREAD = 4 * 1024 * 1024;

export interface EventStreams {
  /** Throws QaFault too-many-streams. */
  open(request: FastifyRequest, reply: FastifyReply, stream: EventStream<unknown>): FastifyReply;
}

export function createEventStreams(closing: AbortSignal): EventStreams {
  let count = 0;
  return {
    open(request, reply, stream) {
      if (count >= MAX_STREAMS) throw new QaFault(429, "too-many-streams", `${MAX_STREAMS} streams are open already`);
      count += 1;
      reply.header("content-type", "text/event-stream; charset=utf-8").header("cache-control", "no-store");
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, reply.getHeaders() as Record<string, string>);
      raw.write(": hashgrove\n\n");
      const end = (): void => void raw.end();
      const stop = stream((event) => {
        const { kind } = event as { readonly kind: string };
        raw.write(`event: ${kind}\ndata: ${JSON.stringify(event)}\n\n`);
        if (raw.writableLength > MAX_UNREAD) request.raw.socket.destroy();
      }, end);
      const heartbeat = setInterval(() => raw.write(": \n\n"), HEARTBEAT_MS);
      heartbeat.unref();
      if (closing.aborted) end();
      closing.addEventListener("abort", end, { once: true });
      raw.once("close", () => {
        count -= 1;
        clearInterval(heartbeat);
        closing.removeEventListener("abort", end);
        stop();
      });
      return reply;
    },
  };
}
