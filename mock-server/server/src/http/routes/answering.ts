// Gives an operation what it asks of a request, and puts what it answers into the envelope.
import type { FastifyRequest } from "fastify";
import { NEW_TEMPLATE_DATA } from "#operations/back-office/template-data.ts";
import { loginNameOf } from "#operations/login-name.ts";
import type { Handlers, ProductHandler, TemplateHandler } from "#operations/table.ts";
import { stateBefore, storeFor } from "#worlds/life.ts";
import type { Call } from "@hashgrove/contract/contract.ts";
import { faultReply, type Reply, replyOf, templateReply } from "#http/replies/envelope.ts";
import { hashBody, type RequestContext } from "#http/requests/request-context.ts";
import { originOf, signedPath } from "#http/uploads/signed-address.ts";
import type { ReceivedForm } from "#http/uploads/upload-form.ts";

export interface AnsweringOptions {
  readonly handlers: Handlers;
  /** Where clients reach the server; null when it follows from their connection. */
  readonly publicUrl: string | null;
}

/** What a call answers in the life that its context names. */
export type Answering = (
  request: FastifyRequest,
  context: RequestContext,
  form?: ReceivedForm,
) => Promise<Reply> | Reply;

/** Answers with what a call of the template says. */
export function templateAnswer(call: Call, { handlers }: AnsweringOptions): Answering {
  const handler = handlers.template.get(call.operationId) as TemplateHandler;
  return (request, { world, language }) => {
    const input = {
      query: request.query,
      // A missing body is an empty one.
      body: call.body ? (request.body ?? {}) : undefined,
      data: world.template ?? NEW_TEMPLATE_DATA,
      now: world.clock.now(),
    };
    const { answer, data } = handler(input as never);
    if (data) world.template = data;
    return templateReply(answer, language);
  };
}

/** Answers with what a call of the product says, in the language of the request. */
export function productAnswer(call: Call, { handlers, publicUrl }: AnsweringOptions): Answering {
  const handler = handlers.product.get(call.operationId) as ProductHandler;
  return async (request, context, form) => {
    const { world, life, member, tokenHash, language, prefix } = context;
    if (form && "status" in form) return faultReply(call.envelope, form.status, language, form.violations);
    const key = request.headers["idempotency-key"];
    const intent =
      typeof key === "string" && member
        ? { memberId: member.id, operationId: call.operationId, key, bodyHash: hashBody(request.body) }
        : null;
    const fullUrl = (path: string): string =>
      `${originOf(request, publicUrl)}${prefix}${signedPath(world, path, tokenHash ?? "")}`;
    const isStale = context.fault !== null && "stale" in context.fault.effect;
    const store = storeFor({ world, life, sessionHash: member && tokenHash !== undefined ? tokenHash : null });
    const input = {
      member: isStale && member ? (stateBefore(world).members.get(member.id) ?? member) : member,
      tokenHash,
      body: request.body,
      query: request.query,
      language,
      store: isStale ? { ...store, read: () => stateBefore(world) } : store,
      now: world.clock.now(),
      entropy: world.entropy,
      // Who guesses at the door holds up nobody inside.
      passwords: call.secured ? world.passwords : world.passwords.ofVisitor(loginNameOf(request.body) ?? request.ip),
      intent,
      file: form?.file,
      fullUrl,
    };
    return replyOf(call, await handler(input as never), language);
  };
}
