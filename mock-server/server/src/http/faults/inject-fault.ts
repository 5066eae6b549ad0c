// Injects faults: finds the fault that applies to a request and replaces or damages its reply.
import type { Call } from "@hashgrove/contract/contract.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ContractReplies } from "#http/replies/contract-replies.ts";
import { parsePreference } from "#http/replies/contract-replies.ts";
import { asCallReply, type Reply } from "#http/replies/envelope.ts";
import { send, type SendOptions } from "#http/replies/send.ts";
import type { CallFacts } from "#worlds/call-match.ts";
import type { ActingFault, FoundFault } from "#worlds/faults/acting-fault.ts";
import { abortWithoutReply, endWithoutReply, sendDamaged } from "./damage-reply.ts";
import type { Delays } from "./delays.ts";

export interface FaultInjectionOptions extends SendOptions {
  readonly replies: ContractReplies;
}

/** Whether a fault can apply: the world has rules, or the request asks for a reply by `Prefer`. */
export const canHaveFault = ({ call, headers }: FastifyRequest): boolean =>
  call !== null && (!call.world.faults.isIdle() || headers.prefer !== undefined);

const factsOf = (request: FastifyRequest, { operationId, method, path }: Call): CallFacts => ({
  operationId,
  method,
  path,
  memberId: request.call?.member?.id ?? null,
  query: () => request.query as Record<string, unknown>,
  headers: request.headers,
  body: request.body,
});

/** Finds the fault for a request, counts its use and stores it in the request's context. */
export function faultFor(request: FastifyRequest, call: Call, { replies }: FaultInjectionOptions): ActingFault | null {
  const context = request.call;
  if (!context) return null;
  const preferred = preferredFault(request, call, replies);
  const { world } = context;
  const found = preferred ?? world.faults.find(factsOf(request, call), call.effect === "read", world.clock.now());
  if (!found) return null;
  found.take();
  request.call = { ...context, fault: found.fault };
  return found.fault;
}

/**
 * The fault that `Prefer` asks for. Returns null when the contract has no such reply, and notes that in the context.
 */
function preferredFault(request: FastifyRequest, call: Call, replies: ContractReplies): FoundFault | null {
  const { prefer } = request.headers;
  if (typeof prefer !== "string" || !request.call) return null;
  const preference = parsePreference(prefer);
  const known =
    preference &&
    ("code" in preference
      ? preference.code >= 400
        ? replies.deviationOf(call, replies.compose(call, { status: preference.code }, request.call.language)) === null
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
    ended: null,
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
  return replies.compose(call, effect.reply, language);
}

/**
 * Responds to a request that has a fault. `execute` executes the call; it returns null when the client has
 * disconnected.
 */
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
    return abortWithoutReply(request, reply, actual, silent, options);
  }
  actual ??= await execute();
  if (!actual) return endWithoutReply(request, reply, null, options);
  if ("stale" in effect || "none" in effect) send(request, reply, actual, options);
  else await sendDamaged(request, reply, actual, fault, options);
}
