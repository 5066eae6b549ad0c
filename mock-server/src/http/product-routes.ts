// Makes a route of every call of the product contract: world, session, input, operation, reply, in that order.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { delayOf } from "#operations/mock/delay.ts";
import { PRODUCT_HANDLERS, type ProductHandler, TEMPLATE_HANDLERS, type TemplateHandler } from "#operations/table.ts";
import type { ReceivedFile } from "#operations/operation.ts";
import { currentCall } from "#worlds/journal.ts";
import { DEFAULT_WORLD, type Worlds } from "#worlds/registry.ts";
import type { Call, Contract } from "./contract.ts";
import { faultReply, type Reply, replyOf, templateReply } from "./envelope.ts";
import { languageOf } from "./language.ts";
import { messageOf } from "./messages.ts";
import { contextOf, hashBody, type RequestContext } from "./request-context.ts";
import { send, type SendOptions } from "./send.ts";
import { discardFile, FileTooLarge, LARGEST_FILE, receiveFile, type UploadSigner } from "./uploads.ts";
import { sleepUnlessClosed } from "./sleep.ts";
import type { Violation } from "./validation.ts";
import { worldAddress } from "./world-address.ts";

export interface ProductRoutesOptions extends SendOptions {
  readonly contract: Contract;
  readonly worlds: Worlds;
  readonly signer: UploadSigner;
  /** A request that names no world is refused instead of meeting the default one. */
  readonly strictWorlds: boolean;
  /** Hold back the template's replies as long as TEMPLATE.md says; tests switch it off. */
  readonly templateDelay: boolean;
}

export function productRoutes(app: FastifyInstance, options: ProductRoutesOptions): void {
  for (const call of options.contract.calls) {
    const answer = call.envelope === "template" ? templateAnswer(call, options) : productAnswer(call, options);
    app.route({
      method: call.method,
      url: call.path,
      onRequest(request, reply, done) {
        const refusal = admit(request, call, options);
        if (refusal) send(request, reply, refusal, options);
        else done();
      },
      async handler(request, reply) {
        const context = contextFor(request);
        await context.world.settle();
        const violations = [
          ...options.validation.query(call, request.query),
          ...options.validation.headers(call, request.headers),
          ...options.validation.body(call, request.body),
        ];
        if (call.body?.type === "json" && request.isMultipart()) {
          return send(request, reply, faultReply(call.envelope, 415, context.language), options);
        }
        if (violations.length > 0) {
          return send(request, reply, faultReply(call.envelope, 422, context.language, violations), options);
        }
        const given = options.observe
          ? await currentCall.run(context, () => answer(request, reply, context))
          : await answer(request, reply, context);
        return given && send(request, reply, given, options);
      },
    });
  }
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
  const context = contextOf(request, call, world, prefix);
  request.call = context;
  return call.secured && !context.member ? faultReply(call.envelope, 401, language) : null;
}

/** A typing error must not yield a fresh, plausible world. */
export function unknownWorld(envelope: Call["envelope"], request: FastifyRequest): Reply {
  const language = languageOf(request.headers["accept-language"]);
  if (envelope === "template") return { status: 404, body: { code: 404, message: messageOf("en", "unknown-world") } };
  return { status: 404, body: { code: 404, msg: messageOf(language, "unknown-world"), data: null } };
}

type Answering = (
  request: FastifyRequest,
  reply: FastifyReply,
  context: RequestContext,
) => Promise<Reply | undefined> | Reply;

function templateAnswer(call: Call, options: ProductRoutesOptions): Answering {
  const handler = TEMPLATE_HANDLERS.get(call.operationId) as TemplateHandler;
  const delay = options.templateDelay ? delayOf(call.operationId) : 0;
  return async (request, _reply, { world }) => {
    if (delay > 0 && !(await sleepUnlessClosed(request.raw, delay))) return undefined;
    const input = { query: request.query, body: request.body, data: world.template, now: world.clock.now() };
    const { answer, data } = handler(input as never);
    if (data) world.template = data;
    return templateReply(answer);
  };
}

function productAnswer(call: Call, options: ProductRoutesOptions): Answering {
  const handler = PRODUCT_HANDLERS.get(call.operationId) as ProductHandler;
  return async (request, _reply, context) => {
    const { world, member, tokenHash, language, prefix } = context;
    let file: ReceivedFile | "unsupported-file" | "empty-file" | undefined;
    if (call.body?.type === "multipart") {
      const received = await receive(request, context);
      if ("status" in received) return received;
      ({ file } = received);
    }
    const key = request.headers["idempotency-key"];
    const intent =
      typeof key === "string" && member
        ? { memberId: member.id, operationId: call.operationId, key, bodyHash: hashBody(request.body) }
        : null;
    const fullUrl = (path: string): string =>
      `${request.protocol}://${request.host}${prefix}${path}?signature=${options.signer.sign(world.id, path)}`;
    const input = {
      member,
      tokenHash,
      body: request.body,
      query: request.query,
      language,
      store: world.store,
      now: world.clock.now(),
      entropy: world.entropy,
      passwords: world.passwords,
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

const missing = (): Violation => ({ pointer: "/body/file", rule: "required", message: "must have a file named file" });

/** Takes the one file of a multipart body; answers it (or why it is not taken), or the reply that ends the call. */
async function receive(
  request: FastifyRequest,
  { world, language, call }: RequestContext,
): Promise<{ file: ReceivedFile | "unsupported-file" | "empty-file" } | Reply> {
  if (!request.isMultipart()) return faultReply(call.envelope, 415, language);
  const part = await request.file({ limits: { fileSize: LARGEST_FILE, files: 1, fields: 0, parts: 1 } });
  if (!part || part.fieldname !== "file") {
    part?.file.resume();
    return faultReply(call.envelope, 422, language, [missing()]);
  }
  try {
    return { file: await receiveFile(world, part.file, part.filename.slice(0, 200)) };
  } catch (error) {
    if (error instanceof FileTooLarge) return faultReply(call.envelope, 413, language);
    throw error;
  }
}
