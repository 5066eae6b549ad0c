// What holds for every request and every reply, whichever route they belong to.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** The request cannot be read as it was meant; `message` says why, in English. */
class UnreadableRequest extends Error {
  override readonly name = "UnreadableRequest";
  readonly statusCode = 400;
}

/** The body is packed or written in a way that nobody here reads. */
class UnsupportedBody extends Error {
  override readonly name = "UnsupportedBody";
  readonly statusCode = 415;
}

/** Headers that say one thing: sent twice, two readers could take them for different requests. */
const SINGLE = new Set([
  "host",
  "origin",
  "authorization",
  "token",
  "content-type",
  "content-length",
  "content-encoding",
  "transfer-encoding",
  "idempotency-key",
  "x-world",
  "x-qa",
]);
/** What pages of allowed other origins show or call; everything else is for pages of this server. */
const SHARED = /^\/(?:api|mock|uploads|pictures|demo)\//;
const BODILESS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** Headers that every reply carries; `shared` for what pages of another origin may use. */
export const protection = (shared: boolean): Readonly<Record<string, string>> => ({
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": shared ? "cross-origin" : "same-origin",
});

/** Whether a page of an allowed other origin may ask beforehand what it may send here. */
export const takesPreflights = ({ url }: FastifyRequest): boolean => SHARED.test(url);

/** Protects every reply, and refuses what could be read in two ways before any route sees it. */
export function guard(app: FastifyInstance, { shared }: { readonly shared: boolean }): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(protection(shared && SHARED.test(request.url)));
    done(ambiguityOf(request.raw));
  });
  // After the session was looked for, and before a byte of the body is.
  app.addHook("preParsing", (request, _reply, payload, done) => {
    done(BODILESS.has(request.method) ? null : unsupported(request), payload);
  });
  // An expectation that is not known may be left unmet, instead of an empty 417 outside every envelope.
  app.server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    app.server.emit("request", request, response);
  });
}

function ambiguityOf({ rawHeaders, headers }: IncomingMessage): UnreadableRequest | undefined {
  const met = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? "").toLowerCase();
    if (met.has(name) && SINGLE.has(name)) return new UnreadableRequest(`the header ${name} stands twice`);
    met.add(name);
  }
  const coding = headers["transfer-encoding"];
  if (coding === undefined || /^chunked$/i.test(coding.trim())) return undefined;
  return new UnreadableRequest("the only transfer coding that is read is chunked");
}

function unsupported({ headers }: FastifyRequest): UnsupportedBody | null {
  const coding = headers["content-encoding"];
  if (coding !== undefined && !/^(?:identity)?$/i.test(coding.trim()))
    return new UnsupportedBody("a packed body is not read");
  for (const [, charset = ""] of (headers["content-type"] ?? "").matchAll(/;\s*charset\s*=\s*([^;]*)/gi))
    if (!/^"?utf-?8"?$/i.test(charset.trim())) return new UnsupportedBody("a body is read as UTF-8 only");
  return null;
}
