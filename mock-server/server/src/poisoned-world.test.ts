// A world whose job fails, whose texts are hostile and whose disk is full, all at once. Its calls get replies, the
// problems are reported, and other worlds are not affected.
import { expect, onTestFinished, test } from "vitest";
import { accept } from "#domain/decision.ts";
import { availableOf } from "#domain/money/accounts.ts";
import type { Account } from "#domain/state.ts";
import { testApp } from "#http/testing/test-app.ts";
import { compileScenario } from "#scenarios/compile.ts";
import { testDisk, testFolder } from "#store/test-folder.ts";
import { openDefaultWorld } from "#worlds/default-world.ts";
import { issueSession, type World } from "#worlds/world.ts";

const ALICE = availableOf(1);
const BUY = { products_id: 1, price: 10_000 };
/** A nested address that once overflowed the stack of the code that masks secrets. */
const HOSTILE = `https://example.test/?x=${"?a=".repeat(1500)}${"%25".repeat(1500)}3Ftoken%3Dsecret`;

async function poisonedServer() {
  const disk = testDisk();
  const scenario = await compileScenario("verified-with-funds");
  const clock = { mode: "frozen", value: scenario.now } as const;
  const world = await openDefaultWorld(testFolder(), scenario, { passwordCost: 16, clock, disk });
  const app = await testApp({ defaultWorld: world });
  onTestFinished(() => app.fastify.close());
  const control = (method: "GET" | "POST" | "PATCH", of: World, url: string, body?: unknown, headers = {}) =>
    app.control(method, `/worlds/${of.id}${url}`, body, headers);
  const problems = async (of: World) =>
    (await control("GET", of, "/problems")).json<{ items: { kind: string; message: string; job?: number }[] }>().items;
  return { app, world, disk, control, problems };
}

test("a failing job, a hostile text and a full disk at once harm one world only, and each cause is named", async () => {
  const { app, world, disk, control, problems } = await poisonedServer();
  const others = [await app.open(), await app.open()];

  const op = { op: "replace", path: "/news/1/content/ja", value: HOSTILE };
  const revision = { "if-match": String(world.revision) };
  expect((await control("PATCH", world, "/state", [op], revision)).statusCode).toBe(200);
  const sound = world.store.read().accounts.get(ALICE) as Account;
  const setBalance = (account: Account) =>
    world.store.transact((draft) => {
      draft.accounts.put(ALICE, account);
      return accept(null);
    });
  world.isTainted = true;
  await setBalance({ ...sound, balance: Number.MAX_SAFE_INTEGER });
  await control("POST", world, "/clock/advance", { by: "P500D" });
  // Restore the balance, so that the member's data can be read again. The failed job stays set aside.
  await setBalance(sound);
  const token = await issueSession(world, 1);
  disk.room = 0;

  const query = { x: HOSTILE };
  for (const call of ["user.getAssets", "orders.getMyFunds", "news.index"])
    expect([call, await app.call(world, call, { token, query })]).toMatchObject([call, { status: 200, code: 200 }]);
  for (let nth = 0; nth < 3; nth += 1)
    expect(await app.call(world, "products.buy", { token, query, body: BUY })).toMatchObject({ status: 503 });
  const named = await problems(world);
  expect(named).toEqual(
    expect.arrayContaining([
      { kind: "storage-failed", message: expect.stringContaining("ENOSPC") as string },
      expect.objectContaining({ kind: "job-set-aside", message: expect.stringContaining("would hold") as string }),
    ]),
  );
  expect((await app.fastify.inject("/healthz")).json()).toMatchObject({ ready: true, degraded: true });
  expect(JSON.stringify([named, (await control("GET", world, "/journal")).json()])).not.toContain("secret");

  for (const other of others) {
    expect(await app.call(other, "products.buy", { as: "alice", query, body: BUY })).toMatchObject({ code: 200 });
    expect(await app.call(other, "orders.getMyFunds", { as: "alice" })).toMatchObject({ code: 200 });
    expect((await control("POST", other, "/clock/advance", { by: "P500D" })).json()).not.toHaveProperty("setAside");
    expect(await problems(other)).toEqual([]);
  }

  disk.room = null;
  expect(await app.call(world, "products.buy", { token, body: BUY })).toMatchObject({ code: 200 });
  const job = named.find(({ kind }) => kind === "job-set-aside")?.job;
  expect((await control("POST", world, `/jobs/${job}/retry`)).statusCode).toBe(200);
  expect((await problems(world)).map(({ kind }) => kind)).not.toContain("storage-failed");
  expect((await app.call(world, "user.getAssets", { token })).data).toMatchObject({ profit: 3_900 });
});
