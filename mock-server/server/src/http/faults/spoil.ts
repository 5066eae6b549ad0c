// What a fault does to a reply on its way: the connection breaks, the text is cut, garbled or slow.
import { setTimeout as wait } from "node:timers/promises";
import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ActingFault } from "#worlds/faults.ts";
import type { Reply } from "#http/replies/envelope.ts";
import { withBrokenField } from "./garble.ts";
import { observeSilence, readied, type SendOptions } from "#http/replies/send.ts";

/** How many pieces a second a throttled reply comes in, at most. */
const PIECES_A_SECOND = 10;

/** Breaks a connection off: the peer meets a reset, not an end. */
function breakOff(socket: Socket): void {
  // A call made inside the process has no connection that could be reset.
  if (typeof socket.resetAndDestroy === "function") socket.resetAndDestroy();
  else socket.destroy();
}

/** Notes a call whose client went before its reply could come; `truth` is what that would have been. */
export function giveUp(request: FastifyRequest, reply: FastifyReply, truth: Reply | null, options: SendOptions): void {
  if (truth) readied(request, reply, truth, options);
  else observeSilence(request, options);
  reply.hijack();
}

/** Ends a call without a word. `truth` is what the server would have said, and null when it was not asked. */
export function fallSilent(
  request: FastifyRequest,
  reply: FastifyReply,
  truth: Reply | null,
  fault: ActingFault & { readonly effect: { readonly abort: string } },
  options: SendOptions,
): void {
  const { socket } = request.raw;
  giveUp(request, reply, truth, options);
  if (fault.effect.abort === "reset") breakOff(socket);
  else if (fault.effect.abort === "empty") socket.destroySoon();
  else hangOn(socket, fault.gone);
}

/** Holds a connection until its client gives up, the rule is gone or the server ends. */
function hangOn(socket: Socket, gone: AbortSignal | null): void {
  const letGo = (): void => breakOff(socket);
  // The rule, or its world, may have been deleted during the delay.
  if (gone?.aborted) return letGo();
  gone?.addEventListener("abort", letGo, { once: true });
  socket.once("close", () => gone?.removeEventListener("abort", letGo));
}

/** Sends the true reply as the fault lets it through. */
export async function sendSpoilt(
  request: FastifyRequest,
  reply: FastifyReply,
  truth: Reply,
  { effect, dice }: ActingFault,
  options: SendOptions,
): Promise<void> {
  const { status, body, text } = readied(request, reply, truth, options);
  if ("garble" in effect) {
    const call = request.call?.call;
    if (effect.garble === "content-type") reply.header("content-type", "text/html; charset=utf-8").send(text);
    else if (effect.garble === "json") reply.send(unparsable(text));
    else {
      const spoilt = call && withBrokenField(call, { status, body }, dice, options.validation);
      reply.send(spoilt ? JSON.stringify(spoilt) : text);
    }
    return;
  }
  const bytes = Buffer.from(text);
  reply.hijack();
  reply.header("content-length", bytes.length);
  reply.raw.writeHead(status, reply.getHeaders() as Record<string, string>);
  if ("abort" in effect) {
    reply.raw.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => request.raw.socket.destroy());
    return;
  }
  if ("throttle" in effect) await trickle(reply, bytes, effect.throttle);
  else reply.raw.end(bytes);
}

/** The text without its end, and so with something open. */
const unparsable = (text: string): string => text.slice(0, Math.max(1, Math.floor(text.length * 0.6)));

async function trickle({ raw }: FastifyReply, bytes: Buffer, perSecond: number): Promise<void> {
  const size = Math.max(1, Math.ceil(perSecond / PIECES_A_SECOND));
  for (let at = 0; at < bytes.length && !raw.destroyed; at += size) {
    raw.write(bytes.subarray(at, at + size));
    await wait((Math.min(size, bytes.length - at) / perSecond) * 1000, undefined, { ref: false });
  }
  raw.end();
}
