import { expect, test } from "vitest";
import { testApp } from "#http/testing/test-app.ts";

test("the Date header is the world's time, also for pages of another origin", async () => {
  const app = await testApp({ corsOrigins: ["http://web.example.test"] });
  const world = await app.open();
  const { headers } = await app.call(world, "products.index", { headers: { origin: "http://web.example.test" } });
  const shown = new Date(String(headers.date)).getTime();
  expect(shown).toBe(Math.floor(world.clock.now() / 1000) * 1000);
  expect(new Date(shown).getUTCFullYear()).toBe(2026);
  expect(headers["access-control-expose-headers"]).toContain("Date");
  await app.fastify.close();
});
