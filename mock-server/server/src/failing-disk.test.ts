// The whole server on a failing disk: what clients receive, and that nothing is lost or invented.
import { rmSync, writeFileSync } from "node:fs";
import { createValidation } from "@hashgrove/contract/validation.ts";
import { expect, onTestFinished, test } from "vitest";
import { accept } from "#domain/decision.ts";
import { asEpochMs } from "#domain/time/time.ts";
import { callNamed, contract, form, MAGIC, testApp } from "#http/testing/test-app.ts";
import { compileScenario } from "#scenarios/compile.ts";
import { testDisk, testFolder } from "#store/test-folder.ts";
import { openDefaultWorld } from "#worlds/default-world.ts";
import { DEFAULT_WORLD } from "#worlds/registry.ts";
import { issueSession } from "#worlds/world.ts";

const validation = createValidation(contract);

async function serverOnTestDisk() {
  const disk = testDisk();
  const folder = testFolder();
  const scenario = await compileScenario("verified-with-funds");
  const world = await openDefaultWorld(folder, scenario, {
    passwordCost: 16,
    clock: { mode: "frozen", value: scenario.now },
    disk,
  });
  const app = await testApp({ defaultWorld: world });
  onTestFinished(() => app.fastify.close());
  const token = await app.token(world, "alice");
  const buy = (key: string) =>
    app.call(world, "products.buy", {
      token,
      headers: { "idempotency-key": key },
      body: { products_id: 1, price: 10_000, expire: 3 },
    });
  const holdings = async () => (await app.call(world, "orders.getMyFunds", { token })).data as readonly unknown[];
  const degraded = async () => (await app.fastify.inject("/__qa/health")).json<{ degraded: string | null }>().degraded;
  return { disk, app, world, token, buy, holdings, degraded };
}

test("a full disk gives error replies and degrades health; reads continue, and writes do once there is space", async () => {
  const { disk, world, buy, holdings, degraded } = await serverOnTestDisk();
  const before = world.store.root();
  expect(await degraded()).toBeNull();

  disk.room = 100;
  const failed = await buy("one-and-the-same");
  expect(failed).toMatchObject({ status: 503, code: 503, data: null });
  expect(validation.reply(callNamed("products.buy"), failed.status, JSON.parse(failed.text) as object)).toBeNull();
  expect(await degraded()).toContain("ENOSPC");
  expect(world.store.root()).toBe(before);
  expect(await holdings()).toHaveLength(1);

  disk.room = null;
  expect(await buy("one-and-the-same")).toMatchObject({ status: 200, code: 200 });
  expect(await buy("one-and-the-same")).toMatchObject({ status: 200, code: 200 });
  expect(await degraded()).toBeNull();
  expect(await holdings()).toHaveLength(2);
});

test("no concurrent purchase on a full disk is acknowledged", async () => {
  const { disk, world, buy, holdings } = await serverOnTestDisk();
  const before = world.store.root();
  disk.room = 1_000;
  const replies = await Promise.all(Array.from({ length: 10 }, (_, nth) => buy(`purchase-${nth}`)));
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 503));
  expect(world.store.root()).toBe(before);
  expect(await holdings()).toHaveLength(1);
});

test("with a job due on a full disk reads continue unchanged, and the job runs once there is space", async () => {
  const { disk, app, world, token, buy, holdings, degraded } = await serverOnTestDisk();
  const { now, next } = (await app.fastify.inject("/__qa/worlds/default/clock")).json<{
    now: string;
    next: { at: string };
  }>();
  const control = (url: string, body: object) => app.control("POST", `/worlds/default${url}`, body);

  disk.room = 0;
  const failed = await control("/clock/advance", { to: next.at, keepSessions: true });
  expect(failed.statusCode).toBe(503);
  expect(failed.json()).toMatchObject({ error: "storage-failed" });
  expect(Number(failed.headers["retry-after"])).toBeGreaterThan(0);
  expect(world.clock.setting()).toEqual({ mode: "frozen", value: Date.parse(now) });

  // The disk has space while the sessions are renewed and the clock moves past the job's time, and none when the job
  // runs.
  disk.room = null;
  const near = new Date(Date.parse(next.at) - 1).toISOString();
  expect((await control("/clock/advance", { to: near, keepSessions: true })).statusCode).toBe(200);
  await world.store.transact((draft) => {
    world.clock.move(draft, "running", asEpochMs(Date.parse(next.at) + 1));
    return accept(null);
  });
  disk.room = 0;
  expect((await app.call(world, "products.index", {})).status).toBe(200);
  expect((await app.call(world, "wallet.getBalance", { token })).status).toBe(200);
  expect(await holdings()).toMatchObject([{ state: 0 }]);
  expect((await app.fastify.inject("/__qa/worlds/default")).statusCode).toBe(200);
  expect(await buy("bought-later")).toMatchObject({ status: 503, code: 503 });
  const { headers } = await buy("bought-later");
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect((await control("/reset", {})).statusCode).toBe(503);
  expect(await degraded()).toContain("ENOSPC");
  expect(world.clock.setting().mode).toBe("running");

  disk.room = null;
  expect(await holdings()).toMatchObject([{ state: 1 }]);
  expect(await buy("bought-later")).toMatchObject({ status: 200, code: 200 });
});

test("replies 503 to an upload that the disk cannot store", async () => {
  const { app, world, token } = await serverOnTestDisk();
  // A file in place of the upload folder, so that the folder cannot be created.
  writeFileSync(world.uploadFolder, "");
  const sent = { token, ...form({ filename: "a.png", content: MAGIC.png }) };
  expect(await app.call(world, "common.upload", sent)).toMatchObject({ status: 503, code: 503 });
  rmSync(world.uploadFolder);
  expect(await app.call(world, "common.upload", sent)).toMatchObject({ status: 200, code: 1 });
});

test("keeps the default world's time and clock mode across a restart, also after a reset and a restore", async () => {
  const folder = testFolder();
  const scenario = await compileScenario("verified-with-funds");
  const open = () => openDefaultWorld(folder, scenario, { passwordCost: 16 });
  let world = await open();
  const restart = async () => {
    const kept = world.clock.setting();
    await world.close();
    world = await open();
    expect(world.clock.setting()).toEqual(kept);
    return kept;
  };
  expect(await restart()).toEqual({ mode: "running", value: 0 });
  const year = 365 * 86_400_000;
  await world.advance(asEpochMs(world.clock.now() + year));
  const { value } = await restart();
  expect(value).toBeGreaterThan(year - 60_000);
  const snapshot = world.capture();
  await world.advance(world.clock.now(), { mode: "frozen" });
  await issueSession(world, 1);
  const frozen = await restart();
  expect(frozen.mode).toBe("frozen");
  await world.reset({ scenario, seed: DEFAULT_WORLD, now: scenario.now });
  expect(await restart()).toEqual({ mode: "frozen", value: scenario.now });
  await world.restore(snapshot);
  expect((await restart()).value).toBe(value);
  await world.close();
});
