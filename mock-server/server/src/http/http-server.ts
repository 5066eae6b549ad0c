// Creates the HTTP server: its limits, timeouts and log, and how it reads addresses and bodies.
import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { handleUnreadableAddress, handleUnreadableRequest } from "./errors/error-handlers.ts";
import { lingerAfterReplies } from "./replies/lingering-close.ts";
import { LARGEST_JSON, parseJsonBody } from "./requests/json-body.ts";
import { stripWorldPrefix } from "./requests/world-address.ts";
import { LONGEST_PATH_PART } from "./routes/qa-routes.ts";

/** Above this number, new connections are closed at once. Each open connection costs memory and a file descriptor. */
const MOST_CONNECTIONS = 4096;
/**
 * Time limit for a request's headers, and how often it is checked, in milliseconds. For the first request of a
 * connection the time starts when the connection opens.
 */
export interface Arrival {
  readonly headersTimeout: number;
  readonly connectionsCheckingInterval: number;
}
const ARRIVAL: Arrival = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 };

/** Writes to process.stdout, because the logger's own stream would end or block the process when a write fails. */
const LOG = { write: (line: string): void => void process.stdout.write(line) };

interface HttpServerOptions {
  /** Log warnings and errors. */
  readonly log: boolean;
  /** Proxies (addresses, ranges, or `loopback`) whose X-Forwarded headers are trusted. */
  readonly trustProxy: readonly string[];
  readonly arrival?: Arrival | undefined;
  readonly hasControl: boolean;
  readonly hasPages: boolean;
}

export function createHttpServer({
  log,
  trustProxy,
  arrival = ARRIVAL,
  hasControl,
  hasPages,
}: HttpServerOptions): FastifyInstance {
  const fastify: FastifyInstance = Fastify({
    logger: log ? { level: "warn", stream: LOG } : false,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    rewriteUrl: (request) => stripWorldPrefix(request as never),
    bodyLimit: LARGEST_JSON,
    // In milliseconds, for a whole request.
    requestTimeout: 60_000,
    http: arrival,
    frameworkErrors: (_error, request, reply) =>
      handleUnreadableAddress(request as FastifyRequest, reply, { hasControl, hasPages }),
    clientErrorHandler: handleUnreadableRequest,
    // Fastify's own reply would lack the contract's envelope; rejectWhileClosing sends the 503 instead.
    return503OnClosing: false,
    forceCloseConnections: "idle",
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: LONGEST_PATH_PART },
  });
  fastify.server.maxConnections = MOST_CONNECTIONS;
  lingerAfterReplies(fastify.server);
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => {
    try {
      done(null, body.length === 0 ? undefined : parseJsonBody(body as Buffer));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
  return fastify;
}
