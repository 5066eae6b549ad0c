import { expect, test } from "vitest";
import { testApp } from "#http/testing/test-app.ts";
import { servedApp } from "#http/testing/test-served.ts";
import { compileScenario } from "#scenarios/compile.ts";
import { testDisk, testFolder } from "#store/test-folder.ts";
import { openDefaultWorld } from "#worlds/default-world.ts";
import manifest from "../../../package.json" with { type: "json" };

const served = servedApp();
const HEALTHY = { ready: true, degraded: false, version: manifest.version };

test.each([{ control: true }, { control: false }, { control: false, strictWorlds: true }])(
  "the health has one address with any options: %j",
  async (ports) => {
    const { fastify, open } = await testApp(ports);
    await open();
    const reply = await fastify.inject("/healthz");
    expect([reply.statusCode, reply.json()]).toEqual([200, HEALTHY]);
    expect(reply.headers["cache-control"]).toBe("no-store");
    expect((await fastify.inject({ method: "HEAD", url: "/healthz" })).statusCode).toBe(200);
    for (const url of ["/healthz/", "/w/w1/healthz", "/__qa/healthz"])
      expect([url, (await fastify.inject(url)).statusCode]).toEqual([url, 404]);
    await fastify.close();
  },
);

test("a disk that refuses writes is reported without its reason", async () => {
  const disk = testDisk();
  const scenario = await compileScenario("verified-with-funds");
  const world = await openDefaultWorld(testFolder(), scenario, { passwordCost: 16, disk });
  const app = await testApp({ defaultWorld: world, control: false });
  disk.room = 0;
  const body = { products_id: 1, price: 10_000 };
  // Opening the call's session is the first write, so the call fails there.
  await expect(app.call(world, "products.buy", { as: "alice", body })).rejects.toThrow("ENOSPC");
  expect((await app.fastify.inject("/healthz")).json()).toEqual({ ...HEALTHY, degraded: true });
  disk.room = null;
  expect(await app.call(world, "products.buy", { as: "alice", body })).toMatchObject({ code: 200 });
  expect((await app.fastify.inject("/healthz")).json()).toEqual(HEALTHY);
  await app.fastify.close();
});

test("is served over HTTP to anybody", async () => {
  const reply = await fetch(`${served.address}/healthz`);
  expect(await reply.json()).toEqual(HEALTHY);
});
