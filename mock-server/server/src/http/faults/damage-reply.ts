// Damages a reply on its way to the client: breaks the connection, truncates, garbles or throttles.
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type DirectReply, directReply } from "#http/replies/direct-reply.ts";
import type { Reply } from "#http/replies/envelope.ts";
import { recordSilence, sendBy, type SendOptions } from "#http/replies/send.ts";
import type { ActingFault } from "#worlds/faults/acting-fault.ts";
import { withBrokenField } from "./break-field.ts";

const CHUNKS_PER_SECOND = 10;

/** Resets a connection: the client gets ECONNRESET instead of a regular end. */
function resetConnection(socket: Socket): void {
  // Requests injected in the process have no connection to reset.
  if (typeof socket.resetAndDestroy === "function") socket.resetAndDestroy();
  else socket.destroy();
}

/**
 * Takes a call over from Fastify without sending a reply, and records it: with `actual` as its reply, or without one if
 * null.
 */
export function endWithoutReply(
  request: FastifyRequest,
  reply: FastifyReply,
  actual: Reply | null,
  options: SendOptions,
): void {
  reply.hijack();
  if (actual) sendBy(request, reply, actual, options, () => undefined);
  else recordSilence(request, options);
}

/** Ends a call without a reply. `actual` is the reply of the executed call; null when it was not executed. */
export async function abortWithoutReply(
  request: FastifyRequest,
  reply: FastifyReply,
  actual: Reply | null,
  fault: ActingFault & { readonly effect: { readonly abort: string } },
  options: SendOptions,
): Promise<void> {
  const { socket } = request.raw;
  endWithoutReply(request, reply, actual, options);
  const isBrowser = isOfBrowser(request);
  if (isBrowser) await preventResend(reply);
  if (fault.effect.abort === "hang") hang(socket, fault.ended);
  // Chromium resends a request whose connection ends regularly, even after an interim response, so browsers get a
  // reset.
  else if (fault.effect.abort === "reset" || isBrowser) resetConnection(socket);
  else socket.destroySoon();
}

/**
 * Whether a browser opened the connection directly. Only then may the server send an interim response: a proxy in
 * between would reply 502, or treat it as the final response.
 */
const isOfBrowser = ({ headers }: FastifyRequest): boolean =>
  headers["sec-fetch-mode"] !== undefined && headers["x-forwarded-for"] === undefined;

/**
 * Sends an interim response (102), after which browsers do not resend the request. Otherwise browsers silently resend
 * when a reused connection ends without a byte, and the page never sees the lost response. Other clients do not resend,
 * and some take an interim response for the final one.
 */
const preventResend = ({ raw }: FastifyReply): Promise<void> =>
  new Promise((resolve) => {
    if (raw.destroyed) return resolve();
    raw.once("close", resolve);
    raw.once("error", () => resolve());
    raw.writeProcessing(resolve);
  });

/** Keeps a connection open without a reply until the client gives up, the rule ends or the server closes. */
function hang(socket: Socket, ended: AbortSignal | null): void {
  const release = (): void => resetConnection(socket);
  // The rule, or its world, may have ended during the delay.
  if (ended?.aborted) return release();
  ended?.addEventListener("abort", release, { once: true });
  socket.once("close", () => ended?.removeEventListener("abort", release));
}

export const sendDamaged = async (
  request: FastifyRequest,
  reply: FastifyReply,
  actual: Reply,
  { effect, dice }: ActingFault,
  options: SendOptions,
): Promise<void> =>
  sendBy(request, reply, actual, options, async ({ status, body, text }) => {
    if ("garble" in effect) {
      const call = request.call?.call;
      if (effect.garble === "content-type") reply.header("content-type", "text/html; charset=utf-8").send(text);
      else if (effect.garble === "json") reply.send(truncateJson(text));
      else {
        const broken = call && withBrokenField(call, { status, body }, dice, options.validation);
        reply.send(broken ? JSON.stringify(broken) : text);
      }
      return;
    }
    const bytes = Buffer.from(text);
    const direct = directReply(reply.header("content-length", bytes.length), status);
    if ("abort" in effect) {
      direct.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => request.raw.socket.destroy());
      return;
    }
    if ("throttle" in effect) await sendThrottled(direct, bytes, effect.throttle);
    else direct.end(bytes);
  });

/** Cuts off the last 40 %, so that a bracket or a string stays open. */
const truncateJson = (text: string): string => text.slice(0, Math.max(1, Math.floor(text.length * 0.6)));

async function sendThrottled(direct: DirectReply, bytes: Buffer, perSecond: number): Promise<void> {
  const size = Math.max(1, Math.ceil(perSecond / CHUNKS_PER_SECOND));
  for (let at = 0; at < bytes.length && direct.isOpen(); at += size) {
    direct.write(bytes.subarray(at, at + size));
    await wait((Math.min(size, bytes.length - at) / perSecond) * 1000, undefined, { ref: false });
  }
  direct.end();
}
