// Injects faults: finds the fault that applies to a request and replaces or damages its reply.
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Call } from "@hashgrove/contract/contract.ts";
import type { CallFacts } from "#worlds/call-match.ts";
import { type ActingFault, breaksConnection, type FoundFault } from "#worlds/faults.ts";
import type { World } from "#worlds/world.ts";
import type { ContractReplies } from "#http/replies/contract-replies.ts";
import { parsePreference } from "#http/replies/contract-replies.ts";
import { asCallReply, type Reply } from "#http/replies/envelope.ts";
import { send, type SendOptions } from "#http/replies/send.ts";
import type { Delays } from "./delays.ts";
import { abortWithoutReply, endWithoutReply, sendDamaged } from "./damage-reply.ts";

export interface FaultInjectionOptions extends SendOptions {
  readonly replies: ContractReplies;
}

interface Connection {
  readonly openedAt: number;
  /** How long the process had been idle in total when the connection opened, in milliseconds. */
  readonly idleMs: number;
  hasServed: boolean;
  /** Whether the browser had the connection before it needed it for the current request. */
  wasOpenBefore: boolean;
}
const connections = new WeakMap<Socket, Connection>();
/** When a request for an operation was last cut off so that the browser sends it again on another connection. */
const lastResend = new WeakMap<World, Map<string, number>>();
/**
 * A browser that opens a connection for a request sends it within a millisecond or two. A connection that waited longer
 * was opened for a request that another connection took meanwhile. Only the idle time of this process counts: while it
 * is busy, requests that have arrived wait unread.
 */
const IDLE_LIMIT_MS = 20;
const idleMs = (): number => performance.eventLoopUtilization().idle;

/**
 * Tracks connections, to distinguish those that were open before from new ones. Only for servers that inject faults.
 */
export function watchConnections({ server }: FastifyInstance): void {
  server.on("connection", (socket: Socket) =>
    connections.set(socket, { openedAt: performance.now(), idleMs: idleMs(), hasServed: false, wasOpenBefore: false }),
  );
  server.prependListener("request", ({ socket }: IncomingMessage) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.wasOpenBefore = connection.hasServed || idleMs() - connection.idleMs > IDLE_LIMIT_MS;
    connection.hasServed = true;
  });
}

/** Whether a fault can apply: the world has rules, or the request asks for a reply by `Prefer`. */
export const canHaveFault = ({ call, headers }: FastifyRequest): boolean =>
  call !== null && (!call.world.faults.isIdle() || headers.prefer !== undefined);

/**
 * Disables keep-alive while an armed rule breaks connections. Otherwise a browser may hold a spare connection, opened
 * for a request that another connection took, which the server cannot distinguish from one opened for the call.
 */
export function disableKeepAlive({ call }: FastifyRequest, reply: FastifyReply): void {
  if (call?.world.faults.canBreakConnection()) reply.header("connection", "close");
}

const factsOf = (request: FastifyRequest, { operationId, method, path }: Call): CallFacts => ({
  operationId,
  method,
  path,
  memberId: request.call?.member?.id ?? null,
  query: () => request.query as Record<string, unknown>,
  headers: request.headers,
  body: request.body,
});

/** The fault for a request, stored in its context; "resend" when the browser has to send the request again first. */
export function faultFor(
  request: FastifyRequest,
  call: Call,
  { replies }: FaultInjectionOptions,
): ActingFault | "resend" | null {
  const context = request.call;
  if (!context) return null;
  const preferred = preferredFault(request, call, replies);
  const { world } = context;
  const found = preferred ?? world.faults.find(factsOf(request, call), call.effect === "read", world.clock.now());
  if (!found) return null;
  if (breaksConnection(found.fault) && wouldResend(request, world, call)) {
    const resends = lastResend.get(world) ?? new Map<string, number>();
    lastResend.set(world, resends.set(call.operationId, performance.now()));
    return "resend";
  }
  found.take();
  request.call = { ...context, fault: found.fault };
  return found.fault;
}

/**
 * Whether the browser would repeat the request by itself. Browsers silently resend a request whose connection, used or
 * not, was open before and breaks: the page would never see the lost response. So that connection is closed first, and
 * the fault acts on the new connection, which the browser does not repeat. A connection that already existed at the
 * last resend is not such a new one: it was opened while the request used another.
 */
function wouldResend({ raw, headers }: FastifyRequest, world: World, { operationId }: Call): boolean {
  const connection = connections.get(raw.socket);
  if (headers["sec-fetch-mode"] === undefined || !connection) return false;
  return connection.wasOpenBefore || connection.openedAt < (lastResend.get(world)?.get(operationId) ?? -Infinity);
}

/** The fault that `Prefer` asks for; null, with a note in the context, when the contract has no such reply. */
function preferredFault(request: FastifyRequest, call: Call, replies: ContractReplies): FoundFault | null {
  const { prefer } = request.headers;
  if (typeof prefer !== "string" || !request.call) return null;
  const preference = parsePreference(prefer);
  const known =
    preference &&
    ("code" in preference
      ? preference.code >= 400
        ? replies.isDocumented(call, replies.compose(call, { status: preference.code }, request.call.language))
        : replies.exampleOf(call.operationId, preference.code) !== undefined
      : replies.example(call.operationId, preference.example) !== undefined);
  if (!preference || !known) {
    const message = `the contract gives ${call.operationId} no reply for "Prefer: ${prefer.slice(0, 200)}"`;
    request.call = { ...request.call, unmetPreference: message };
    return null;
  }
  const effect = "code" in preference ? { reply: { status: preference.code } } : { example: preference.example };
  const fault: ActingFault = {
    id: null,
    label: null,
    when: "before",
    effect,
    delayMs: 0,
    offContract: false,
    retryAfterS: null,
    dice: 0,
    deleted: null,
  };
  return { fault, take: () => {} };
}

/** The reply that the fault sends instead of the real one; null when it damages the real reply. */
function injectedReply(
  request: FastifyRequest,
  call: Call,
  { effect }: ActingFault,
  replies: ContractReplies,
): Reply | null {
  const language = request.call?.language ?? "ja";
  if ("example" in effect) return replies.example(call.operationId, effect.example) ?? null;
  if ("quota" in effect) return replies.compose(call, { status: 429 }, language);
  if (!("reply" in effect)) return null;
  const { status, code } = effect.reply;
  const example = status < 400 && effect.reply.reason === undefined && code === undefined;
  return (example && replies.exampleOf(call.operationId, status)) || replies.compose(call, effect.reply, language);
}

/** Responds to a request that has a fault; `execute` executes the call and returns null when its client has gone. */
export async function respondWithFault(
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  fault: ActingFault,
  execute: () => Promise<Reply | null>,
  options: FaultInjectionOptions & { readonly delays: Delays },
): Promise<void> {
  const { effect, when } = fault;
  const waitForDelay = async (): Promise<boolean> =>
    fault.delayMs === 0 || (await options.delays.waitUnlessClosed(request.raw, fault.delayMs));
  const isAfter = when === "after";
  let actual = isAfter ? await execute() : null;
  if ((isAfter && !actual) || !(await waitForDelay())) return endWithoutReply(request, reply, actual, options);

  const injected = injectedReply(request, call, fault, options.replies);
  if (injected) {
    const seconds = ("reply" in effect ? effect.reply.retryAfter : undefined) ?? fault.retryAfterS;
    if (seconds !== null && (injected.status === 429 || injected.status === 503)) reply.header("retry-after", seconds);
    if (fault.id === null) reply.header("preference-applied", String(request.headers.prefer));
    send(request, reply, fault.id === null ? asCallReply(call.envelope, injected) : injected, options);
    return;
  }
  if ("abort" in effect && effect.abort !== "truncate") {
    const silent = fault as typeof fault & { effect: { abort: string } };
    abortWithoutReply(request, reply, actual, silent, options);
    return;
  }
  actual ??= await execute();
  if (!actual) return endWithoutReply(request, reply, null, options);
  if ("stale" in effect || "none" in effect) send(request, reply, actual, options);
  else await sendDamaged(request, reply, actual, fault, options);
}
