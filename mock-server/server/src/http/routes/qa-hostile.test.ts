// Every control call with wrong, huge, malicious and concurrent input: a named error that its contract documents, and
// no change unless it succeeded.
import type { Call } from "@hashgrove/contract/contract.ts";
import { isNode, nodeOr, operationsOf } from "@hashgrove/contract/document.ts";
import { createValidation } from "@hashgrove/contract/validation.ts";
import { afterAll, describe, expect, test } from "vitest";
import { checkInvariants } from "#domain/invariants/invariants.ts";
import { testApp } from "#http/testing/test-app.ts";
import { fuzzedRequests } from "#http/testing/test-fuzz.ts";
import { WRONG } from "#http/testing/test-hostile.ts";
import { qaContract } from "#qa/test-server.ts";
import type { World } from "#worlds/world.ts";

const app = await testApp();
afterAll(() => app.fastify.close());

const validation = createValidation(qaContract);
const calls = qaContract.calls;
/** Errors of requests that match no call. */
const OF_NO_CALL: ReadonlySet<unknown> = new Set(["unknown-path", "wrong-method", "unreadable-request"]);
const stated = new Map(operationsOf(qaContract.document).map((one) => [one.operation.operationId, one.operation]));

/** The example bodies of a call, with waiting times set to 0. */
function bodiesOf({ operationId, body }: Call): unknown[] {
  if (!body) return [undefined];
  const content = nodeOr(nodeOr(nodeOr(stated.get(operationId)).requestBody).content);
  const examples = nodeOr(nodeOr(content["application/json"]).examples);
  return Object.values(examples).map((example) => {
    const value = structuredClone(nodeOr(example).value);
    if (isNode(value) && "within" in value) return { ...value, within: 0 };
    return value;
  });
}

interface Asked {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
  readonly raw?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

let made = 0;
/** Creates a world that has data for every call. */
async function createFilledWorld(): Promise<World> {
  made += 1;
  const world = await app.open("verified-with-funds", { id: `h${made}` });
  await ask(callNamed("qa.keepSnapshot"), world, {});
  await ask(callNamed("qa.createFault"), world, { body: { match: {}, effect: { abort: "reset" }, probability: 0 } });
  return world;
}
function callNamed(id: string): Call {
  const call = calls.find(({ operationId }) => operationId === id);
  if (!call) throw new Error(`no call ${id}`);
  return call;
}

async function ask(call: Call, world: World, { path = {}, query = "", body, raw, headers = {} }: Asked) {
  const places: Record<string, string> = {
    world: world.id,
    user: "alice",
    id: "1",
    name: "before-withdrawal",
    ...path,
  };
  if (call.path.startsWith("/scenarios/")) places.name = path.name ?? "newcomer";
  const reply = await app.fastify.inject({
    method: call.method,
    url: `/__qa${call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(places[name] ?? ""))}${query}`,
    headers: {
      host: "127.0.0.1",
      "x-qa": "1",
      "if-match": String(world.revision),
      ...((body !== undefined || raw !== undefined) && { "content-type": "application/json" }),
      ...headers,
    },
    ...((body !== undefined || raw !== undefined) && { payload: raw ?? JSON.stringify(body) }),
  });
  return { status: reply.statusCode, text: reply.body };
}

/**
 * Yields wrong values to send instead of the value, copies of it with one field spoilt at any depth, and copies without
 * one field.
 */
function* spoilt(value: unknown): Generator<[what: string, value: unknown]> {
  for (const wrong of WRONG) yield [JSON.stringify(wrong).slice(0, 40), wrong];
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const others = Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
    const put = (other: unknown): unknown =>
      Array.isArray(value) ? value.map((item, at) => (at === Number(key) ? other : item)) : { ...value, [key]: other };
    if (!Array.isArray(value)) yield [`without ${key}`, others];
    for (const [what, other] of spoilt(inner)) yield [`${key}: ${what}`, put(other)];
  }
}

function* attacks(call: Call): Generator<[what: string, asked: Asked]> {
  const [body] = bodiesOf(call);
  for (const example of bodiesOf(call)) {
    if (example === undefined) continue;
    for (const [what, other] of spoilt(example)) yield [`body ${what}`, { body: other }];
    if (isNode(example)) yield ["an added field", { body: { ...example, isAdmin: true } }];
  }
  for (const name of Object.keys(nodeOr(call.query.properties)))
    for (const wrong of WRONG) {
      const text = typeof wrong === "string" ? wrong.toWellFormed() : JSON.stringify(wrong);
      if (text.length < 8000)
        yield [`?${name}=${text.slice(0, 40)}`, { body, query: `?${name}=${encodeURIComponent(text)}` }];
    }
  yield ["an unknown query key", { body, query: "?isAdmin=true" }];
  yield ["a query key twice", { body, query: "?within=0&within=0" }];
  for (const name of Object.keys(nodeOr(call.pathParams.properties)))
    for (const wrong of WRONG) {
      const text = typeof wrong === "string" ? wrong.toWellFormed() : JSON.stringify(wrong);
      if (text.length < 200 && text !== "") yield [`{${name}} ${text.slice(0, 40)}`, { body, path: { [name]: text } }];
    }
  if (call.operationId === "qa.patchState")
    for (const revision of ["", "x", "-1", "1e3", "999", "9".repeat(30), "*"])
      yield [`if-match ${revision}`, { body, headers: { "if-match": revision } }];
  if (call.body) {
    const deep = `${"[".repeat(40)}${"]".repeat(40)}`;
    for (const raw of ["{", "", "nul", `{"a":1,"a":2}`, `{"__proto__":{"x":1}}`, deep, "\ufeff{}", "NaN", "1 2"])
      yield [`raw ${raw.slice(0, 20)}`, { raw }];
    yield ["a huge body", { raw: JSON.stringify({ scenario: "x".repeat(1024 * 1024 + 1) }) }];
    yield [
      "too many keys",
      { raw: JSON.stringify(Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [at, 0]))) },
    ];
  }
}

/** Everything that a call could change in a world. */
const stateOf = (world: World) => ({
  root: world.store.root(),
  revision: world.revision,
  faults: world.faults.list(),
  snapshots: [...world.snapshots],
  journal: world.journal.entries().length,
  handles: world.handles,
  isTainted: world.isTainted,
  worlds: app.worlds.list(),
});
function expectUnchanged(world: World, before: ReturnType<typeof stateOf>, what: string): void {
  const after = stateOf(world);
  expect(after.root, what).toBe(before.root);
  expect(after.faults, what).toBe(before.faults);
  expect(after.handles, what).toBe(before.handles);
  expect(
    after.worlds.map(({ id }) => id),
    what,
  ).toEqual(before.worlds.map(({ id }) => id));
  expect([after.revision, after.journal, after.isTainted, after.snapshots.length], what).toEqual([
    before.revision,
    before.journal,
    before.isTainted,
    before.snapshots.length,
  ]);
}

describe.each(calls.map((call) => [call.operationId, call] as const))("%s", (id, call) => {
  test("replies to any input as documented, and changes nothing on an error", async () => {
    let world = await createFilledWorld();
    let count = 0;
    for (const [what, asked] of attacks(call)) {
      // The stream of a valid call would never end.
      if (id === "qa.streamEvents" && asked.query === undefined) continue;
      const before = stateOf(world);
      const { status, text } = await ask(call, world, asked);
      const where = `${what}: ${status} ${text.slice(0, 300)}`;
      expect(status, where).not.toBe(500);
      count += 1;
      if (status >= 300) {
        const body = JSON.parse(text) as { code?: unknown; error?: unknown };
        // A wrong path may leave the control surface and then gets the product's 404.
        if (body.error !== undefined || status !== 404) expect(validation.reply(call, status, body), where).toBeNull();
        expectUnchanged(world, before, where);
      } else if (call.effect !== "read") {
        for (const other of app.worlds.list()) await app.worlds.remove(other.id);
        world = await createFilledWorld();
      }
    }
    expect(count).toBeGreaterThan(0);
    for (const other of app.worlds.list()) await app.worlds.remove(other.id);
  });
});

const SEED = 20_261_124;
const REQUESTS_A_CALL = 60;
/**
 * The properties of built-in prototypes. A JSON pointer that reaches an inherited method could change them for the
 * whole process.
 */
const builtIns = (): readonly unknown[] =>
  [Object.prototype, Function.prototype, Array.prototype, String.prototype, Map.prototype].flatMap((prototype) =>
    Reflect.ownKeys(prototype).flatMap((name) => [name, Object.getOwnPropertyDescriptor(prototype, name)?.value]),
  );

describe.each(
  calls.filter(({ operationId }) => operationId !== "qa.streamEvents").map((call) => [call.operationId, call] as const),
)("%s", (_id, call) => {
  test(`keeps its contract under ${REQUESTS_A_CALL} requests from the seed ${SEED}`, async () => {
    const before = builtIns();
    let world = await createFilledWorld();
    const seed = SEED + calls.indexOf(call);
    for (const request of fuzzedRequests(call, qaContract.document, seed, REQUESTS_A_CALL)) {
      const state = stateOf(world);
      const { status, text } = await ask(call, world, request);
      const where = `${JSON.stringify(request).slice(0, 500)}: ${status} ${text.slice(0, 300)}`;
      expect(status, where).not.toBe(500);
      if (status >= 300) {
        const body = JSON.parse(text) as { code?: unknown; error?: unknown };
        if (body.error !== undefined && !OF_NO_CALL.has(body.error))
          expect(validation.reply(call, status, body), where).toBeNull();
        expectUnchanged(world, state, where);
      } else if (call.effect !== "read") {
        for (const other of app.worlds.list()) await app.worlds.remove(other.id);
        world = await createFilledWorld();
      }
    }
    expect(builtIns()).toEqual(before);
    expect((await ask(callNamed("qa.health"), world, {})).status).toBe(200);
    for (const other of app.worlds.list()) await app.worlds.remove(other.id);
  });
});

test("concurrent calls on one world, of any kind, reply as documented and leave the world consistent", async () => {
  const all = calls
    .filter(({ operationId }) => operationId !== "qa.streamEvents")
    .flatMap((call) => bodiesOf(call).map((body): readonly [Call, Asked] => [call, { body }]));
  for (let round = 0; round < 4; round += 1) {
    const world = await createFilledWorld();
    // Send the requests in another order each round.
    const turned = [...all.slice(round * 17), ...all.slice(0, round * 17)];
    const replies = await Promise.all(
      [...turned, ...turned.toReversed()].map(async ([call, asked]) => ({ call, ...(await ask(call, world, asked)) })),
    );
    for (const { call, status, text } of replies) {
      const where = `${call.operationId} ${status} ${text.slice(0, 300)}`;
      expect(status, where).not.toBe(500);
      if (status >= 300) expect(validation.reply(call, status, JSON.parse(text) as object), where).toBeNull();
    }
    for (const one of app.worlds.list()) {
      // A world with forced patches is tainted and may violate invariants.
      if (!one.isTainted) expect(checkInvariants(one.store.read()).filter(({ ok }) => !ok)).toEqual([]);
      await app.worlds.remove(one.id);
    }
  }
});

test("every example reply of the contract matches its schema", () => {
  for (const { operationId, replies } of calls)
    for (const status of replies.keys()) {
      const content = nodeOr(nodeOr(nodeOr(nodeOr(stated.get(operationId)).responses)[String(status)]).content);
      for (const [type, media] of Object.entries(content)) {
        if (type !== "application/json") continue;
        for (const [name, example] of Object.entries(nodeOr(nodeOr(media).examples))) {
          const call = callNamed(operationId);
          expect(validation.reply(call, status, nodeOr(example).value as object), `${operationId} ${name}`).toBeNull();
        }
      }
    }
});
