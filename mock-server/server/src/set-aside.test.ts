// A job that fails in the default world, over HTTP: what a member sees, and that a restart changes nothing.
import { expect, onTestFinished, test } from "vitest";
import { accept } from "#domain/decision.ts";
import { availableOf } from "#domain/money/accounts.ts";
import type { Account } from "#domain/state.ts";
import { testApp } from "#http/testing/test-app.ts";
import { compileScenario } from "#scenarios/compile.ts";
import { testDisk, testFolder } from "#store/test-folder.ts";
import { openDefaultWorld } from "#worlds/default-world.ts";
import { issueSession } from "#worlds/world.ts";

const ALICE = availableOf(1);

async function serverOn(folder: string) {
  const scenario = await compileScenario("verified-with-funds");
  const disk = testDisk();
  const clock = { mode: "frozen", value: scenario.now } as const;
  const world = await openDefaultWorld(folder, scenario, { passwordCost: 16, clock, disk });
  const app = await testApp({ defaultWorld: world });
  onTestFinished(() => app.fastify.close());
  const ask = async (operationId: string, body?: unknown) =>
    app.call(world, operationId, { token: await issueSession(world, 1), body });
  const control = (method: "GET" | "POST", url: string, body?: object) =>
    app.control(method, `/worlds/default${url}`, body);
  const problems = async () =>
    (await control("GET", "/problems")).json<{ items: { kind: string; message: string; job?: number }[] }>().items;
  const setBalance = (account: Account) =>
    world.store.transact((draft) => {
      draft.accounts.put(ALICE, account);
      return accept(null);
    });
  return { app, world, disk, ask, control, problems, setBalance };
}
type Server = Awaited<ReturnType<typeof serverOn>>;

const holdingOf = async ({ ask }: Server) => ((await ask("orders.getMyFunds")).data as object[])[0];
const BUY = { products_id: 1, price: 10_000 };
const CHECKING = { state: 0, payout: "checking", price: 100_000 };

test("a payout that is set aside survives a restart, is shown as being checked, and is paid once on request", async () => {
  const folder = testFolder();
  let server = await serverOn(folder);
  const sound = server.world.store.read().accounts.get(ALICE) as Account;
  expect(await holdingOf(server)).not.toHaveProperty("payout");
  server.world.isTainted = true;
  await server.setBalance({ ...sound, balance: Number.MAX_SAFE_INTEGER });
  await server.control("POST", "/clock/advance", { by: "P500D" });
  await server.setBalance(sound);
  expect(await holdingOf(server)).toMatchObject(CHECKING);
  await server.app.fastify.close();

  server = await serverOn(folder);
  expect(await holdingOf(server)).toMatchObject(CHECKING);
  // The price stays invested, nothing is shown as paid, and the member can buy again.
  expect((await server.ask("user.getAssets")).data).toMatchObject({ totalValue: 100_000, balance: 400_000, profit: 0 });
  expect(await server.ask("products.buy", BUY)).toMatchObject({ code: 200 });
  const [problem] = await server.problems();
  expect(problem).toMatchObject({ kind: "job-set-aside", message: expect.stringContaining("would hold") as string });

  const retried = await server.control("POST", `/jobs/${problem?.job}/retry`);
  expect(retried.json()).toMatchObject({ job: "holding-matures", ref: 1 });
  expect((await server.control("POST", `/jobs/${problem?.job}/retry`)).statusCode).toBe(404);
  const matured = ((await server.ask("orders.getMyFunds")).data as { id: number }[]).find(({ id }) => id === 1);
  expect(matured).toMatchObject({ state: 1 });
  expect(matured).not.toHaveProperty("payout");
  expect((await server.ask("user.getAssets")).data).toMatchObject({ balance: 493_900, profit: 3_900 });
  expect(await server.problems()).toEqual([]);
});

test("a job that fails while the disk is full is set aside once there is space; reads go on meanwhile", async () => {
  const server = await serverOn(testFolder());
  const { world, disk, ask, control, problems } = server;
  await world.store.transact((draft) => {
    draft.holdings.remove(1);
    draft.members.put(1, { ...(draft.members.get(1) as never as object), newestHolding: null } as never);
    return accept(null);
  });
  const token = await issueSession(world, 1);
  const { next } = (await control("GET", "/clock")).json<{ next: { at: string } }>();
  disk.room = 0;
  expect((await control("POST", "/clock/advance", { to: next.at, keepSessions: true })).statusCode).toBe(503);
  expect(await server.app.call(world, "user.getAssets", { token })).toMatchObject({ code: 200 });
  expect(await problems()).toContainEqual({
    kind: "storage-failed",
    message: expect.stringContaining("ENOSPC") as string,
  });
  disk.room = null;
  expect((await control("POST", "/clock/advance", { to: next.at })).json()).toMatchObject({ setAside: [next] });
  expect(await ask("products.buy", BUY)).toMatchObject({ code: 200 });
  expect((await problems()).map(({ kind }) => kind)).toContain("job-set-aside");
});
