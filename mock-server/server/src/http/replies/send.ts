import type { FastifyReply, FastifyRequest } from "fastify";
import { type JournalWarning, keptHeaders } from "#worlds/journal.ts";
import { redactAddress } from "#worlds/redaction.ts";
import { findSession } from "#domain/session.ts";
import { effectText } from "#worlds/fault-rule.ts";
import { worldTime, type Worlds } from "#worlds/registry.ts";
import { faultReply, type Reply } from "./envelope.ts";
import { lingerOver } from "./linger.ts";
import type { RequestContext } from "#http/requests/request-context.ts";
import type { World } from "#worlds/world.ts";
import type { Validation } from "@hashgrove/contract/validation.ts";

export interface SendOptions {
  readonly validation: Validation;
  /** Journal every call and say the world's time in a header. */
  readonly observe: boolean;
  readonly worlds: Worlds;
}

/** When to try again what cannot be done at the moment, in seconds; the limit of requests says its own. */
export const RETRY_AFTER_S = 5;
const JSON_TYPE = "application/json; charset=utf-8";

/** Texts of the bodies that are sent again and again, by the contract that they were checked against. */
const lastingTexts = new WeakMap<Validation, WeakMap<Reply["body"], string>>();

function textsUnder(validation: Validation): WeakMap<Reply["body"], string> {
  let texts = lastingTexts.get(validation);
  if (!texts) lastingTexts.set(validation, (texts = new WeakMap()));
  return texts;
}

/** Sends a reply of a contract's call once it was checked against the contract. */
export function send(request: FastifyRequest, reply: FastifyReply, answer: Reply, options: SendOptions): FastifyReply {
  const { text } = readied(request, reply, answer, options);
  return reply.send(text);
}

/**
 * Readies a reply for sending: checked against the contract, taken down, with its headers; the text is yet to be sent.
 * One that breaks the contract is never sent: the client gets a 500 and the header x-contract-violation says where,
 * because a mock must not teach what is not so.
 */
export function readied(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Reply,
  options: SendOptions,
): { readonly status: number; readonly body: Reply["body"]; readonly text: string } {
  const context = request.call;
  let { status, body } = answer;
  const violations: string[] = [];
  let text = answer.isLasting ? textsUnder(options.validation).get(body) : undefined;
  if (context) {
    const isChecked = text !== undefined || context.fault?.offContract === true;
    const violation = isChecked ? null : options.validation.reply(context.call, status, body);
    if (violation) {
      const place = `${violation.pointer} ${violation.message}`;
      violations.push(place);
      request.log.error({ operationId: context.call.operationId, violation }, "the reply breaks the contract");
      ({ status, body } = faultReply(context.call.envelope, 500, context.language));
      reply.header("x-contract-violation", encodeURI(place.toWellFormed()));
    }
    reply.header("cache-control", "no-store");
    // The time of the world is the time of the server, so that a client can tell how far a term has come.
    reply.header("date", new Date(context.world.clock.now()).toUTCString());
    if (options.observe) {
      const at = worldTime(context.world);
      reply.header("x-world-time", at);
      observe(request, { status, body }, violations, at, options);
    }
  }
  if (answer.replayed) reply.header("idempotency-replayed", "true");
  if ((status === 429 || status === 503) && !reply.hasHeader("retry-after")) reply.header("retry-after", RETRY_AFTER_S);
  lingerOver(request.raw);
  if (text === undefined) {
    text = JSON.stringify(body);
    if (answer.isLasting && body === answer.body) textsUnder(options.validation).set(body, text);
  }
  reply.code(status).header("content-type", JSON_TYPE);
  return { status, body, text };
}

/** Takes down a call that a fault ended without a reply. */
export function observeSilence(request: FastifyRequest, options: SendOptions): void {
  const world = request.call?.world;
  if (options.observe && world) observe(request, null, [], worldTime(world), options);
}

/** Takes a call down at a time of its world; `said` is null when nothing was. */
function observe(
  request: FastifyRequest,
  said: Reply | null,
  violations: string[],
  at: string,
  options: SendOptions,
): void {
  const context = request.call;
  if (!context) return;
  const { world, call, member, startedAt, patch, fault } = context;
  const key = request.headers["idempotency-key"];
  world.journal.add({
    at,
    t: Math.round((performance.now() - startedAt) * 1000) / 1000,
    operationId: call.operationId,
    method: request.method,
    path: redactAddress(request.url),
    memberId: member?.id ?? null,
    request: { headers: keptHeaders(request.headers), body: request.body ?? null },
    reply: said ? { status: said.status, code: said.body.code, body: said.body } : SILENCE,
    outcome: said ? outcomeOf(call, said) : "no-reply",
    violations,
    warnings: warningsOf(context, options),
    fault: fault && { id: fault.id, label: fault.label, effect: effectText(fault.effect), when: fault.when },
    patch,
    idempotencyKey: typeof key === "string" ? key : null,
  });
}

const SILENCE = { status: null, code: null, body: null } as const;

function outcomeOf({ envelope }: RequestContext["call"], { status, body }: Reply): string {
  const reason = (body.data as { reason?: unknown } | null | undefined)?.reason;
  if (typeof reason === "string") return reason;
  // The template says under 200 what elsewhere is a status.
  const came = envelope === "template" && body.code !== 0 ? body.code : status;
  return came === 200 ? "ok" : String(came);
}

const NO_WARNINGS: readonly JournalWarning[] = [];

function warningsOf({ world, tokenHash, member, unmetWish }: RequestContext, { worlds }: SendOptions) {
  if (unmetWish === null && (member || tokenHash === undefined)) return NO_WARNINGS;
  const warnings: JournalWarning[] = [];
  if (unmetWish !== null) warnings.push({ kind: "preference-not-applied", message: unmetWish });
  // A test that mixes up two worlds would otherwise see a plain 401, or a visitor's view.
  const home = tokenHash !== undefined && !member ? worldOfSession(worlds, tokenHash) : null;
  if (home && home !== world)
    warnings.push({ kind: "foreign-token", message: `the token belongs to the world "${home.id}"` });
  return warnings;
}

const worldOfSession = (worlds: Worlds, tokenHash: string): World | undefined =>
  worlds.list().find(({ store, clock }) => findSession(store.read(), tokenHash, clock.now()) !== null);
