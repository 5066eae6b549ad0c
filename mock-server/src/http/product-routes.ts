// Makes a route of every call of the product contract: world, session, input, operation, reply, in that order.
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { delayOf } from "#operations/mock/delay.ts";
import type { Handlers, ProductHandler, TemplateHandler } from "#operations/table.ts";
import type { ReceivedFile } from "#operations/operation.ts";
import { currentCall } from "#worlds/journal.ts";
import { DEFAULT_WORLD, type Worlds } from "#worlds/registry.ts";
import type { Call, Contract } from "#contract/contract.ts";
import { faultReply, type Reply, replyOf, templateReply } from "./envelope.ts";
import { languageOf } from "./language.ts";
import { messageOf } from "./messages.ts";
import { limitRequests, type RateLimit } from "./rate-limit.ts";
import { contextOf, hashBody, type RequestContext } from "./request-context.ts";
import { send, type SendOptions } from "./send.ts";
import { createSleepers, type Sleepers } from "./sleep.ts";
import { receiveForm } from "./upload-form.ts";
import { originOf, signedPath } from "./signed-address.ts";
import { discardFile } from "./uploads.ts";
import { worldAddress } from "./world-address.ts";

export interface ProductRoutesOptions extends SendOptions {
  readonly contract: Contract;
  readonly worlds: Worlds;
  readonly handlers: Handlers;
  /** A request that names no world is refused instead of meeting the default one. */
  readonly strictWorlds: boolean;
  /** Hold back the template's replies as long as TEMPLATE.md says; tests switch it off. */
  readonly templateDelay: boolean;
  /** Where clients reach the server; null when it follows from their connection. */
  readonly publicUrl: string | null;
  /** How often one client may call; null lets everyone. */
  readonly rateLimit: RateLimit | null;
}

export async function productRoutes(app: FastifyInstance, options: ProductRoutesOptions): Promise<void> {
  if (options.rateLimit) await limitRequests(app, options.rateLimit);
  const sleepers = createSleepers();
  app.addHook("preClose", (done) => {
    sleepers.wakeAll();
    done();
  });
  const isForm = (call: Call): boolean => call.body?.type === "multipart";
  for (const call of options.contract.calls) if (!isForm(call)) route(app, call, options, sleepers);
  // Apart, so that forms are read where one is wanted and are 415 everywhere else.
  await app.register(async (forms) => {
    await forms.register(multipart);
    for (const call of options.contract.calls) if (isForm(call)) route(forms, call, options, sleepers);
  });
}

function route(app: FastifyInstance, call: Call, options: ProductRoutesOptions, sleepers: Sleepers): void {
  const answer = call.envelope === "template" ? templateAnswer(call, options, sleepers) : productAnswer(call, options);
  const limit = options.rateLimit ? [app.rateLimit()] : [];
  app.route({
    method: call.method,
    url: call.path,
    onRequest: [
      (request, reply, done) => {
        const refusal = admit(request, call, options);
        if (refusal) send(request, reply, refusal, options);
        else done();
      },
      ...limit,
      (request, reply, done) => {
        const { member, language } = contextFor(request);
        if (call.secured && !member) send(request, reply, faultReply(call.envelope, 401, language), options);
        else done();
      },
    ],
    async handler(request, reply) {
      const context = contextFor(request);
      const settling = context.world.settle();
      if (settling) await settling;
      const violations = [
        ...options.validation.query(call, request.query),
        ...options.validation.headers(call, request.headers),
        ...options.validation.body(call, request.body),
      ];
      if (violations.length > 0) {
        return send(request, reply, faultReply(call.envelope, 422, context.language, violations), options);
      }
      const given = options.observe
        ? await currentCall.run(context, () => answer(request, context))
        : await answer(request, context);
      return given ? send(request, reply, given, options) : reply.hijack();
    },
  });
}

const contextFor = (request: FastifyRequest): RequestContext => {
  if (!request.call) throw new Error("the request was not admitted");
  return request.call;
};

/** Finds world and session; answers why the request goes no further, or null. The body is not read yet. */
function admit(request: FastifyRequest, call: Call, options: ProductRoutesOptions): Reply | null {
  const { id, fault, prefix } = worldAddress(request.raw);
  const language = languageOf(request.headers["accept-language"]);
  if (fault || (id === null && options.strictWorlds)) return faultReply(call.envelope, 400, language);
  const world = options.worlds.get(id ?? DEFAULT_WORLD);
  if (!world) return unknownWorld(call.envelope, request);
  world.touchedAt = Date.now();
  request.call = contextOf(request, call, world, prefix);
  return null;
}

/** A typing error must not yield a fresh, plausible world. */
export function unknownWorld(envelope: Call["envelope"], request: FastifyRequest): Reply {
  const language = languageOf(request.headers["accept-language"]);
  if (envelope === "template") return { status: 404, body: { code: 404, message: messageOf("en", "unknown-world") } };
  return { status: 404, body: { code: 404, msg: messageOf(language, "unknown-world"), data: null } };
}

/** Answers undefined when the client has gone. */
type Answering = (request: FastifyRequest, context: RequestContext) => Promise<Reply | undefined> | Reply;

function templateAnswer(
  call: Call,
  { handlers, templateDelay }: ProductRoutesOptions,
  { sleepUnlessClosed }: Sleepers,
): Answering {
  const handler = handlers.template.get(call.operationId) as TemplateHandler;
  const delay = templateDelay ? delayOf(call.operationId) : 0;
  return async (request, { world }) => {
    if (delay > 0 && !(await sleepUnlessClosed(request.raw, delay))) return undefined;
    const input = { query: request.query, body: request.body, data: world.template, now: world.clock.now() };
    const { answer, data } = handler(input as never);
    if (data) world.template = data;
    return templateReply(answer);
  };
}

function productAnswer(call: Call, { handlers, publicUrl }: ProductRoutesOptions): Answering {
  const handler = handlers.product.get(call.operationId) as ProductHandler;
  return async (request, context) => {
    const { world, member, tokenHash, language, prefix } = context;
    let file: ReceivedFile | "unsupported-file" | "empty-file" | undefined;
    if (call.body?.type === "multipart") {
      const form = await receiveForm(request, world);
      if ("status" in form) return faultReply(call.envelope, form.status, language, form.violations);
      ({ file } = form);
    }
    const key = request.headers["idempotency-key"];
    const intent =
      typeof key === "string" && member
        ? { memberId: member.id, operationId: call.operationId, key, bodyHash: hashBody(request.body) }
        : null;
    const fullUrl = (path: string): string =>
      `${originOf(request, publicUrl)}${prefix}${signedPath(world, path, tokenHash ?? "")}`;
    const input = {
      member,
      tokenHash,
      body: request.body,
      query: request.query,
      language,
      store: world.store,
      now: world.clock.now(),
      entropy: world.entropy,
      // Who guesses at the door holds up nobody inside.
      passwords: call.secured ? world.passwords : world.passwords.visitors,
      intent,
      file,
      fullUrl,
    };
    const kept = typeof file === "object" ? file : null;
    try {
      const answer = await handler(input as never);
      if (!answer.ok && kept) await discardFile(world, kept);
      return replyOf(call, answer, language);
    } catch (error) {
      if (kept) await discardFile(world, kept);
      throw error;
    }
  };
}
