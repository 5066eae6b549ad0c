// Writes a reply without Fastify, for streams and for replies that a fault damages. Never write to the raw response
// elsewhere: Node ends the process after a write to an ended response that has no error listener.
import type { FastifyReply } from "fastify";

export interface DirectReply {
  /** Does nothing once the reply has ended, failed or lost its client. */
  write(chunk: string | Buffer, whenWritten?: () => void): void;
  end(chunk?: string | Buffer): void;
  isOpen(): boolean;
  /** The number of written bytes that are still buffered, because the client reads slowly. */
  unreadBytes(): number;
  /** Calls `listener` once the reply is no longer open: at once if that is the case already. */
  onceOver(listener: () => void): void;
}

/** Takes a reply over from Fastify, with the headers set so far. */
export function directReply(reply: FastifyReply, status: number): DirectReply {
  reply.hijack();
  const { raw } = reply;
  const listeners: (() => void)[] = [];
  let isOpen = !raw.destroyed && !raw.writableEnded;
  const stop = (): void => {
    if (!isOpen) return;
    isOpen = false;
    for (const listener of listeners) listener();
  };
  raw.on("error", () => {
    stop();
    raw.destroy();
  });
  raw.once("close", stop);
  if (isOpen) raw.writeHead(status, reply.getHeaders() as Record<string, string>);
  return {
    write(chunk, whenWritten) {
      if (isOpen) raw.write(chunk, whenWritten);
    },
    end(chunk) {
      if (!isOpen) return;
      raw.end(chunk);
      stop();
    },
    isOpen: () => isOpen,
    unreadBytes: () => raw.writableLength,
    onceOver(listener) {
      if (isOpen) listeners.push(listener);
      else listener();
    },
  };
}
