// Creates the routes of the control surface. Registered only when the server is started with --control.
import type { Call, Contract } from "@hashgrove/contract/contract.ts";
import type { Validation, Violation } from "@hashgrove/contract/validation.ts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { RETRY_AFTER_S } from "#http/replies/send.ts";
import { withForwardedPrefix } from "#http/requests/forwarded-prefix.ts";
import { roundedNumbersIn } from "#http/requests/json-body.ts";
import { RequestFault } from "#ports/request-fault.ts";
import { StorageFailed } from "#ports/store.ts";
import { allowControl, type ControlAccess, type ControlRequest } from "#qa/access.ts";
import { type EventStream, type FaultBody, QaFault, type QaServer, type Scenarios } from "#qa/operation.ts";
import { QA_OPERATIONS } from "#qa/table.ts";
import { worldTime, type Worlds } from "#worlds/registry.ts";
import type { World } from "#worlds/world.ts";
import { createEventStreams, type EventStreams } from "./qa-streams.ts";

/** The size limit for the body of a control call, in bytes. */
const LARGEST_CONTROL_BODY = 1024 * 1024;
// Long enough for the name of a user in the path, which may be an email address.
export const LONGEST_PATH_PART = 254;

export interface QaRoutesOptions extends Pick<ControlAccess, "token" | "publicUrl"> {
  readonly contract: Contract;
  readonly validation: Validation;
  readonly worlds: Worlds;
  readonly scenarios: Scenarios;
  readonly server: QaServer;
}

type Handler = (input: unknown) => Promise<{
  readonly status: number;
  readonly body?: unknown;
  readonly har?: unknown;
  readonly stream?: EventStream<unknown>;
}>;

interface RoutesState {
  /** Aborted when the server closes. */
  readonly closing: AbortSignal;
  readonly streams: EventStreams;
}

/** The parts of a request, and the settings of the server, that the access check needs. */
export function controlRequest(
  { ip, method, headers, socket }: FastifyRequest,
  { token, publicUrl }: Pick<ControlAccess, "token" | "publicUrl">,
): [ControlRequest, ControlAccess] {
  const { remoteAddress, localAddress, localPort } = socket;
  const { host, origin } = headers;
  return [
    { remoteAddress, clientAddress: ip, localAddress, host, origin, method, headers },
    // Requests injected in the process have no port; they count as sent to port 80.
    { port: localPort ?? 80, token, publicUrl },
  ];
}

export function qaRoutes(app: FastifyInstance, options: QaRoutesOptions): void {
  const closing = new AbortController();
  app.addHook("preClose", (done) => {
    closing.abort();
    done();
  });
  const state = {
    ...options,
    closing: closing.signal,
    streams: createEventStreams(closing.signal, options.worlds.observers),
  };
  app.addHook("onRequest", (request, reply, done) => {
    const refusal = allowControl(...controlRequest(request, options));
    if (!refusal) return done();
    const { status, ...body } = refusal;
    reply.code(status).send(body);
  });
  app.setErrorHandler((error: FastifyError | QaFault | RequestFault | StorageFailed, request, reply) =>
    sendFault(error, request, reply),
  );
  for (const call of options.contract.calls) {
    app.route({
      method: call.method,
      // The contract writes {world}, the router :world.
      url: `/__qa${call.path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
      bodyLimit: LARGEST_CONTROL_BODY,
      handler: (request, reply) => respond(request, reply, call, state),
    });
  }
}

async function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  options: QaRoutesOptions & RoutesState,
): Promise<FastifyReply> {
  const { validation, worlds, scenarios, server, closing, streams } = options;
  const violations = [
    ...validation.pathParams(call, request.params),
    ...validation.query(call, request.query),
    ...validation.headers(call, request.headers),
    ...roundedNumbersIn(request.body),
    ...validation.body(call, request.body),
  ];
  if (violations.length > 0) throw invalid(violations);
  const world = await worldOf(request, call, worlds);
  const handler = QA_OPERATIONS[call.operationId as keyof typeof QA_OPERATIONS] as Handler;
  // Uses the Host header that passed the access check. A forwarded header can only select http or https.
  const scheme = request.protocol === "https" ? "https" : "http";
  const reachedAt = options.publicUrl ?? `${scheme}://${request.headers.host}`;
  const publicUrl = withForwardedPrefix(reachedAt, request.forwardedPrefix);
  const { params: path, query, body, headers } = request;
  const disconnected = (): AbortSignal => AbortSignal.any([closing, closeSignal(reply)]);
  const input = { worlds, scenarios, server, publicUrl, world, path, query, body, headers, disconnected };
  const { status, body: data, har, stream } = await handler(input);
  if (stream) return streams.open(request, reply, stream);
  reply.code(status).header("cache-control", "no-store");
  if (world) reply.header("x-world-time", worldTime(world));
  if (status === 204) return reply.send();
  if (har) return reply.header("content-type", "application/har+json; charset=utf-8").send(JSON.stringify(har));
  const violation = validation.reply(call, status, data as { code?: unknown });
  if (violation) throw new Error(`${call.operationId} breaks its contract: ${violation.pointer} ${violation.message}`);
  return reply.send(data);
}

/**
 * Returns a signal that is aborted when the client disconnects or the reply is complete. It does not depend on the
 * connection, which may serve more requests.
 */
function closeSignal({ raw }: FastifyReply): AbortSignal {
  const closed = new AbortController();
  raw.once("close", () => closed.abort());
  return closed.signal;
}

async function worldOf(
  request: FastifyRequest,
  { effect, operationId }: Call,
  worlds: Worlds,
): Promise<World | undefined> {
  const { world: id } = request.params as { world?: string };
  if (id === undefined || operationId === "qa.putWorld") return undefined;
  const world = worlds.get(id);
  if (!world) throw new QaFault(404, "unknown-world", `no such world: ${id}`, "/path/world");
  world.touchedAt = Date.now();
  try {
    await world.runDueJobs();
  } catch (error) {
    // A world whose disk is full must stay readable.
    if (effect !== "read" || !(error instanceof StorageFailed)) throw error;
  }
  return world;
}

function invalid(violations: readonly Violation[]): QaFault {
  const message = violations.map(({ pointer, message }) => `${pointer} ${message}`).join("; ");
  return new QaFault(422, "invalid", message.slice(0, 2000), violations[0]?.pointer);
}

function sendFault(
  error: FastifyError | QaFault | RequestFault | StorageFailed,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof StorageFailed)
    return sendUnavailable(reply, { error: "storage-failed", message: error.message });
  if (error instanceof QaFault) {
    return error.status === 503 ? sendUnavailable(reply, error.body) : reply.code(error.status).send(error.body);
  }
  const status = error.statusCode ?? 500;
  if (status === 413) {
    const message = error instanceof RequestFault ? error.message : "the body is larger than 1 MiB";
    // Fastify would close the connection while the client is still sending, and the client would lose the reply.
    return reply.removeHeader("connection").code(413).send({ error: "too-large", message });
  }
  if (status === 415) return reply.code(415).send({ error: "not-json", message: "the body must be application/json" });
  if (status < 500) {
    const part = error instanceof RequestFault ? error.part : "body";
    return reply.code(400).send({ error: `unreadable-${part}`, message: error.message });
  }
  request.log.error({ err: error }, "the control call failed");
  return reply.code(500).send({ error: "failed", message: error.message });
}

const sendUnavailable = (reply: FastifyReply, body: FaultBody): FastifyReply =>
  reply.code(503).header("retry-after", RETRY_AFTER_S).send(body);
