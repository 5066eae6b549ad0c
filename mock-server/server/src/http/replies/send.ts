import type { Validation } from "@hashgrove/contract/validation.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { findSession } from "#domain/sessions/session.ts";
import type { RequestContext } from "#http/requests/request-context.ts";
import { effectText } from "#worlds/faults/fault-rule.ts";
import { type JournalWarning, recordedHeaders } from "#worlds/journal.ts";
import { worldTime, type Worlds } from "#worlds/registry.ts";
import type { World } from "#worlds/world.ts";
import { faultReply, type Reply, textOf, withText } from "./envelope.ts";
import { asHeader, violationLine } from "./violation-line.ts";

export interface SendOptions {
  readonly validation: Validation;
  /** Record every call in the journal and send the world's time in a header. */
  readonly isObserved: boolean;
  readonly worlds: Worlds;
}

/** Retry-After of a 429 or 503, in seconds, unless the reply has its own. */
export const RETRY_AFTER_S = 5;
const JSON_TYPE = "application/json; charset=utf-8";

/** Serialised texts of constant bodies, by the contract that they were validated against. */
const constantTexts = new WeakMap<Validation, WeakMap<Reply["body"], string>>();

function textsUnder(validation: Validation): WeakMap<Reply["body"], string> {
  let texts = constantTexts.get(validation);
  if (!texts) constantTexts.set(validation, (texts = new WeakMap()));
  return texts;
}

interface PreparedReply {
  readonly status: number;
  readonly body: Reply["body"];
  readonly text: string;
}

/** Sends a call's reply after validating it against the contract. */
export const send = (request: FastifyRequest, reply: FastifyReply, answer: Reply, options: SendOptions): FastifyReply =>
  // Sends bytes, because Node would join a string with the headers and encode both, which slowed a purchase measurably.
  sendBy(request, reply, answer, options, ({ text }) => reply.send(Buffer.from(text)));

/**
 * Prepares a reply, has `deliver` send it, and then records the call. A reply that breaks the contract is replaced by a
 * 500 with call, position and rule in the header x-contract-violation, because a mock must not teach clients a wrong
 * contract.
 */
export function sendBy<Delivery>(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Reply,
  options: SendOptions,
  deliver: (prepared: PreparedReply) => Delivery,
): Delivery {
  const context = request.call;
  let { status, body } = answer;
  const violations: string[] = [];
  let text = answer.isConstant ? textsUnder(options.validation).get(body) : undefined;
  let at = "";
  if (context) {
    const isTrusted = text !== undefined || context.fault?.offContract === true;
    const violation = isTrusted ? null : options.validation.reply(context.call, status, body);
    if (violation) {
      const { operationId, envelope } = context.call;
      const line = violationLine(violation, body);
      violations.push(line);
      request.log.error(`the reply of ${operationId} breaks the contract: ${line}`);
      ({ status, body } = faultReply(envelope, 500, context.language));
      // On test servers the text for users contains the violation, too.
      if (options.isObserved) ({ body } = withText({ status, body }, `${textOf(body)} ${operationId}: ${line}`));
      reply.header("x-contract-violation", asHeader(`${operationId}: ${line}`));
    }
    reply.header("cache-control", "no-store");
    // The server's time is the world's time, so that clients can compute how far a term has progressed.
    reply.header("date", new Date(context.world.clock.now()).toUTCString());
    if (options.isObserved) {
      at = worldTime(context.world);
      reply.header("x-world-time", at);
    }
  }
  if (answer.replayed) reply.header("idempotency-replayed", "true");
  if ((status === 429 || status === 503) && !reply.hasHeader("retry-after")) reply.header("retry-after", RETRY_AFTER_S);
  if (text === undefined) {
    text = JSON.stringify(body);
    if (answer.isConstant && body === answer.body) textsUnder(options.validation).set(body, text);
  }
  reply.code(status).header("content-type", JSON_TYPE);
  const delivery = deliver({ status, body, text });
  if (options.isObserved) recordCall(request, { status, body }, violations, at, options);
  return delivery;
}

/** Records a call that got no reply. */
export function recordSilence(request: FastifyRequest, options: SendOptions): void {
  const world = request.call?.world;
  if (options.isObserved && world) recordCall(request, null, [], worldTime(world), options);
}

/** Records a call; `at` is the world's time, and `sent` is null when no reply was sent. Never throws. */
function recordCall(
  request: FastifyRequest,
  sent: Reply | null,
  violations: string[],
  at: string,
  options: SendOptions,
): void {
  const context = request.call;
  if (!context) return;
  const { world, call, member, startedAt, patch, fault } = context;
  const key = request.headers["idempotency-key"];
  const record = (): void =>
    world.journal.add({
      at,
      t: Math.round((performance.now() - startedAt) * 1000) / 1000,
      operationId: call.operationId,
      method: request.method,
      path: request.url,
      memberId: member?.id ?? null,
      request: { headers: recordedHeaders(request.headers), body: request.body ?? null },
      reply: sent ? { status: sent.status, code: sent.body.code, body: sent.body } : SILENCE,
      outcome: sent ? outcomeOf(call, sent) : "no-reply",
      violations,
      warnings: warningsOf(context, options),
      fault: fault && { id: fault.id, label: fault.label, effect: effectText(fault.effect), when: fault.when },
      patch,
      idempotencyKey: typeof key === "string" ? key : null,
    });
  world.observers.run("journal", record, undefined);
}

const SILENCE = { status: null, code: null, body: null } as const;

function outcomeOf({ envelope }: RequestContext["call"], { status, body }: Reply): string {
  const reason = (body.data as { reason?: unknown } | null | undefined)?.reason;
  if (typeof reason === "string") return reason;
  // Back-office replies have the error in their code, other envelopes in the HTTP status.
  const outcome = envelope === "template" && body.code !== 0 ? body.code : status;
  return outcome === 200 ? "ok" : String(outcome);
}

const NO_WARNINGS: readonly JournalWarning[] = [];

function warningsOf({ world, tokenHash, member, unmetPreference }: RequestContext, { worlds }: SendOptions) {
  if (unmetPreference === null && (member || tokenHash === undefined)) return NO_WARNINGS;
  const warnings: JournalWarning[] = [];
  if (unmetPreference !== null) warnings.push({ kind: "preference-not-applied", message: unmetPreference });
  // Without the warning, a test that mixes up two worlds would only see a 401 or a visitor's view.
  const home = tokenHash !== undefined && !member ? worldOfSession(worlds, tokenHash) : null;
  if (home && home !== world)
    warnings.push({ kind: "foreign-token", message: `the token belongs to the world "${home.id}"` });
  return warnings;
}

const worldOfSession = (worlds: Worlds, tokenHash: string): World | undefined =>
  worlds.list().find(({ store, clock }) => findSession(store.read(), tokenHash, clock.now()) !== null);
