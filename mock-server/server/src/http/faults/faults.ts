// What becomes of requests that no operation answers: unknown paths, wrong methods, unreadable bodies, crashes.
import type { Socket } from "node:net";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { StorageFailed } from "#ports/store.ts";
import type { Contract, Envelope } from "@hashgrove/contract/contract.ts";
import { faultReply, type FaultStatus, inCall } from "#http/replies/envelope.ts";
import { protection, takesPreflights } from "#http/security/guard.ts";
import { languageFor, languageOf } from "#http/requests/language.ts";
import { send, type SendOptions } from "#http/replies/send.ts";

/** Fastify's and the parsers' errors by the status that a client is told. */
const STATUS_BY_CODE: Readonly<Record<string, FaultStatus>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 413,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 415,
  FST_ERR_CTP_EMPTY_TYPE: 415,
};

function statusOf(error: FastifyError): FaultStatus {
  const known = STATUS_BY_CODE[error.code];
  if (known) return known;
  const { statusCode } = error;
  if (statusCode === 413 || statusCode === 415 || statusCode === 416 || statusCode === 429) return statusCode;
  if (error instanceof StorageFailed) return 503;
  // What else is the client's fault is a request that could not be read.
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 ? 400 : 500;
}

/** What the static files' library throws over a range that a file does not have. */
type RangeError416 = FastifyError & { readonly headers?: Readonly<Record<string, string>> };

export const envelopeAt = (url: string): Envelope => (url.startsWith("/mock/") ? "template" : "product");

export function faultHandlers(app: FastifyInstance, contract: Contract, options: SendOptions): void {
  const methodsAt = new Map<string, string[]>();
  for (const { path, method } of contract.calls) methodsAt.set(path, [...(methodsAt.get(path) ?? []), method]);

  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, "the request failed");
    // Fastify would close the connection over a body that is too large, under a client that is still sending it.
    if (status === 413) reply.removeHeader("connection");
    // How long the file is: the client asks again for a part that there is.
    if (status === 416)
      reply.header("content-range", (error as RangeError416).headers?.["Content-Range"] ?? "bytes */*");
    const envelope = request.call?.call.envelope ?? envelopeAt(request.url);
    const fault = faultReply(envelope, status, languageFor(envelope, request.headers["accept-language"]));
    // What was refused before it belonged to a call keeps its status.
    return send(request, reply, request.call ? inCall(envelope, fault) : fault, options);
  });

  const sendNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url.split("?", 1)[0] ?? "";
    const envelope = envelopeAt(path);
    const language = languageFor(envelope, request.headers["accept-language"]);
    const allowed = methodsAt.get(path);
    if (!allowed) return send(request, reply, faultReply(envelope, 404, language), options);
    reply.header("allow", allowed.join(", "));
    return send(request, reply, faultReply(envelope, 405, language), options);
  };
  app.setNotFoundHandler(sendNotFound);
  // Before the body is read: what is wrong with it does not matter where nobody wants it.
  app.addHook("onRequest", (request, reply, done) => {
    if (request.is404 || (request.method === "OPTIONS" && !takesPreflights(request))) sendNotFound(request, reply);
    else done();
  });
}

/** Answers an address that cannot be decoded. */
export function unreadableAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const envelope = envelopeAt(request.url);
  const { status, body } = faultReply(envelope, 400, languageFor(envelope, request.headers["accept-language"]));
  void reply.code(status).headers(protection(false)).send(body);
}

/** Answers bytes that are no HTTP request, or one that did not arrive in time; its headers are not known. */
export function unreadableRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const { body } = faultReply("product", 400, languageOf(undefined));
  const text = JSON.stringify(body);
  const head = [
    "HTTP/1.1 400 Bad Request",
    "content-type: application/json; charset=utf-8",
    ...Object.entries(protection(false)).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(text)}`,
    "connection: close",
  ];
  if (socket.writable) socket.write(`${head.join("\r\n")}\r\n\r\n${text}`);
  socket.destroySoon();
}
