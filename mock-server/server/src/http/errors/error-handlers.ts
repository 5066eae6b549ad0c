// Replies to requests that no operation handles: unknown paths, wrong methods, unreadable bodies, crashes.
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Envelope } from "@hashgrove/contract/contract.ts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CorsHints } from "#http/cors/cors-hint.ts";
import { faultReply, asCallReply, type Reply, withText } from "#http/replies/envelope.ts";
import { halfClose, lastExchange } from "#http/replies/lingering-close.ts";
import { send, type SendOptions } from "#http/replies/send.ts";
import { languageFor, languageOf } from "#http/requests/language.ts";
import { isPageRequest, pageLink } from "#http/requests/page-link.ts";
import { isControlAddress, isHiddenControl, isSpelledAsRoute } from "#http/requests/spelling.ts";
import { protectionHeaders, acceptsPreflights, closeOnBadFraming } from "#http/security/guard.ts";
import { type FaultStatus, RequestFault } from "#ports/request-fault.ts";
import { StorageFailed } from "#ports/store.ts";

/** Errors of Fastify and its plugins with these statuses keep their status. */
const OWN_STATUSES = new Set<unknown>([412, 413, 415, 416, 429] satisfies FaultStatus[]);
const isOwnStatus = (status: unknown): status is FaultStatus => OWN_STATUSES.has(status);

function faultOf(error: FastifyError | RequestFault): RequestFault {
  if (error instanceof RequestFault) return error;
  if (error instanceof StorageFailed) return new RequestFault(503);
  const { statusCode = 500 } = error;
  if (isOwnStatus(statusCode)) return new RequestFault(statusCode);
  // Reply 400 to every other client error, because the request could not be read.
  return new RequestFault(statusCode >= 400 && statusCode < 500 ? 400 : 500);
}

/** The reply to a fault, in the envelope of the request's call and in the client's language. */
export function replyToFault(request: FastifyRequest, { statusCode, violations, textKey }: RequestFault): Reply {
  const envelope = request.call?.call.envelope ?? envelopeAt(request.url);
  const language = languageFor(envelope, request.headers["accept-language"]);
  const reply = faultReply(envelope, statusCode, language, violations, textKey);
  // A reply to a request that matches no call keeps its HTTP status.
  return request.call ? asCallReply(envelope, reply) : reply;
}

/** The error of the static file library for a range outside of a file. */
type RangeError416 = FastifyError & { readonly headers?: Readonly<Record<string, string>> };

export const envelopeAt = (url: string): Envelope => (url.startsWith("/mock/") ? "template" : "product");

export interface ErrorHandlersOptions extends SendOptions {
  readonly corsHints: CorsHints;
  /** Whether the server serves the web app, whose pages have addresses such as `/#/product`. */
  readonly hasPages: boolean;
  readonly methodsAt: (path: string) => readonly string[];
  /** Replies to control calls without a route; null when the server has no control surface. */
  readonly sendUnknownControlCall:
    | ((request: FastifyRequest, reply: FastifyReply, allowed: readonly string[]) => FastifyReply)
    | null;
}

/** Replies to requests that no route handles, and to errors of routes. Call it before adding any route. */
export function registerErrorHandlers(app: FastifyInstance, options: ErrorHandlersOptions): void {
  app.setErrorHandler((error: FastifyError | RequestFault, request: FastifyRequest, reply: FastifyReply) => {
    const fault = faultOf(error);
    const status = fault.statusCode;
    if (status >= 500 && fault !== error) request.log.error({ err: error }, "the request failed");
    // Fastify would close the connection while the client is still sending the body, and the client would lose the
    // reply.
    if (status === 413) reply.removeHeader("connection");
    // Sends the file's length, so that the client can request a valid range.
    if (status === 416)
      reply.header("content-range", (error as RangeError416).headers?.["Content-Range"] ?? "bytes */*");
    return send(request, reply, replyToFault(request, fault), options);
  });

  const sendNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url.split("?", 1)[0] ?? "";
    const methods = options.methodsAt(path);
    // 404 instead of 405 when the method has a route (which did not find its file), and for control addresses with a
    // world prefix.
    const isOtherMethod = !methods.includes(request.method);
    const allowed = isOtherMethod && !isHiddenControl(request) ? methods : [];
    if (options.sendUnknownControlCall && isControlAddress(request))
      return options.sendUnknownControlCall(request, reply, allowed);
    const link = allowed.length === 0 ? pageFor(request, options.hasPages) : null;
    if (link !== null) return redirectToPage(reply, link);
    const envelope = envelopeAt(path);
    const language = languageFor(envelope, request.headers["accept-language"]);
    if (allowed.length === 0) return send(request, reply, faultReply(envelope, 404, language), options);
    reply.header("allow", allowed.join(", "));
    const fault = faultReply(envelope, 405, language);
    const hint = request.method === "OPTIONS" ? options.corsHints.hintFor(request) : null;
    return send(request, reply, hint === null ? fault : withText(fault, hint), options);
  };
  app.setNotFoundHandler(sendNotFound);
  // Runs before the body is read, because errors of the body do not matter without a route.
  app.addHook("onRequest", (request, reply, done) => {
    // Also logs the hint for calls without a preflight, because the browser hides their replies from the page.
    options.corsHints.hintFor(request);
    const isPreflight = request.method === "OPTIONS";
    if (request.is404 || !isSpelledAsRoute(request) || (isPreflight && !acceptsPreflights(request)))
      sendNotFound(request, reply);
    else done();
  });
}

/** The redirect target for a browser that requests a page by an address without the hash; null for other requests. */
const pageFor = (request: FastifyRequest, hasPages: boolean): string | null =>
  hasPages && isPageRequest(request) ? pageLink(request) : null;

const redirectToPage = (reply: FastifyReply, link: string): FastifyReply =>
  reply.header("vary", "Accept").header("cache-control", "no-cache").redirect(link);

/** Replies to an address that cannot be decoded, or has a part that is too long. */
export function handleUnreadableAddress(
  request: FastifyRequest,
  reply: FastifyReply,
  { hasControl, hasPages }: { readonly hasControl: boolean; readonly hasPages: boolean },
): void {
  closeOnBadFraming(request, reply);
  const link = pageFor(request, hasPages);
  if (link !== null) {
    redirectToPage(reply, link);
    return;
  }
  if (hasControl && isControlAddress(request)) {
    const body = { error: "unreadable-request", message: "the path cannot be decoded or is too long" };
    void reply.code(400).headers(protectionHeaders(false)).send(body);
    return;
  }
  const { status, body } = replyToFault(request, new RequestFault(400));
  void reply.code(status).headers(protectionHeaders(false)).send(body);
}

const waiting = new WeakSet<ServerResponse>();

/**
 * Replies to bytes that are not an HTTP request, or to a request that did not arrive in time. The reply is in the
 * default language, because the headers are unknown.
 */
export function handleUnreadableRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const { request, response } = lastExchange(socket) ?? {};
  // The unreadable bytes may be the rest of a request that already has its reply. Or they follow a complete request
  // that still waits for its reply, which must be sent first.
  const isAnswered = request?.complete === false && response?.headersSent === true;
  if (response?.closed === false && (request?.complete || isAnswered)) {
    if (!waiting.has(response)) response.once("close", () => handleUnreadableRequest(error, socket));
    waiting.add(response);
    return;
  }
  if (!isAnswered && socket.writable) socket.write(unreadableReply());
  halfClose(socket);
}

function unreadableReply(): string {
  const { body } = faultReply("product", 400, languageOf(undefined));
  const text = JSON.stringify(body);
  const head = [
    "HTTP/1.1 400 Bad Request",
    "content-type: application/json; charset=utf-8",
    ...Object.entries(protectionHeaders(false)).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(text)}`,
    "connection: close",
  ];
  return `${head.join("\r\n")}\r\n\r\n${text}`;
}
