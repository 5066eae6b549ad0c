// Worlds are replaced, reset, forked and deleted while clients read, stall or cut off their event streams; and hostile
// texts are sent in every observed field. No reply may be 500, no observer may fail, and the process must not end.
import { get, type ClientRequest } from "node:http";
import { afterAll, expect, test } from "vitest";
import { callNamed, testApp } from "#http/testing/test-app.ts";
import { dice } from "#http/testing/test-dice.ts";
import { repeatedTexts } from "#http/testing/test-hostile.ts";
import { recipeOf } from "#http/testing/test-recipes.ts";
import { listenOnPort } from "#http/testing/test-socket.ts";

const SEED = 20_261_126;
const ROUNDS = 300;
const STREAMS = 12;

const app = await testApp();
const port = await listenOnPort(app.fastify);
afterAll(() => app.fastify.close());

async function control(...sent: Parameters<typeof app.control>) {
  const reply = await app.control(...sent);
  expect(reply.statusCode, `${sent[0]} ${sent[1]} ${reply.body.slice(0, 200)}`).not.toBe(500);
  return reply;
}
const expectSound = async () => {
  expect((await control("GET", "/health")).json()).toMatchObject({ observerFailures: [] });
};

test(`${ROUNDS} changes of worlds with ${STREAMS} streams, from the seed ${SEED}`, { timeout: 120_000 }, async () => {
  const { roll } = dice(SEED);
  const ids = ["f1", "f2", "f3"];
  const idOf = (): string => ids[roll(ids.length)] ?? "f1";
  const create = (id: string) => ({ id, scenario: "verified-with-funds", replace: true });
  for (const id of ids) await control("POST", "/worlds", create(id));
  const streams = new Map<number, ClientRequest>();
  /**
   * Opens the stream with this number and cuts off the earlier one. A third of the streams is read, the others never
   * are.
   */
  const open = (nth: number): void => {
    streams.get(nth)?.destroy();
    const query = nth % 4 === 0 ? "" : `?world=${idOf()}`;
    const stream = get({ port, host: "127.0.0.1", path: `/__qa/events${query}`, agent: false }, (reply) => {
      if (nth % 3 === 0) reply.resume();
      reply.on("error", () => undefined);
    });
    stream.on("error", () => undefined);
    streams.set(nth, stream);
  };
  for (let nth = 0; nth < STREAMS; nth += 1) open(nth);
  const changes: readonly ((id: string) => Promise<unknown>)[] = [
    (id) => control("PUT", `/worlds/${id}`, { scenario: "verified-with-funds" }),
    (id) => control("POST", "/worlds", create(id)),
    (id) => control("POST", `/worlds/${id}/reset`, {}),
    (id) => control("POST", `/worlds/${id}/fork`, {}),
    (id) => control("DELETE", `/worlds/${id}`),
    (id) => control("POST", `/worlds/${id}/clock/advance`, { by: "P1D" }),
    (id) => control("POST", `/worlds/${id}/faults`, { match: {}, effect: { reply: { status: 503 } }, ttl: "PT1S" }),
    async (id) => {
      const world = app.worlds.get(id);
      if (!world) return;
      const { status, text } = await app.call(world, "products.buy", recipeOf("products.buy"));
      expect(status, text).not.toBe(500);
    },
  ];
  for (let round = 0; round < ROUNDS; round += 1) {
    open(roll(STREAMS));
    // Makes two changes at once, often of the same world.
    await Promise.all([changes[roll(changes.length)]?.(idOf()), changes[roll(changes.length)]?.(idOf())]);
    for (const { id } of app.worlds.list().slice(12)) await control("DELETE", `/worlds/${id}`);
  }
  await expectSound();
  for (const stream of streams.values()) stream.destroy();
  for (const { id } of app.worlds.list()) await app.worlds.remove(id);
});

test("texts of hostile structure in every observed field leave replies, journal and state readable", async () => {
  const world = await app.open("verified-with-funds", { id: "texts" });
  const path = `/worlds/${world.id}`;
  const token = await app.token(world, "alice");
  const news = [...world.store.read().news.values()][0]?.id ?? 0;
  const buy = recipeOf("products.buy");
  for (const [nth, text] of repeatedTexts(65_000).entries()) {
    const short = text.slice(0, 12_000).replaceAll("\n", " ");
    const inQuery = short.replaceAll(" ", "%20").replaceAll("#", "%23").slice(0, 12_000);
    for (const operationId of ["products.index", "products.buy"]) {
      const { method, path: address } = callNamed(operationId);
      const isBuy = operationId === "products.buy";
      const reply = await app.fastify.inject({
        method,
        url: `/w/${world.id}${address}?x=${inQuery}`,
        headers: {
          authorization: token,
          "user-agent": short,
          "accept-language": short,
          origin: short.slice(0, 2000),
          prefer: short.slice(0, 2000),
          "idempotency-key": `${"k".repeat(30)}${nth}`,
          ...(isBuy && { "content-type": "application/json" }),
        },
        ...(isBuy && { payload: JSON.stringify(buy.body) }),
      });
      expect(reply.statusCode, `${operationId} ${short.slice(0, 20)}`).toBe(200);
    }
    for (const body of [{ account: text.slice(0, 60_000), password: "x" }, { account: { [text.slice(0, 9000)]: 1 } }])
      expect((await app.call(world, "user.login", { body })).status).not.toBe(500);
    await control("POST", `${path}/faults`, {
      label: text.slice(0, 50),
      match: { query: { x: text.slice(0, 500) } },
      effect: { none: true },
      delay: { min: 1, max: 1 },
    });
    const patched = [{ op: "replace", path: `/news/${news}/content/ja`, value: text }];
    expect((await control("PATCH", `${path}/state`, patched, { "if-match": String(world.revision) })).statusCode).toBe(
      200,
    );
    const read = await app.call(world, "news.detail", { ...recipeOf("news.detail"), query: { id: news } });
    expect(read.status, read.text.slice(0, 200)).toBe(200);
    await control("DELETE", `${path}/faults`);
  }
  expect(
    (await control("GET", `${path}/journal?limit=2000`)).json<{ items: unknown[] }>().items.length,
  ).toBeGreaterThan(50);
  for (const at of ["/journal", "/problems", "/state"])
    expect((await control("GET", `${path}${at}`)).statusCode).toBe(200);
  await expectSound();
});
