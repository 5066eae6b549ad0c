// Executes an operation: builds its input from a request and wraps its answer in the envelope.
import type { Call } from "@hashgrove/contract/contract.ts";
import type { FastifyRequest } from "fastify";
import { findMember } from "#domain/members/member.ts";
import { type Reply, replyOf, backOfficeReply } from "#http/replies/envelope.ts";
import { withForwardedPrefix } from "#http/requests/forwarded-prefix.ts";
import { hashBody, type RequestContext } from "#http/requests/request-context.ts";
import { originOf, signPath } from "#http/uploads/signed-address.ts";
import { NEW_BACK_OFFICE_DATA } from "#operations/back-office/back-office-data.ts";
import { loginNameOf } from "#operations/login-name.ts";
import type { Handlers, ProductHandler, BackOfficeHandler } from "#operations/table.ts";
import type { ReceivedFile, Unkept } from "#ports/received-file.ts";
import type { Passwords } from "#ports/secrets.ts";
import { previousState, storeFor } from "#worlds/generation.ts";
import type { World } from "#worlds/world.ts";

export interface ExecutorOptions {
  readonly handlers: Handlers;
  /** The server's public URL; null uses the address at which the client reached the server. */
  readonly publicUrl: string | null;
}

/** Executes a call in the generation of its context. */
export type Executor = (
  request: FastifyRequest,
  context: RequestContext,
  file?: ReceivedFile | Unkept,
) => Promise<Reply> | Reply;

export function backOfficeExecutor(call: Call, { handlers }: ExecutorOptions): Executor {
  const handler = handlers.backOffice.get(call.operationId) as BackOfficeHandler;
  return (request, { world, language }) => {
    const input = {
      query: request.query,
      // A missing body counts as an empty one.
      body: call.body ? (request.body ?? {}) : undefined,
      data: world.backOffice ?? NEW_BACK_OFFICE_DATA,
      now: world.clock.now(),
    };
    const { answer, data } = handler(input as never);
    if (data) world.backOffice = data;
    return backOfficeReply(answer, language);
  };
}

/**
 * Selects the queue in which a visitor's password is hashed. Visitors do not share a queue with members, nor made-up
 * names with existing accounts, so that password guessing does not delay people who log in.
 */
function passwordsOfVisitor({ body, ip }: FastifyRequest, { passwords, store }: World): Passwords {
  const name = loginNameOf(body);
  return passwords.ofVisitor(name ?? ip, name !== null && findMember(store.read(), name) !== null);
}

export function productExecutor(call: Call, { handlers, publicUrl }: ExecutorOptions): Executor {
  const handler = handlers.product.get(call.operationId) as ProductHandler;
  return async (request, context, file) => {
    const { world, generation, member, tokenHash, language, prefix } = context;
    const key = request.headers["idempotency-key"];
    const intent =
      typeof key === "string" && member
        ? { memberId: member.id, operationId: call.operationId, key, bodyHash: hashBody(request.body) }
        : null;
    const fullUrl = (path: string): string =>
      `${withForwardedPrefix(originOf(request, publicUrl), request.forwardedPrefix)}${prefix}${signPath(world, path, tokenHash ?? "")}`;
    const isStale = context.fault !== null && "stale" in context.fault.effect;
    const store = storeFor({ world, generation, sessionHash: member && tokenHash !== undefined ? tokenHash : null });
    const input = {
      member: isStale && member ? (previousState(world).members.get(member.id) ?? member) : member,
      tokenHash,
      body: request.body,
      query: request.query,
      language,
      store: isStale ? { ...store, read: () => previousState(world) } : store,
      now: world.clock.now(),
      entropy: world.entropy,
      passwords: call.secured ? world.passwords : passwordsOfVisitor(request, world),
      intent,
      file,
      fullUrl,
    };
    return replyOf(call, await handler(input as never), language);
  };
}
