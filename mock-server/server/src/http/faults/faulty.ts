// Where faults meet calls: whether one acts on a request, and what its reply becomes then.
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Call } from "@hashgrove/contract/contract.ts";
import type { CallFacts } from "#worlds/call-match.ts";
import { type ActingFault, breaksOff, type FoundFault } from "#worlds/faults.ts";
import type { World } from "#worlds/world.ts";
import type { ContractReplies } from "#http/replies/contract-replies.ts";
import { wishOf } from "#http/replies/contract-replies.ts";
import { inCall, type Reply } from "#http/replies/envelope.ts";
import { send, type SendOptions } from "#http/replies/send.ts";
import type { Sleepers } from "./sleep.ts";
import { fallSilent, giveUp, sendSpoilt } from "./spoil.ts";

export interface FaultyOptions extends SendOptions {
  readonly replies: ContractReplies;
}

interface Connection {
  readonly openedAt: number;
  /** How long this process had waited for anything to come by then, milliseconds. */
  readonly idleMs: number;
  isUsed: boolean;
  /** Whether it was there before the browser needed it for the request that it carries now. */
  stoodOpen: boolean;
}
const connections = new WeakMap<Socket, Connection>();
/** When a request of an operation last met the end of its connection, so that it comes again over another. */
const sentAgain = new WeakMap<World, Map<string, number>>();
/**
 * What a browser sends over a connection that it opened for that comes within a millisecond or two. One that waits this
 * long was opened for a request that another connection took meanwhile. Only the time counts in which this process had
 * nothing to do: while it is busy, what has come lies unread.
 */
const WAITED_MS = 20;
const idleMs = (): number => performance.eventLoopUtilization().idle;

/** Tells the connections that stood open from new ones, for servers in which something may go wrong. */
export function watchConnections({ server }: FastifyInstance): void {
  server.on("connection", (socket: Socket) =>
    connections.set(socket, { openedAt: performance.now(), idleMs: idleMs(), isUsed: false, stoodOpen: false }),
  );
  server.prependListener("request", ({ socket }: IncomingMessage) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.stoodOpen = connection.isUsed || idleMs() - connection.idleMs > WAITED_MS;
    connection.isUsed = true;
  });
}

/** Whether any rule, or the request itself, may make it go wrong. */
export const mayGoWrong = ({ call, headers }: FastifyRequest): boolean =>
  call !== null && (!call.world.faults.isIdle() || headers.prefer !== undefined);

/**
 * While a rule is armed that breaks connections off, none serves twice: a browser opens no connection for a request that
 * another one then takes, and so has none ready that nobody could tell from one opened for the call.
 */
export function keepNoConnection({ call }: FastifyRequest, reply: FastifyReply): void {
  if (call?.world.faults.mayBreakOff()) reply.header("connection", "close");
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

/** The fault that acts on a request, noted in its context; "resend" when the client is to send it once more first. */
export function faultFor(
  request: FastifyRequest,
  call: Call,
  { replies }: FaultyOptions,
): ActingFault | "resend" | null {
  const context = request.call;
  if (!context) return null;
  const wished = wishFor(request, call, replies);
  const { world } = context;
  const found = wished ?? world.faults.find(factsOf(request, call), call.effect === "read", world.clock.now());
  if (!found) return null;
  if (breaksOff(found.fault) && wouldResend(request, world, call)) {
    const times = sentAgain.get(world) ?? new Map<string, number>();
    sentAgain.set(world, times.set(call.operationId, performance.now()));
    return "resend";
  }
  found.take();
  request.call = { ...context, fault: found.fault };
  return found.fault;
}

/**
 * A browser that meets the end of a connection that stood open, used or not, sends the request again by itself, unseen by
 * the page: a lost reply would then be no loss. So that connection is ended first, and the fault acts on the new one that
 * the browser comes on in the end, which it does not repeat. One that was there when the request last met such an end is
 * none of those: it was opened while the request went over another.
 */
function wouldResend({ raw, headers }: FastifyRequest, world: World, { operationId }: Call): boolean {
  const connection = connections.get(raw.socket);
  if (headers["sec-fetch-mode"] === undefined || !connection) return false;
  return connection.stoodOpen || connection.openedAt < (sentAgain.get(world)?.get(operationId) ?? -Infinity);
}

/** What `Prefer` asks for; a wish that the contract does not know is noted. */
function wishFor(request: FastifyRequest, call: Call, replies: ContractReplies): FoundFault | null {
  const { prefer } = request.headers;
  if (typeof prefer !== "string" || !request.call) return null;
  const wish = wishOf(prefer);
  const known =
    wish &&
    ("code" in wish
      ? wish.code >= 400
        ? replies.isDocumented(call, replies.said(call, { status: wish.code }, request.call.language))
        : replies.exampleOf(call.operationId, wish.code) !== undefined
      : replies.example(call.operationId, wish.example) !== undefined);
  if (!wish || !known) {
    const message = `the contract gives ${call.operationId} no reply for "Prefer: ${prefer.slice(0, 200)}"`;
    request.call = { ...request.call, unmetWish: message };
    return null;
  }
  const effect = "code" in wish ? { reply: { status: wish.code } } : { example: wish.example };
  const fault: ActingFault = {
    id: null,
    label: null,
    when: "before",
    effect,
    delayMs: 0,
    offContract: false,
    retryAfterS: null,
    dice: 0,
    gone: null,
  };
  return { fault, take: () => {} };
}

/** What the fault says in the server's place; null where it is the true reply that is spoilt. */
function saidBy(request: FastifyRequest, call: Call, { effect }: ActingFault, replies: ContractReplies): Reply | null {
  const language = request.call?.language ?? "ja";
  if ("example" in effect) return replies.example(call.operationId, effect.example) ?? null;
  if ("quota" in effect) return replies.said(call, { status: 429 }, language);
  if (!("reply" in effect)) return null;
  const { status, code } = effect.reply;
  const example = status < 400 && effect.reply.reason === undefined && code === undefined;
  return (example && replies.exampleOf(call.operationId, status)) || replies.said(call, effect.reply, language);
}

/** Answers a request on which a fault acts; `carryOut` does what it asks for, and answers null when its client went. */
export async function answerFaulty(
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  fault: ActingFault,
  carryOut: () => Promise<Reply | null>,
  options: FaultyOptions & { readonly sleepers: Sleepers },
): Promise<void> {
  const { effect, when } = fault;
  const late = async (): Promise<boolean> =>
    fault.delayMs === 0 || (await options.sleepers.sleepUnlessClosed(request.raw, fault.delayMs));
  const isAfter = when === "after";
  let truth = isAfter ? await carryOut() : null;
  if ((isAfter && !truth) || !(await late())) return giveUp(request, reply, truth, options);

  const said = saidBy(request, call, fault, options.replies);
  if (said) {
    const seconds = ("reply" in effect ? effect.reply.retryAfter : undefined) ?? fault.retryAfterS;
    if (seconds !== null && (said.status === 429 || said.status === 503)) reply.header("retry-after", seconds);
    if (fault.id === null) reply.header("preference-applied", String(request.headers.prefer));
    send(request, reply, fault.id === null ? inCall(call.envelope, said) : said, options);
    return;
  }
  if ("abort" in effect && effect.abort !== "truncate") {
    const silent = fault as typeof fault & { effect: { abort: string } };
    fallSilent(request, reply, truth, silent, options);
    return;
  }
  truth ??= await carryOut();
  if (!truth) return giveUp(request, reply, null, options);
  if ("stale" in effect || "none" in effect) send(request, reply, truth, options);
  else await sendSpoilt(request, reply, truth, fault, options);
}
