// Composition root: builds the server from its parts. main.ts and the tests both start here.
import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import cors from "@fastify/cors";
import { type JsonSchema, readContract } from "@hashgrove/contract/contract.ts";
import { PRODUCT_CONTRACT, QA_CONTRACT } from "@hashgrove/contract/document.ts";
import { matchHandlers } from "@hashgrove/contract/match-handlers.ts";
import { productDocument } from "@hashgrove/contract/product-document.ts";
import { productSource } from "@hashgrove/contract/product-source.ts";
import { createValidation } from "@hashgrove/contract/validation.ts";
import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { createCorsHints } from "#http/cors/cors-hint.ts";
import { corsOptions } from "#http/cors/cors.ts";
import {
  registerErrorHandlers,
  handleUnreadableAddress,
  handleUnreadableRequest,
} from "#http/faults/error-handlers.ts";
import { contractReplies } from "#http/replies/contract-replies.ts";
import { lingerAfterReplies } from "#http/replies/lingering-close.ts";
import { sendWorldDate } from "#http/replies/world-date.ts";
import { readForwardedPrefix } from "#http/requests/forwarded-prefix.ts";
import { LARGEST_JSON, parseJsonBody } from "#http/requests/json-body.ts";
import { stripWorldPrefix } from "#http/requests/world-address.ts";
import { collectMethods } from "#http/routes/allowed-methods.ts";
import { drainOnClose, rejectWhileClosing } from "#http/routes/drain.ts";
import { healthRoute } from "#http/routes/healthz.ts";
import { productCalls } from "#http/routes/product-calls.ts";
import { productRoutes } from "#http/routes/product-routes.ts";
import { LONGEST_PATH_PART, qaRoutes } from "#http/routes/qa-routes.ts";
import { unknownControlCalls } from "#http/routes/qa-unknown.ts";
import { logRequests } from "#http/routes/request-log.ts";
import { guard } from "#http/security/guard.ts";
import type { RateLimit } from "#http/security/rate-limit.ts";
import { consoleRoutes } from "#http/static/console.ts";
import { docsRoutes } from "#http/static/docs.ts";
import { fileRoutes, uploadRoutes } from "#http/static/files.ts";
import { type Handlers, HANDLERS } from "#operations/table.ts";
import type { QaServer } from "#qa/operation.ts";
import { QA_OPERATIONS } from "#qa/table.ts";
import { compileScenario } from "#scenarios/compile.ts";
import { scenarioNames } from "#scenarios/registry.ts";
import type { Limits } from "#worlds/limits.ts";
import { scryptPasswords } from "#worlds/passwords.ts";
import { createWorlds, type Worlds } from "#worlds/registry.ts";
import { makeTemporaryFolder } from "#worlds/temporary-folder.ts";
import type { World } from "#worlds/world.ts";
import manifest from "../package.json" with { type: "json" };

/** Above this number, new connections are closed at once. Each open connection costs memory and a file descriptor. */
const MOST_CONNECTIONS = 4096;
/** How long a request's headers may take, counted from the start of the connection, and how often that is checked. */
interface Arrival {
  readonly headersTimeout: number;
  readonly connectionsCheckingInterval: number;
}
const ARRIVAL: Arrival = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 };

/** Interval of the sweep that removes worlds whose idle time is over. */
const SWEEP_MS = 1000;

/** Logs through the process's stream, because the logger's own ends or blocks the process when writing fails. */
const LOG = { write: (line: string): void => void process.stdout.write(line) };

export interface AppPorts {
  /** The world of requests that name none; null when every request must name its world. */
  readonly defaultWorld: World | null;
  /** Serves the control surface and keeps a journal. */
  readonly control: boolean;
  /** The token that every control call must carry; null restricts the control surface to this machine. */
  readonly controlToken?: string | null;
  /** Proxies (addresses, ranges, or `loopback`) whose X-Forwarded headers are trusted. */
  readonly trustProxy?: readonly string[];
  readonly strictWorlds: boolean;
  readonly backOfficeDelay: boolean;
  readonly maxWorlds: number;
  readonly webFolder: string | null;
  /** The built console of the control surface; null serves no console. */
  readonly consoleFolder?: string | null;
  /** Other origins whose pages may call the API (CORS). */
  readonly corsOrigins: readonly string[];
  /** Log warnings and errors. */
  readonly log: boolean;
  /** Writes a line for each request; none by default. */
  readonly requestLog?: ((line: string) => void) | null;
  /** The server's public URL without a trailing slash; null derives it from each connection. */
  readonly publicUrl?: string | null;
  /** Requests allowed per client; null means no limit. */
  readonly rateLimit?: RateLimit | null;
  /** Overrides the time limit for request headers; for tests. */
  readonly arrival?: Arrival;
  /** Limits on the memory and disk that worlds may use; for tests. */
  readonly limits?: Limits;
  /** Replaces the product's handlers; for tests. */
  readonly handlers?: Handlers;
}

export interface App {
  readonly fastify: FastifyInstance;
  readonly worlds: Worlds;
}

const PICTURES = fileURLToPath(new URL("../pictures/", import.meta.url));
const DEMO = fileURLToPath(new URL("../media/", import.meta.url));

const hashOf = (document: JsonSchema): string =>
  createHash("sha256").update(JSON.stringify(document)).digest("hex").slice(0, 16);

/** Builds the server without listening. Throws ContractMismatch when handlers and contract do not match one to one. */
export async function buildApp(ports: AppPorts): Promise<App> {
  const contract = readContract(PRODUCT_CONTRACT);
  const { handlers = HANDLERS } = ports;
  matchHandlers(contract, [...handlers.product.keys(), ...handlers.backOffice.keys()]);

  const validation = createValidation(contract);
  const temporary = await makeTemporaryFolder();
  const worlds = createWorlds(ports.defaultWorld, {
    maxWorlds: ports.maxWorlds,
    temporaryFolder: temporary.path,
    ...(ports.limits && { limits: ports.limits }),
    passwords: scryptPasswords(16),
    checkCommits: true,
  });
  const choice = { worlds, strictWorlds: ports.strictWorlds };
  const hasPages = ports.webFolder !== null;
  const fastify = Fastify({
    logger: ports.log ? { level: "warn", stream: LOG } : false,
    trustProxy: ports.trustProxy && ports.trustProxy.length > 0 ? [...ports.trustProxy] : false,
    rewriteUrl: (request) => stripWorldPrefix(request as never),
    bodyLimit: LARGEST_JSON,
    // Clients wait this long for a reply, too.
    requestTimeout: 60_000,
    http: ports.arrival ?? ARRIVAL,
    frameworkErrors: (_error, request, reply) =>
      handleUnreadableAddress(request as FastifyRequest, reply, { hasControl: ports.control, hasPages }),
    clientErrorHandler: handleUnreadableRequest,
    // rejectWhileClosing replies in the envelope instead.
    return503OnClosing: false,
    forceCloseConnections: "idle",
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: LONGEST_PATH_PART },
  });
  lingerAfterReplies(fastify.server);
  if (ports.requestLog) logRequests(fastify.server, ports.requestLog, worlds.observers);
  fastify.decorateRequest("call", null);
  readForwardedPrefix(fastify, ports.trustProxy ?? []);
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => {
    try {
      done(null, body.length === 0 ? undefined : parseJsonBody(body as Buffer));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
  const sendOptions = { validation, isObserved: ports.control, worlds };
  const replies = contractReplies(contract, validation);
  guard(fastify, { corsOrigins: ports.corsOrigins });
  sendWorldDate(fastify, choice);
  const degraded = (): string | null => worlds.list().flatMap((world) => world.store.trouble() ?? [])[0] ?? null;
  const methodsAt = collectMethods(fastify);
  healthRoute(fastify, { version: manifest.version, isDegraded: () => degraded() !== null });
  rejectWhileClosing(fastify);
  const corsHints = createCorsHints({ corsOrigins: ports.corsOrigins, publicUrl: ports.publicUrl ?? null });
  const access = { token: ports.controlToken ?? null, publicUrl: ports.publicUrl ?? null };
  const qaContract = ports.control ? readContract(QA_CONTRACT) : null;
  const sendUnknownControlCall = qaContract && unknownControlCalls({ ...access, contract: qaContract });
  registerErrorHandlers(fastify, {
    ...sendOptions,
    corsHints,
    hasPages,
    methodsAt,
    sendUnknownControlCall,
  });

  await fastify.register(async (api) => {
    if (ports.corsOrigins.length > 0) {
      await api.register(cors, corsOptions(ports.corsOrigins, contract.calls));
    }
    uploadRoutes(api, choice);
    await productRoutes(api, {
      ...sendOptions,
      ...choice,
      replies,
      contract,
      handlers,
      backOfficeDelay: ports.backOfficeDelay,
      publicUrl: ports.publicUrl ?? null,
      rateLimit: ports.rateLimit ?? null,
      corsOrigins: ports.corsOrigins,
    });
  });
  await fileRoutes(fastify, {
    ...choice,
    webFolder: ports.webFolder,
    publicUrl: ports.publicUrl ?? null,
    picturesFolder: PICTURES,
    demoFolder: DEMO,
  });
  const documents: Record<string, JsonSchema> = { api: contract.document };
  if (qaContract) {
    matchHandlers(qaContract, Object.keys(QA_OPERATIONS));
    documents.qa = qaContract.document;
    const server: QaServer = {
      id: randomBytes(4).toString("hex"),
      startedAt: Date.now(),
      product: productCalls(contract, replies),
      version: manifest.version,
      contract: { hash: hashOf(contract.document), operations: contract.calls.length },
      document: qaContract.document,
      degraded,
    };
    await fastify.register((qa, _options, done) => {
      const scenarios = { names: scenarioNames, compile: compileScenario };
      qaRoutes(qa, {
        contract: qaContract,
        validation: createValidation(qaContract, { closedQueries: true, forPeople: true }),
        worlds,
        scenarios,
        server,
        ...access,
      });
      done();
    });
    await fastify.register((page) => consoleRoutes(page, { folder: ports.consoleFolder ?? null, ...access }));
  }
  fastify.server.maxConnections = MOST_CONNECTIONS;
  await docsRoutes(fastify, {
    documents,
    downloads: {
      "/openapi.yaml": () => readFileSync(PRODUCT_CONTRACT, "utf8"),
      "/docs/product.yaml": () =>
        productSource(readFileSync(PRODUCT_CONTRACT, "utf8"), productDocument(contract.document)),
    },
  });
  drainOnClose(fastify);
  const sweeper = setInterval(() => void worlds.sweep(Date.now()), SWEEP_MS);
  sweeper.unref();
  fastify.addHook("onClose", async () => {
    clearInterval(sweeper);
    await worlds.close();
    await temporary.remove();
  });
  return { fastify, worlds };
}
