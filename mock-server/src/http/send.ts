import type { FastifyReply, FastifyRequest } from "fastify";
import { keptHeaders } from "#worlds/journal.ts";
import { redactAddress } from "#worlds/redaction.ts";
import { worldTime } from "#worlds/registry.ts";
import { faultReply, type Reply } from "./envelope.ts";
import { lingerOver } from "./linger.ts";
import type { Validation } from "#contract/validation.ts";

export interface SendOptions {
  readonly validation: Validation;
  /** Journal every call and say the world's time in a header. */
  readonly observe: boolean;
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

/**
 * Sends a reply of a contract's call once it was checked against the contract. One that breaks it is never sent: the
 * client gets a 500 and the header x-contract-violation says where, because a mock must not teach what is not so.
 */
export function send(request: FastifyRequest, reply: FastifyReply, answer: Reply, options: SendOptions): FastifyReply {
  const context = request.call;
  let { status, body } = answer;
  const violations: string[] = [];
  let text = answer.isLasting ? textsUnder(options.validation).get(body) : undefined;
  if (context) {
    const violation = text === undefined ? options.validation.reply(context.call, status, body) : null;
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
    if (options.observe) observe(request, { status, body }, violations, reply);
  }
  if (answer.replayed) reply.header("idempotency-replayed", "true");
  if ((status === 429 || status === 503) && !reply.hasHeader("retry-after")) reply.header("retry-after", RETRY_AFTER_S);
  lingerOver(request.raw);
  if (text === undefined) {
    text = JSON.stringify(body);
    if (answer.isLasting && body === answer.body) textsUnder(options.validation).set(body, text);
  }
  return reply.code(status).header("content-type", JSON_TYPE).send(text);
}

function observe(request: FastifyRequest, { status, body }: Reply, violations: string[], reply: FastifyReply): void {
  const context = request.call;
  if (!context) return;
  const { world, call, member, startedAt, patch } = context;
  const at = worldTime(world);
  reply.header("x-world-time", at);
  const key = request.headers["idempotency-key"];
  const reason = (body.data as { reason?: unknown } | null | undefined)?.reason;
  // The template says under 200 what elsewhere is a status.
  const came = call.envelope === "template" && body.code !== 0 ? body.code : status;
  world.journal.add({
    at,
    t: Math.round((performance.now() - startedAt) * 1000) / 1000,
    operationId: call.operationId,
    method: request.method,
    path: redactAddress(request.url),
    memberId: member?.id ?? null,
    request: { headers: keptHeaders(request.headers), body: request.body ?? null },
    reply: { status, code: body.code, body },
    outcome: typeof reason === "string" ? reason : came === 200 ? "ok" : String(came),
    violations,
    patch,
    idempotencyKey: typeof key === "string" ? key : null,
  });
}
