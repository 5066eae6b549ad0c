// Failures between a commit and its reply, or in an observer, do not affect replies, world and process; health and
// problems report them.
import { get, type IncomingMessage } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { form, MAGIC, testApp, type TestApp } from "#http/testing/test-app.ts";
import { recipeOf } from "#http/testing/test-recipes.ts";
import { eventually, listenOnPort } from "#http/testing/test-socket.ts";
import { UNMASKABLE } from "#worlds/journal.ts";
import { type ObserverName, OBSERVERS, type Observers } from "#worlds/observing/observers.ts";
import type { World } from "#worlds/world.ts";

const SECRET = "zq7Secret0zq7";
const WORLD = "observed";

const control = async ({ control: call }: TestApp, ...sent: Parameters<TestApp["control"]>) => {
  const { statusCode: status, body: text } = await call(...sent);
  return { status, text };
};
interface Counted {
  readonly kind?: string;
  readonly message: string;
}
async function listFrom(app: TestApp, path: string, name: string): Promise<readonly Counted[]> {
  const { text } = await control(app, "GET", path);
  return (JSON.parse(text) as Record<string, readonly Counted[]>)[name] ?? [];
}

/**
 * Makes the observers of one kind throw from now on. Returns the set of the kinds that have run, which grows meanwhile.
 */
function failFrom(all: readonly Observers[], failing: ObserverName | null): Set<ObserverName> {
  const ran = new Set<ObserverName>();
  for (const observers of all) {
    const { run } = observers;
    vi.spyOn(observers, "run").mockImplementation((name, work, fallback) => {
      ran.add(name);
      const fail = (): never => {
        throw new Error(`made to fail at /a?token=${SECRET}`);
      };
      return run(name, name === failing ? fail : work, fallback);
    });
  }
  return ran;
}

const openStream = async (port: number): Promise<IncomingMessage> =>
  new Promise((resolve) => {
    get({ port, host: "127.0.0.1", path: `/__qa/events?world=${WORLD}`, agent: false }, (stream) => {
      stream.resume().on("error", () => undefined);
      resolve(stream);
    });
  });

/**
 * Makes calls that run every observer. Returns what the clients received, the world's state, and the counted failures.
 */
async function playCalls(failing: ObserverName | null) {
  const app = await testApp();
  const world = await app.open("verified-with-funds", { id: WORLD });
  const stream = await openStream(await listenOnPort(app.fastify));
  const ran = failFrom([world.observers, app.worlds.observers], failing);
  const hang = { match: { operationId: "user.login" }, effect: { abort: "hang" }, ttl: "PT1S" };
  expect((await control(app, "POST", `/worlds/${WORLD}/faults`, hang)).status).toBe(201);
  const [rule] = world.faults.list();
  const token = await app.token(world, "alice");
  const purchase = {
    ...recipeOf("products.buy"),
    as: undefined,
    token,
    headers: { "idempotency-key": "k".repeat(36) },
  };
  const calls = [
    await app.call(world, "products.buy", purchase),
    await app.call(world, "products.buy", purchase),
    await app.call(world, "wallet.getBalance", { token }),
    await app.call(world, "user.logout", { token: await app.token(world, "bob") }),
    await app.call(world, "common.upload", { token, ...form({ filename: "a.png", content: MAGIC.png }) }),
  ];
  const root = JSON.stringify([...world.store.read().flows.values(), ...world.store.read().holdings.values()]);
  if (failing !== "fault-expiry") await eventually(() => rule?.ended.aborted === true);
  else await eventually(() => world.observers.failures().length === 1);
  const steps = [
    await control(app, "POST", `/worlds/${WORLD}/clock/advance`, { by: "P1D" }),
    await control(app, "POST", `/worlds/${WORLD}/reset`, {}),
  ];
  const counted = {
    world: await listFrom(app, `/worlds/${WORLD}/problems`, "items"),
    server: await listFrom(app, "/health", "observerFailures"),
  };
  const seen = [...calls.map(({ headers, text }) => ({ headers, text })), root, ...steps];
  stream.destroy();
  await app.fastify.close();
  return { seen, ran, counted };
}

describe("each observer in turn", async () => {
  const sound = await playCalls(null);
  test("runs in the calls of this test, and no other observer does", () => {
    // `world-end` and `log` only report failures of background work.
    expect(sound.ran).toEqual(new Set(OBSERVERS.filter((name) => name !== "world-end" && name !== "log")));
    expect(sound.counted).toEqual({ world: [], server: [] });
  });
  test.each([...sound.ran])("%s: fails without a trace in any reply", async (name) => {
    const { seen, counted } = await playCalls(name);
    expect(seen).toEqual(sound.seen);
    const message = expect.stringMatching(/token=\*\*\*$/) as string;
    expect(counted.world).toMatchObject([{ kind: "observer-failed", message }]);
    expect(counted.world[0]?.message).toContain(`the observer ${name} failed`);
    expect(counted.server).toMatchObject([{ observer: name, message }]);
    expect(JSON.stringify(counted)).not.toContain(SECRET);
  });
});

test("a call whose parts cannot be masked is recorded without them", async () => {
  const app = await testApp();
  const world = await app.open("verified-with-funds", { id: WORLD });
  failFrom([world.observers], "masking");
  const { status } = await app.call(world, "products.buy", recipeOf("products.buy"));
  expect(status).toBe(200);
  expect(await listFrom(app, `/worlds/${WORLD}/journal?operationId=products.buy`, "items")).toMatchObject([
    {
      operationId: "products.buy",
      outcome: "ok",
      path: UNMASKABLE,
      request: { body: UNMASKABLE },
      reply: { status: 200, code: 200, body: UNMASKABLE },
      patch: expect.arrayContaining([
        expect.objectContaining({ table: "holdings", row: { unmaskable: UNMASKABLE } }),
      ]) as unknown[],
    },
  ]);
  await app.fastify.close();
});

test("a listener that throws keeps the event neither from the call nor from the other listeners", async () => {
  const app = await testApp();
  const world = await app.open("verified-with-funds", { id: WORLD });
  const heard: string[] = [];
  const fail = (): never => {
    throw new Error("made to fail");
  };
  world.events.listen(fail);
  app.worlds.listen(fail);
  world.events.listen(({ kind }) => void heard.push(`world ${kind}`));
  app.worlds.listen((_: World, { kind }) => void heard.push(`server ${kind}`));
  expect((await app.call(world, "products.buy", recipeOf("products.buy"))).status).toBe(200);
  expect(heard).toEqual(expect.arrayContaining(["world commit", "server commit", "world journal", "server journal"]));
  expect(world.observers.failures()).toMatchObject([{ observer: "event-listener" }]);
  await app.worlds.remove(WORLD);
  expect(heard.slice(-2)).toEqual(["server world", "world world"].toSorted());
  await app.fastify.close();
});
