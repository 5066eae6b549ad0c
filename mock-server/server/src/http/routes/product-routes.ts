// Creates the routes of the product contract. A request passes these steps: world, session, input, operation, reply.
// Each step throws a RequestFault to reject the request; the error handler turns the fault into the reply.
import multipart from "@fastify/multipart";
import type { Call, Contract } from "@hashgrove/contract/contract.ts";
import type { Violation } from "@hashgrove/contract/validation.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isTrustedSender } from "#http/cors/sender.ts";
import { replyToFault } from "#http/errors/error-handlers.ts";
import { createDelays, type Delays } from "#http/faults/delays.ts";
import { canHaveFault, faultFor, type FaultInjectionOptions, respondWithFault } from "#http/faults/inject-fault.ts";
import type { Reply } from "#http/replies/envelope.ts";
import { send, type SendOptions } from "#http/replies/send.ts";
import { isFormEncoded, acceptFormBodies } from "#http/requests/form-body.ts";
import { bodyLimitOf, roundedNumbersIn } from "#http/requests/json-body.ts";
import { contextOf, type RequestContext, tokenOf } from "#http/requests/request-context.ts";
import { type WorldChoice, worldOf } from "#http/requests/world-address.ts";
import { limitRequests, type RateLimit, type RateLimits } from "#http/security/rate-limit.ts";
import { receiveForm } from "#http/uploads/upload-form.ts";
import { discardFile } from "#http/uploads/uploads.ts";
import { delayOf } from "#operations/back-office/delay.ts";
import { RequestFault } from "#ports/request-fault.ts";
import { StorageFailed } from "#ports/store.ts";
import { StaleWorldError } from "#worlds/generation.ts";
import { currentCall } from "#worlds/journal.ts";
import { type Executor, type ExecutorOptions, productExecutor, backOfficeExecutor } from "./executors.ts";

export interface ProductRoutesOptions extends FaultInjectionOptions, WorldChoice, ExecutorOptions {
  readonly contract: Contract;
  /** Delay back-office replies as rule T2 says; tests switch the delay off. */
  readonly backOfficeDelay: boolean;
  /** Other origins whose pages may call the API (CORS). */
  readonly corsOrigins: readonly string[];
  /** The limit of requests per client; null for none. */
  readonly rateLimit: RateLimit | null;
}

export async function productRoutes(app: FastifyInstance, options: ProductRoutesOptions): Promise<void> {
  const limits = options.rateLimit ? await limitRequests(app, options.rateLimit) : null;
  const delays = createDelays();
  app.addHook("preClose", (done) => {
    delays.endAll();
    done();
  });
  const routesFor = (scope: FastifyInstance, matches: (call: Call) => boolean): void => {
    for (const call of options.contract.calls) if (matches(call)) route(scope, call, { ...options, limits }, delays);
  };
  const isFormEncodable = ({ body }: Call): boolean => body?.formEncoded === true;
  routesFor(app, (call) => !isForm(call) && !isFormEncodable(call));
  // A scope of its own, so that forms are accepted only where a call takes one and are 415 everywhere else.
  await app.register(async (forms) => {
    await forms.register(multipart);
    routesFor(forms, isForm);
  });
  await app.register((forms, _options, done) => {
    acceptFormBodies(forms, options);
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
    roundedNumbersIn(request.body),
    validation.body(call, request.body, isFormEncoded(request)),
  ];
  return parts.every(({ length }) => length === 0) ? NONE : parts.flat();
}

/**
 * Logins have limits of their own, because many people, and attackers, may log in from one address without a session.
 */
const isLogin = ({ operationId }: Call): boolean => operationId === "user.login";

/**
 * Whether a page of another site sends a write without a body. Browsers send such a write without a preflight, unlike
 * one with JSON or a token.
 */
const isForeignWrite = (request: FastifyRequest, { method }: Call, options: ProductRoutesOptions): boolean =>
  method !== "GET" &&
  request.body === undefined &&
  tokenOf(request) === undefined &&
  !isTrustedSender(request, options);

interface RouteOptions extends ProductRoutesOptions {
  readonly limits: RateLimits | null;
}

function route(app: FastifyInstance, call: Call, options: RouteOptions, delays: Delays): void {
  const isBackOffice = call.envelope === "template";
  const executor = isBackOffice ? backOfficeExecutor(call, options) : productExecutor(call, options);
  const delay = isBackOffice && options.backOfficeDelay ? delayOf(call.operationId) : 0;
  const { limits } = options;
  const limit = limits ? [isLogin(call) ? limits.ofLogins : limits.ofClients] : [];
  /** Executes the call; null when its client disconnects during the delay. */
  const executeCall = async (request: FastifyRequest): Promise<Reply | null> => {
    if (isForeignWrite(request, call, options)) throw new RequestFault(415);
    const violations = violationsIn(request, call, options);
    if (violations.length > 0) throw new RequestFault(422, "", { violations });
    if (delay > 0 && !(await delays.waitUnlessClosed(request.raw, delay))) return null;
    return isForm(call) ? executeForm(request, call, options, executor) : execute(request, call, options, executor);
  };
  const respond = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const fault = options.isObserved && canHaveFault(request) ? faultFor(request, call, options) : null;
    if (fault) {
      // A fault also applies to a request that is refused.
      const replyOrRefusal = (): Promise<Reply | null> =>
        executeCall(request).catch((error: unknown) => {
          if (error instanceof RequestFault) return replyToFault(request, error);
          throw error;
        });
      await respondWithFault(request, reply, call, fault, replyOrRefusal, { ...options, delays });
    } else {
      const result = await executeCall(request);
      if (result) send(request, reply, result, options);
      else reply.hijack();
    }
  };
  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: bodyLimitOf(call),
    onRequest: [
      (request, _reply, done) => {
        attachContext(request, call, options);
        done();
      },
      ...limit,
      (request, _reply, done) => {
        // A fault rule may match unauthenticated requests, too, so they are rejected here only if no fault can apply.
        if (!options.isObserved || !canHaveFault(request)) requireSession(contextFor(request));
        done();
      },
    ],
    ...(limits && isLogin(call) && { preHandler: limits.ofAccounts }),
    // Not async, because Fastify would then needlessly watch the stream of each reply for its end.
    handler(request, reply) {
      respond(request, reply).catch((error: unknown) => reply.send(error));
    },
  });
}

/** Executes a complete request in the current generation; retries when the generation or the session ends meanwhile. */
async function execute(
  request: FastifyRequest,
  call: Call,
  options: ProductRoutesOptions,
  executor: Executor,
): Promise<Reply> {
  for (let isRetry = false; ; isRetry = true) {
    const dueJobs = contextFor(request).world.runDueJobs();
    if (dueJobs) await finishDueJobs(dueJobs, call);
    if (isRetry || hasChanged(contextFor(request))) attachContext(request, call, options);
    const context = contextFor(request);
    requireSession(context);
    try {
      return await (options.isObserved
        ? currentCall.run(context, () => executor(request, context))
        : executor(request, context));
    } catch (error) {
      if (!(error instanceof StaleWorldError)) throw error;
    }
  }
}

/** Waits for due jobs. When they cannot be stored, reads continue with the last durable state. */
async function finishDueJobs(dueJobs: Promise<void>, { effect, envelope }: Call): Promise<void> {
  try {
    await dueJobs;
  } catch (error) {
    const needsJobs = effect !== "read" && envelope !== "template";
    if (needsJobs || !(error instanceof StorageFailed)) throw error;
  }
}

/** Receives the form, which takes a while, and then executes the call. A call that fails leaves no file. */
async function executeForm(
  request: FastifyRequest,
  call: Call,
  options: ProductRoutesOptions,
  executor: Executor,
): Promise<Reply> {
  const { world } = contextFor(request);
  const form = await receiveForm(request, world).then(
    (file) => ({ file }),
    // The error is thrown only when the call is executed. A reset deletes the folder of a file that is being received;
    // then the request is refused for its ended session, not for the missing folder.
    (error: unknown) => ({ error }),
  );
  let reply: Reply | null = null;
  try {
    reply = await execute(request, call, options, (_, context) => {
      if ("error" in form) throw form.error;
      return executor(request, context, form.file);
    });
    return reply;
  } finally {
    const isStored = reply?.status === 200 && reply.body.code === 1;
    if (!isStored && "file" in form && typeof form.file === "object") discardFile(world, form.file);
  }
}

const contextFor = (request: FastifyRequest): RequestContext => {
  if (!request.call) throw new Error("the request was not admitted");
  return request.call;
};

/** Whether another request, a job, a reset or a restore has changed the world since the context was attached. */
const hasChanged = ({ world, generation, state }: RequestContext): boolean =>
  generation.hasEnded || world.store.read() !== state;

function attachContext(request: FastifyRequest, call: Call, options: ProductRoutesOptions): void {
  const found = worldOf(request, options);
  if (found.fault === "unreadable") throw new RequestFault(400, "the address names no single world");
  if (found.fault !== null) {
    request.call = null;
    // A mistyped world must be reported; a reply from another world would look plausible.
    throw new RequestFault(404, "no such world", { textKey: "unknown-world" });
  }
  found.world.touchedAt = Date.now();
  request.call = contextOf(request, call, found.world, found.prefix);
}

function requireSession({ call, member }: RequestContext): void {
  if (call.secured && !member) throw new RequestFault(401);
}
