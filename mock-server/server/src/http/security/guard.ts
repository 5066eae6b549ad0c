import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { shareReply } from "#http/cors/cors.ts";
import { RequestFault } from "#ports/request-fault.ts";

/** The fault for a request that a proxy and this server could understand differently. */
const ambiguous = (message: string): RequestFault => new RequestFault(400, message, { part: "request" });

/** Headers that must appear at most once, because a proxy and this server could use different duplicates. */
const SINGLE = new Set([
  "host",
  "origin",
  "authorization",
  "token",
  "content-length",
  "idempotency-key",
  "x-world",
  "x-qa",
]);
/**
 * Body headers that must appear at most once. Checked after the session, so that a request without a session gets 401.
 */
const SINGLE_OF_BODY = new Set(["content-type", "content-encoding"]);
/** Paths that pages of allowed other origins may show or call; everything else is for this server's pages. */
const SHARED = /^\/(?:api|mock|uploads|pictures|demo)\//;
const BODILESS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** Headers of every reply; `shared` for paths that pages of other origins may use. */
export const protectionHeaders = (shared: boolean): Readonly<Record<string, string>> => ({
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": shared ? "cross-origin" : "same-origin",
});

export const acceptsPreflights = ({ url }: FastifyRequest): boolean => SHARED.test(url);

/** Protects every reply and rejects ambiguous requests before any route sees them. */
export function guard(app: FastifyInstance, { corsOrigins }: { readonly corsOrigins: readonly string[] }): void {
  const isShared = corsOrigins.length > 0;
  app.addHook("onRequest", (request, reply, done) => {
    if (isBehindBadFraming(request)) {
      request.raw.resume();
      reply.hijack();
      return;
    }
    reply.headers(protectionHeaders(isShared && SHARED.test(request.url)));
    // Adds CORS headers also to failures before any route, because the page could not read the reply otherwise.
    shareReply(request, reply, corsOrigins);
    done(closeOnBadFraming(request, reply) ?? findDuplicate(request.raw, SINGLE));
  });
  // Runs after the session check and before the body is read.
  app.addHook("preParsing", (request, _reply, payload, done) => {
    const duplicate = findDuplicate(request.raw, SINGLE_OF_BODY);
    done(duplicate ?? (BODILESS.has(request.method) ? null : findUnsupported(request)), payload);
  });
  // Ignores an unknown Expect header. Node would reply with an empty 417, without the contract's envelope.
  app.server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    app.server.emit("request", request, response);
  });
}

/**
 * Connections with a badly framed request. Bytes after it may belong to its body, so they are not executed as requests.
 */
const badlyFramed = new WeakSet<Socket>();

const isBehindBadFraming = ({ raw }: FastifyRequest): boolean => badlyFramed.has(raw.socket);

/** Closes the connection and returns the fault when the end of the body is uncertain. */
export function closeOnBadFraming({ raw }: FastifyRequest, reply: FastifyReply): RequestFault | undefined {
  const error = findBadFraming(raw);
  if (error) {
    badlyFramed.add(raw.socket);
    reply.header("connection", "close");
  }
  return error;
}

/** The fault for a body whose end a proxy and this server might determine differently (RFC 9112, 6.1), or undefined. */
function findBadFraming({ headers, httpVersion }: IncomingMessage): RequestFault | undefined {
  const coding = headers["transfer-encoding"];
  if (coding === undefined) return undefined;
  if (!/^chunked$/i.test(coding.trim())) return ambiguous("the only supported transfer coding is chunked");
  return httpVersion === "1.1" ? undefined : ambiguous(`HTTP/${httpVersion} has no transfer codings`);
}

function findDuplicate({ rawHeaders }: IncomingMessage, single: ReadonlySet<string>): RequestFault | undefined {
  const seen = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? "").toLowerCase();
    if (seen.has(name) && single.has(name)) return ambiguous(`the header ${name} appears twice`);
    seen.add(name);
  }
  return undefined;
}

function findUnsupported({ headers }: FastifyRequest): RequestFault | null {
  const coding = headers["content-encoding"];
  if (coding !== undefined && !/^(?:identity)?$/i.test(coding.trim()))
    return new RequestFault(415, "compressed bodies are not supported");
  for (const [, charset = ""] of (headers["content-type"] ?? "").matchAll(/;\s*charset\s*=\s*([^;]*)/gi))
    if (!/^"?utf-?8"?$/i.test(charset.trim())) return new RequestFault(415, "bodies must be UTF-8");
  return null;
}
