// What becomes of requests that no operation answers: unknown paths, wrong methods, unreadable bodies, crashes.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Contract, Envelope } from "./contract.ts";
import { faultReply, type FaultStatus } from "./envelope.ts";
import { languageOf } from "./language.ts";
import { send, type SendOptions } from "./send.ts";

/** Fastify's and the parsers' errors by the status that a client is told. */
const STATUS_BY_CODE: Readonly<Record<string, FaultStatus>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 413,
  FST_REQ_FILE_TOO_LARGE: 413,
  FST_PARTS_LIMIT: 413,
  FST_FILES_LIMIT: 413,
  FST_FIELDS_LIMIT: 413,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 415,
  FST_INVALID_MULTIPART_CONTENT_TYPE: 415,
  FST_ERR_CTP_EMPTY_TYPE: 415,
};

function statusOf(error: FastifyError): FaultStatus {
  const known = STATUS_BY_CODE[error.code];
  if (known) return known;
  if (error.statusCode === 429) return 429;
  // What else is the client's fault is a request that could not be read.
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 ? 400 : 500;
}

const envelopeAt = (url: string): Envelope => (url.startsWith("/mock/") ? "template" : "product");

export function faultHandlers(app: FastifyInstance, contract: Contract, options: SendOptions): void {
  const methodsAt = new Map<string, string[]>();
  for (const { path, method } of contract.calls) methodsAt.set(path, [...(methodsAt.get(path) ?? []), method]);

  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const status = statusOf(error);
    if (status === 500) request.log.error({ err: error }, "the request failed");
    const language = languageOf(request.headers["accept-language"]);
    const envelope = request.call?.call.envelope ?? envelopeAt(request.url);
    return send(request, reply, faultReply(envelope, status, language), options);
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "";
    const language = languageOf(request.headers["accept-language"]);
    const allowed = methodsAt.get(path);
    if (!allowed) return send(request, reply, faultReply(envelopeAt(path), 404, language), options);
    reply.header("allow", allowed.join(", "));
    return send(request, reply, faultReply(envelopeAt(path), 405, language), options);
  });
}
