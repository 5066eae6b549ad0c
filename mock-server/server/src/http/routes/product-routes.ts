// Makes a route of every call of the product contract: world, session, input, operation, reply, in that order. World and
// session are looked at before the body is read, so that nobody sends one in vain, and again when it is complete: a
// request belongs to the life of the world, and to the session, in which it is carried out.
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { delayOf } from "#operations/back-office/delay.ts";
import { StorageFailed } from "#ports/store.ts";
import { currentCall } from "#worlds/journal.ts";
import { Overtaken } from "#worlds/life.ts";
import type { Call, Contract } from "@hashgrove/contract/contract.ts";
import type { Violation } from "@hashgrove/contract/validation.ts";
import { type Answering, type AnsweringOptions, productAnswer, templateAnswer } from "./answering.ts";
import { faultReply, inCall, type Reply } from "#http/replies/envelope.ts";
import { answerFaulty, faultFor, keepNoConnection, type FaultyOptions, mayGoWrong } from "#http/faults/faulty.ts";
import { languageFor } from "#http/requests/language.ts";
import { messageOf } from "#http/replies/messages.ts";
import { isFormEncoded, readFormBodies } from "#http/requests/form-body.ts";
import { bodyLimitOf } from "#http/requests/json-body.ts";
import { limitRequests, type RateLimit, type RateLimits } from "#http/security/rate-limit.ts";
import { contextOf, type RequestContext } from "#http/requests/request-context.ts";
import { send, type SendOptions } from "#http/replies/send.ts";
import { createSleepers, type Sleepers } from "#http/faults/sleep.ts";
import { receiveForm } from "#http/uploads/upload-form.ts";
import { discardFile } from "#http/uploads/uploads.ts";
import { type WorldChoice, worldOf } from "#http/requests/world-address.ts";

export interface ProductRoutesOptions extends FaultyOptions, WorldChoice, AnsweringOptions {
  readonly contract: Contract;
  /** Hold back the template's replies as long as rule T2 says; tests switch it off. */
  readonly templateDelay: boolean;
  /** Origins whose pages may call from elsewhere. */
  readonly corsOrigins: readonly string[];
  /** How often one client may call; null lets everyone. */
  readonly rateLimit: RateLimit | null;
}

export async function productRoutes(app: FastifyInstance, options: ProductRoutesOptions): Promise<void> {
  const limits = options.rateLimit ? await limitRequests(app, options.rateLimit) : null;
  const sleepers = createSleepers();
  app.addHook("preClose", (done) => {
    sleepers.wakeAll();
    done();
  });
  const routesFor = (scope: FastifyInstance, fits: (call: Call) => boolean): void => {
    for (const call of options.contract.calls) if (fits(call)) route(scope, call, { ...options, limits }, sleepers);
  };
  const isFormEncodable = ({ body }: Call): boolean => body?.formEncoded === true;
  routesFor(app, (call) => !isForm(call) && !isFormEncodable(call));
  // Apart, so that forms are read where one is wanted and are 415 everywhere else.
  await app.register(async (forms) => {
    await forms.register(multipart);
    routesFor(forms, isForm);
  });
  await app.register((forms, _options, done) => {
    readFormBodies(forms, options);
    routesFor(forms, isFormEncodable);
    done();
  });
}

const NONE: readonly Violation[] = [];
const isForm = (call: Call): boolean => call.body?.type === "multipart";

function violationsIn(request: FastifyRequest, call: Call, { validation }: SendOptions): readonly Violation[] {
  const parts = [
    validation.query(call, request.query),
    validation.headers(call, request.headers),
    validation.body(call, request.body, isFormEncoded(request)),
  ];
  return parts.every(({ length }) => length === 0) ? NONE : parts.flat();
}

/** The one call that many people behind one address make without a session, and that guessers make as well. */
const isLogin = ({ operationId }: Call): boolean => operationId === "user.login";

interface RouteOptions extends ProductRoutesOptions {
  readonly limits: RateLimits | null;
}

function route(app: FastifyInstance, call: Call, options: RouteOptions, sleepers: Sleepers): void {
  const isTemplate = call.envelope === "template";
  const answer = isTemplate ? templateAnswer(call, options) : productAnswer(call, options);
  const delay = isTemplate && options.templateDelay ? delayOf(call.operationId) : 0;
  const { limits } = options;
  const limit = limits ? [isLogin(call) ? limits.ofLogins : limits.ofClients] : [];
  /** What the call answers; null when its client went while it was held back. */
  const truth = async (request: FastifyRequest): Promise<Reply | null> => {
    const violations = violationsIn(request, call, options);
    if (violations.length > 0) {
      const { language } = contextFor(request);
      return inCall(call.envelope, faultReply(call.envelope, 422, language, violations));
    }
    if (delay > 0 && !(await sleepers.sleepUnlessClosed(request.raw, delay))) return null;
    return isForm(call) ? carryOutForm(request, call, options, answer) : carryOut(request, call, options, answer);
  };
  const answered = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const fault = options.observe && mayGoWrong(request) ? faultFor(request, call, options) : null;
    if (options.observe) keepNoConnection(request, reply);
    if (fault === "resend") {
      reply.hijack();
      request.raw.socket.destroy();
    } else if (fault) {
      await answerFaulty(request, reply, call, fault, () => truth(request), { ...options, sleepers });
    } else {
      const given = await truth(request);
      if (given) send(request, reply, given, options);
      else reply.hijack();
    }
  };
  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: bodyLimitOf(call),
    onRequest: [
      (request, reply, done) => {
        const refusal = findWorld(request, call, options);
        if (refusal) send(request, reply, refusal, options);
        else done();
      },
      ...limit,
      (request, reply, done) => {
        // A rule may want to act on strangers, too; they are turned away when it has not.
        const refusal = options.observe && mayGoWrong(request) ? null : turnAwayStrangers(request);
        if (refusal) send(request, reply, refusal, options);
        else done();
      },
    ],
    ...(limits && isLogin(call) && { preHandler: limits.ofAccounts }),
    // Not an async function: Fastify would watch the stream of each reply to learn when it was sent.
    handler(request, reply) {
      answered(request, reply).catch((error: unknown) => reply.send(error));
    },
  });
}

/** Answers a request whose body is complete in the present life; begins anew when that, or its session, ends meanwhile. */
async function carryOut(
  request: FastifyRequest,
  call: Call,
  options: ProductRoutesOptions,
  answer: Answering,
): Promise<Reply> {
  for (;;) {
    const settling = contextFor(request).world.settle();
    if (settling) await settled(settling, call);
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
async function settled(settling: Promise<void>, { effect, envelope }: Call): Promise<void> {
  try {
    await settling;
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
    if (!isKept && "file" in form && typeof form.file === "object") discardFile(world, form.file);
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
    return faultReply(call.envelope, 400, languageFor(call.envelope, request.headers["accept-language"]));
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
  const text = messageOf(languageFor(envelope, request.headers["accept-language"]), "unknown-world");
  const body = envelope === "template" ? { message: text } : { msg: text, data: null };
  return { status: 404, body: { code: 404, ...body } };
}
