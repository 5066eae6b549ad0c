// Composition root: builds the server from its parts, for serve.ts and for the tests.
import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import cors from "@fastify/cors";
import { type Contract, type JsonSchema, readContract } from "@hashgrove/contract/contract.ts";
import { PRODUCT_CONTRACT, QA_CONTRACT } from "@hashgrove/contract/document.ts";
import { matchHandlers } from "@hashgrove/contract/match-handlers.ts";
import { productDocument } from "@hashgrove/contract/product-document.ts";
import { productSource } from "@hashgrove/contract/product-source.ts";
import { createValidation } from "@hashgrove/contract/validation.ts";
import type { FastifyInstance } from "fastify";
import { createCorsHints } from "#http/cors/cors-hint.ts";
import { corsOptions } from "#http/cors/cors.ts";
import { registerErrorHandlers } from "#http/errors/error-handlers.ts";
import { type Arrival, createHttpServer } from "#http/http-server.ts";
import { contractReplies, type ContractReplies } from "#http/replies/contract-replies.ts";
import type { SendOptions } from "#http/replies/send.ts";
import { sendWorldDate } from "#http/replies/world-date.ts";
import { readForwardedPrefix } from "#http/requests/forwarded-prefix.ts";
import { collectMethods } from "#http/routes/allowed-methods.ts";
import { drainOnClose, rejectWhileClosing } from "#http/routes/drain.ts";
import { healthRoute } from "#http/routes/healthz.ts";
import { productCalls } from "#http/routes/product-calls.ts";
import { productRoutes } from "#http/routes/product-routes.ts";
import { qaRoutes, type QaRoutesOptions } from "#http/routes/qa-routes.ts";
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

/** How often worlds that have been unused for longer than their `ttlMs` are removed. */
const SWEEP_MS = 1000;

export interface AppPorts {
  /** The world for requests that name no world; null when every request must name one. */
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
  /** Called with a line for each request; by default requests are not logged. */
  readonly requestLog?: ((line: string) => void) | null;
  /** The server's public URL without a trailing slash; null uses the scheme and Host of each request. */
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

/** The parts that several groups of routes share. */
interface Parts {
  readonly ports: AppPorts;
  readonly contract: Contract;
  /** null without a control surface. */
  readonly qaContract: Contract | null;
  readonly access: Pick<QaRoutesOptions, "token" | "publicUrl">;
  readonly replies: ContractReplies;
  readonly sendOptions: SendOptions;
  readonly worlds: Worlds;
  /** Returns the reason why a world cannot store changes; null if all worlds can. */
  readonly degraded: () => string | null;
}

/** Builds the server without listening. Throws ContractMismatch when handlers and contract do not match one to one. */
export async function buildApp(ports: AppPorts): Promise<App> {
  const contract = readContract(PRODUCT_CONTRACT);
  const { handlers = HANDLERS, trustProxy = [], publicUrl = null } = ports;
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
  const parts: Parts = {
    ports,
    contract,
    qaContract: ports.control ? readContract(QA_CONTRACT) : null,
    access: { token: ports.controlToken ?? null, publicUrl },
    replies: contractReplies(contract, validation),
    sendOptions: { validation, isObserved: ports.control, worlds },
    worlds,
    degraded: () => worlds.list().flatMap((world) => world.store.trouble() ?? [])[0] ?? null,
  };
  const fastify = createHttpServer({
    log: ports.log,
    trustProxy,
    arrival: ports.arrival,
    hasControl: ports.control,
    hasPages: ports.webFolder !== null,
  });
  if (ports.requestLog) logRequests(fastify.server, ports.requestLog, worlds.observers);
  fastify.decorateRequest("call", null);
  readForwardedPrefix(fastify, trustProxy);
  registerCommonReplies(fastify, parts);
  await registerProduct(fastify, parts, handlers);
  const qaDocument = await registerControl(fastify, parts);
  await registerDocs(fastify, contract, qaDocument);
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

/**
 * Registers what applies to every address: headers, health, methods and errors. Call it before adding other routes,
 * because the methods of an address are collected as its routes are added.
 */
function registerCommonReplies(fastify: FastifyInstance, parts: Parts): void {
  const { ports, qaContract, access, sendOptions, worlds, degraded } = parts;
  const { corsOrigins, strictWorlds, publicUrl = null } = ports;
  guard(fastify, { corsOrigins });
  sendWorldDate(fastify, { worlds, strictWorlds });
  const methodsAt = collectMethods(fastify);
  healthRoute(fastify, { version: manifest.version, isDegraded: () => degraded() !== null });
  rejectWhileClosing(fastify);
  registerErrorHandlers(fastify, {
    ...sendOptions,
    corsHints: createCorsHints({ corsOrigins, publicUrl }),
    hasPages: ports.webFolder !== null,
    methodsAt,
    sendUnknownControlCall: qaContract && unknownControlCalls({ ...access, contract: qaContract }),
  });
}

async function registerProduct(fastify: FastifyInstance, parts: Parts, handlers: Handlers): Promise<void> {
  const { ports, contract, replies, sendOptions, worlds } = parts;
  const { corsOrigins, backOfficeDelay, strictWorlds, publicUrl = null, rateLimit = null } = ports;
  const choice = { worlds, strictWorlds };
  await fastify.register(async (api) => {
    if (corsOrigins.length > 0) await api.register(cors, corsOptions(corsOrigins, contract.calls));
    uploadRoutes(api, choice);
    await productRoutes(api, {
      ...sendOptions,
      ...choice,
      replies,
      contract,
      handlers,
      backOfficeDelay,
      publicUrl,
      rateLimit,
      corsOrigins,
    });
  });
  await fileRoutes(fastify, {
    ...choice,
    webFolder: ports.webFolder,
    publicUrl,
    picturesFolder: PICTURES,
    demoFolder: DEMO,
  });
}

/**
 * Registers the control surface and its console. Returns the document of the surface's contract; null without a control
 * surface.
 */
async function registerControl(fastify: FastifyInstance, parts: Parts): Promise<JsonSchema | null> {
  const { ports, contract, qaContract, access, replies, worlds, degraded } = parts;
  if (!qaContract) return null;
  matchHandlers(qaContract, Object.keys(QA_OPERATIONS));
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
    qaRoutes(qa, {
      contract: qaContract,
      validation: createValidation(qaContract, { closedQueries: true, forPeople: true }),
      worlds,
      scenarios: { names: scenarioNames, compile: compileScenario },
      server,
      ...access,
    });
    done();
  });
  await fastify.register((page) => consoleRoutes(page, { folder: ports.consoleFolder ?? null, ...access }));
  return qaContract.document;
}

async function registerDocs(fastify: FastifyInstance, { document }: Contract, qa: JsonSchema | null): Promise<void> {
  await docsRoutes(fastify, {
    documents: { api: document, ...(qa && { qa }) },
    downloads: {
      "/openapi.yaml": () => readFileSync(PRODUCT_CONTRACT, "utf8"),
      "/docs/product.yaml": () => productSource(readFileSync(PRODUCT_CONTRACT, "utf8"), productDocument(document)),
    },
  });
}
