// The whole server over a disk that fails: what clients are told, and that nothing is lost or made up.
import { expect, onTestFinished, test } from "vitest";
import { callNamed, contract, testApp } from "#http/test-app.ts";
import { createValidation } from "#contract/validation.ts";
import { compileScenario } from "#scenarios/compile.ts";
import { lowdbStore } from "#store/lowdb.ts";
import { testDisk, testFolder } from "#store/test-folder.ts";
import { systemEntropy } from "#worlds/entropy.ts";
import { scryptPasswords } from "#worlds/passwords.ts";
import { DEFAULT_WORLD } from "#worlds/registry.ts";
import { createWorld } from "#worlds/world.ts";

const validation = createValidation(contract);

async function serverOnTestDisk() {
  const disk = testDisk();
  const folder = testFolder();
  const scenario = await compileScenario("verified-with-funds");
  const world = await createWorld({
    id: DEFAULT_WORLD,
    label: null,
    origin: { scenario, seed: DEFAULT_WORLD, now: scenario.now },
    clock: { mode: "frozen", value: scenario.now },
    entropy: systemEntropy,
    passwords: scryptPasswords(16),
    uploadFolder: `${folder}/uploads`,
    ttlMs: null,
    checkCommits: true,
    openStore: (options) => lowdbStore(folder, () => scenario.root, { ...options, disk }),
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
  return { disk, world, buy, holdings, degraded };
}

test("a full disk is an error reply and makes health degraded; reads go on, and so do writes once there is room", async () => {
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

test("of purchases made at once on a full disk none is answered as done", async () => {
  const { disk, world, buy, holdings } = await serverOnTestDisk();
  const before = world.store.root();
  disk.room = 1_000;
  const replies = await Promise.all(Array.from({ length: 10 }, (_, nth) => buy(`purchase-${nth}`)));
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 503));
  expect(world.store.root()).toBe(before);
  expect(await holdings()).toHaveLength(1);
});
