// Makes a route of every call of the product contract: world, session, input, operation, reply, in that order. World and
// session are looked at before the body is read, so that nobody sends one in vain, and again when it is complete: a
// request belongs to the life of the world, and to the session, in which it is carried out.
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { delayOf } from "#operations/mock/delay.ts";
import { NEW_TEMPLATE_DATA } from "#operations/mock/template-data.ts";
import type { Handlers, ProductHandler, TemplateHandler } from "#operations/table.ts";
import { StorageFailed } from "#ports/store.ts";
import { currentCall } from "#worlds/journal.ts";
import { Overtaken, storeFor } from "#worlds/life.ts";
import type { World } from "#worlds/world.ts";
import type { Call, Contract } from "#contract/contract.ts";
import { faultReply, type Reply, replyOf, templateReply } from "./envelope.ts";
import { languageOf } from "./language.ts";
import { messageOf } from "./messages.ts";
import { limitRequests, type RateLimit } from "./rate-limit.ts";
import { contextOf, hashBody, type RequestContext } from "./request-context.ts";
import { send, type SendOptions } from "./send.ts";
import { createSleepers, type Sleepers } from "./sleep.ts";
import { type ReceivedForm, receiveForm } from "./upload-form.ts";
import { originOf, signedPath } from "./signed-address.ts";
import { discardFile } from "./uploads.ts";
import { type WorldChoice, worldOf } from "./world-address.ts";

export interface ProductRoutesOptions extends SendOptions, WorldChoice {
  readonly contract: Contract;
  readonly handlers: Handlers;
  /** Hold back the template's replies as long as rule T2 says; tests switch it off. */
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
  const isTemplate = call.envelope === "template";
  const answer = isTemplate ? templateAnswer(call, options) : productAnswer(call, options);
  const delay = isTemplate && options.templateDelay ? delayOf(call.operationId) : 0;
  const limit = options.rateLimit ? [app.rateLimit()] : [];
  app.route({
    method: call.method,
    url: call.path,
    onRequest: [
      (request, reply, done) => {
        const refusal = findWorld(request, call, options);
        if (refusal) send(request, reply, refusal, options);
        else done();
      },
      ...limit,
      (request, reply, done) => {
        const refusal = turnAwayStrangers(request);
        if (refusal) send(request, reply, refusal, options);
        else done();
      },
    ],
    async handler(request, reply) {
      const violations = [
        ...options.validation.query(call, request.query),
        ...options.validation.headers(call, request.headers),
        ...options.validation.body(call, request.body),
      ];
      if (violations.length > 0) {
        const { language } = contextFor(request);
        return send(request, reply, faultReply(call.envelope, 422, language, violations), options);
      }
      if (delay > 0 && !(await sleepers.sleepUnlessClosed(request.raw, delay))) return reply.hijack();
      const given =
        call.body?.type === "multipart"
          ? await carryOutForm(request, call, options, answer)
          : await carryOut(request, call, options, answer);
      return send(request, reply, given, options);
    },
  });
}

/** What a call answers in the life that its context names. */
type Answering = (request: FastifyRequest, context: RequestContext, form?: ReceivedForm) => Promise<Reply> | Reply;

/** Answers a request whose body is complete in the present life; begins anew when that, or its session, ends meanwhile. */
async function carryOut(
  request: FastifyRequest,
  call: Call,
  options: ProductRoutesOptions,
  answer: Answering,
): Promise<Reply> {
  for (;;) {
    await settled(contextFor(request).world, call);
    const refusal = findWorld(request, call, options) ?? turnAwayStrangers(request);
    if (refusal) return refusal;
    const context = contextFor(request);
    try {
      return await (options.observe
        ? currentCall.run(context, () => answer(request, context))
        : answer(request, context));
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
  }
}

/** Runs what is due first. Where that cannot be stored, reads go on with the last durable state. */
async function settled(world: World, { effect, envelope }: Call): Promise<void> {
  try {
    await world.settle();
  } catch (error) {
    const needsIt = effect !== "read" && envelope !== "template";
    if (needsIt || !(error instanceof StorageFailed)) throw error;
  }
}

/** Receives the form, which takes its time, before it is carried out; what does not come of it leaves no file behind. */
async function carryOutForm(
  request: FastifyRequest,
  call: Call,
  options: ProductRoutesOptions,
  answer: Answering,
): Promise<Reply> {
  const { world, life } = contextFor(request);
  const form = await receiveForm(request, world).catch((error: unknown) => {
    // Its folder may have ended with the life; who it was for is no longer there, and is told so.
    if (!life.isOver) throw error;
    return { lost: error };
  });
  let reply: Reply | null = null;
  try {
    reply = await carryOut(request, call, options, (_, context) => {
      if ("lost" in form) throw form.lost;
      return answer(request, context, form);
    });
    return reply;
  } finally {
    const isKept = reply?.status === 200 && reply.body.code === 1;
    if (!isKept && "file" in form && typeof form.file === "object") await discardFile(world, form.file);
  }
}

const contextFor = (request: FastifyRequest): RequestContext => {
  if (!request.call) throw new Error("the request was not admitted");
  return request.call;
};

/** Finds world and session of a request; answers why it goes no further, or null. */
function findWorld(request: FastifyRequest, call: Call, options: ProductRoutesOptions): Reply | null {
  const found = worldOf(request, options);
  if (found.fault === "unreadable")
    return faultReply(call.envelope, 400, languageOf(request.headers["accept-language"]));
  if (found.fault !== null) {
    request.call = null;
    return unknownWorld(call.envelope, request);
  }
  found.world.touchedAt = Date.now();
  request.call = contextOf(request, call, found.world, found.prefix);
  return null;
}

function turnAwayStrangers(request: FastifyRequest): Reply | null {
  const { call, member, language } = contextFor(request);
  return call.secured && !member ? faultReply(call.envelope, 401, language) : null;
}

/** A typing error must not yield a fresh, plausible world. */
export function unknownWorld(envelope: Call["envelope"], request: FastifyRequest): Reply {
  const language = languageOf(request.headers["accept-language"]);
  if (envelope === "template") return { status: 404, body: { code: 404, message: messageOf("en", "unknown-world") } };
  return { status: 404, body: { code: 404, msg: messageOf(language, "unknown-world"), data: null } };
}

function templateAnswer(call: Call, { handlers }: ProductRoutesOptions): Answering {
  const handler = handlers.template.get(call.operationId) as TemplateHandler;
  return (request, { world }) => {
    const input = {
      query: request.query,
      body: request.body,
      data: world.template ?? NEW_TEMPLATE_DATA,
      now: world.clock.now(),
    };
    const { answer, data } = handler(input as never);
    if (data) world.template = data;
    return templateReply(answer);
  };
}

function productAnswer(call: Call, { handlers, publicUrl }: ProductRoutesOptions): Answering {
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
    const input = {
      member,
      tokenHash,
      body: request.body,
      query: request.query,
      language,
      store: storeFor({ world, life, sessionHash: member && tokenHash !== undefined ? tokenHash : null }),
      now: world.clock.now(),
      entropy: world.entropy,
      // Who guesses at the door holds up nobody inside.
      passwords: call.secured ? world.passwords : world.passwords.visitors,
      intent,
      file: form?.file,
      fullUrl,
    };
    return replyOf(call, await handler(input as never), language);
  };
}
