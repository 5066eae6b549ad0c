import { afterAll, expect, test } from "vitest";
import { testApp } from "#http/testing/test-app.ts";

const ORIGIN = "http://web.example.test";
const app = await testApp({ corsOrigins: [ORIGIN] });
afterAll(() => app.fastify.close());

test("the Date header is the world's time, also for pages of another origin", async () => {
  const world = await app.open();
  const { headers } = await app.call(world, "products.index", { headers: { origin: ORIGIN } });
  const shown = new Date(String(headers.date)).getTime();
  expect(shown).toBe(Math.floor(world.clock.now() / 1000) * 1000);
  expect(new Date(shown).getUTCFullYear()).toBe(2026);
  expect(headers["access-control-expose-headers"]).toContain("Date");
});

test.each([
  ["GET", "/api/nothing", 404],
  ["GET", "/mock/nothing", 404],
  ["GET", "/api/products/buy", 405],
  ["GET", "/uploads/nobodys.png", 404],
  ["POST", "/uploads/nobodys.png", 405],
] as const)("%s %s has it too, and CORS headers", async (method, path, status) => {
  const world = await app.open();
  const url = `/w/${world.id}${path}`;
  const reply = await app.fastify.inject({ method, url, headers: { host: "127.0.0.1", origin: ORIGIN } });
  expect(reply.statusCode).toBe(status);
  expect(reply.headers.date).toBe(new Date(world.clock.now()).toUTCString());
  expect(reply.headers["access-control-allow-origin"]).toBe(ORIGIN);
  expect(reply.headers["access-control-expose-headers"]).toContain("Date");
  expect(reply.headers.vary).toContain("Origin");
});

test("a failure reveals nothing to another origin", async () => {
  const headers = { host: "127.0.0.1", origin: "http://other.example.test" };
  const reply = await app.fastify.inject({ method: "GET", url: "/api/nothing", headers });
  expect(reply.headers).not.toHaveProperty("access-control-allow-origin");
});
