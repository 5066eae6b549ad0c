// The control surface without HTTP, for tests. Inputs and outputs are validated against qa.openapi.yaml.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Call, readContract } from "@hashgrove/contract/contract.ts";
import { PRODUCT_CONTRACT, QA_CONTRACT } from "@hashgrove/contract/document.ts";
import { createValidation } from "@hashgrove/contract/validation.ts";
import { beforeEach } from "vitest";
import { compileScenario } from "#scenarios/compile.ts";
import { scenarioNames } from "#scenarios/registry.ts";
import type { Limits } from "#worlds/limits.ts";
import { scryptPasswords } from "#worlds/passwords.ts";
import { createWorlds, type Worlds } from "#worlds/registry.ts";
import type { World } from "#worlds/world.ts";
import { QaFault, type QaAnswer, type QaInput, type QaOperationId } from "./operation.ts";
import { QA_OPERATIONS } from "./table.ts";

export const qaContract = readContract(QA_CONTRACT);
const product = readContract(PRODUCT_CONTRACT);
const validation = createValidation(qaContract);

const never = (): AbortSignal => new AbortController().signal;
type Details<Id extends QaOperationId> = Partial<
  Pick<QaInput<Id>, "path" | "query" | "body" | "headers" | "disconnected">
>;
/** The body of the successful reply; no operation has different bodies by status. */
type Body<Id extends QaOperationId> = Extract<QaAnswer<Id>, { body: unknown }>["body"];

export interface TestServer {
  readonly worlds: Worlds;
  /** The world "a", unless another is named. */
  world(id?: string): World;
  /** Executes one call. Throws when input or output breaks the contract, QaFault when the call is refused. */
  call<Id extends QaOperationId>(id: Id, details?: Details<Id>): Promise<Body<Id>>;
  /** A refusal as `409 world-taken /body/id`. Throws when the call is accepted. */
  refusal<Id extends QaOperationId>(id: Id, details?: Details<Id>): Promise<string>;
}

/** The parts of the input that are the same for every call. */
const SERVED = {
  scenarios: { names: scenarioNames, compile: compileScenario },
  server: {
    id: "0123abcd",
    startedAt: Date.UTC(2026, 0, 1),
    product: {
      calls: product.calls.map((call) => ({ ...call, isRead: call.effect === "read" })),
      reasons: new Set(product.calls.flatMap(({ refusals }) => refusals)),
      didYouMean: () => "",
      hasExample: () => true,
      deviationOf: () => null,
    },
    version: "0.2.0",
    contract: { hash: "0123456789abcdef", operations: 83 },
    document: qaContract.document,
    degraded: () => null,
  },
  publicUrl: "http://127.0.0.1:4010",
};

type Input = Readonly<Record<"path" | "query" | "body" | "headers", unknown>>;

function assertDocumentedInput(call: Call, { path, query, body, headers }: Input): void {
  const violations = [
    ...validation.pathParams(call, path),
    ...validation.query(call, query),
    ...validation.headers(call, headers),
    ...validation.body(call, body),
  ];
  if (violations.length > 0) throw new Error(JSON.stringify(violations));
}

interface Reply {
  readonly status: number;
  readonly body?: unknown;
}

function assertDocumentedReply(call: Call, { status, body }: Reply): void {
  if (status === 204) {
    if (!call.replies.has(204) || body !== undefined) throw new Error(`${call.operationId} must not reply 204`);
    return;
  }
  const violation = validation.reply(call, status, body as { code?: unknown });
  if (violation) throw new Error(`${call.operationId} ${status}: ${JSON.stringify(violation)}`);
}

/** The calls to a server that is made before each test, with a world "a" of this scenario. */
export function serverForEachTest(scenario: string): TestServer {
  let server: TestServer;
  beforeEach(async () => {
    server = testServer();
    await server.call("qa.createWorld", { body: { scenario, id: "a" } });
  });
  return {
    get worlds() {
      return server.worlds;
    },
    world: (id) => server.world(id),
    call: (id, details) => server.call(id, details),
    refusal: (id, details) => server.refusal(id, details),
  };
}

export function testServer({ maxWorlds = 8, limits }: { maxWorlds?: number; limits?: Limits } = {}): TestServer {
  const worlds = createWorlds(null, {
    maxWorlds,
    temporaryFolder: mkdtempSync(join(tmpdir(), "qa-test-")),
    passwords: scryptPasswords(16),
    checkCommits: true,
    ...(limits && { limits }),
  });
  const call: TestServer["call"] = async (id, details = {}) => {
    const contracted = qaContract.calls.find(({ operationId }) => operationId === id);
    if (!contracted) throw new Error(`${id} is not in the contract`);
    const { path = {}, query = {}, body, headers = {}, disconnected = never } = details as Details<"qa.patchState">;
    const input = { path, query, body, headers };
    assertDocumentedInput(contracted, input);
    const worldId = (path as { world?: string }).world;
    const world = worldId === undefined ? undefined : worlds.get(worldId);
    const handle = QA_OPERATIONS[id] as (input: unknown) => Promise<Reply>;
    try {
      const reply = await handle({ ...SERVED, worlds, world, ...input, disconnected });
      assertDocumentedReply(contracted, reply);
      return reply.body;
    } catch (error) {
      if (error instanceof QaFault) assertDocumentedReply(contracted, error);
      throw error;
    }
  };
  return {
    worlds,
    world(id = "a") {
      const world = worlds.get(id);
      if (!world) throw new RangeError(`no world ${id}`);
      return world;
    },
    call,
    async refusal(id, details) {
      try {
        await call(id, details);
      } catch (error) {
        if (!(error instanceof QaFault)) throw error;
        const { error: code, pointer } = error.body;
        return `${error.status} ${code}${pointer === undefined ? "" : ` ${pointer}`}`;
      }
      throw new Error(`${id} was accepted`);
    },
  };
}
