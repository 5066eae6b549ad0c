import { expect, onTestFinished, test, vi } from "vitest";
import { testApp } from "#http/testing/test-app.ts";
import { createCorsHints } from "./cors-hint.ts";

const PAGE = "http://localhost:5173";
const preflight = (origin: string, url = "/api/products/buy") => ({
  method: "OPTIONS" as const,
  url,
  headers: { origin, "access-control-request-method": "POST" },
});

async function appWith(corsOrigins: string[] = []) {
  const app = await testApp({ corsOrigins });
  onTestFinished(() => app.fastify.close());
  return app;
}

test("a preflight from a page of another origin gets the name of the option", async () => {
  const app = await appWith();
  const reply = await app.fastify.inject(preflight(PAGE));
  expect(reply.statusCode).toBe(405);
  expect(reply.json()).toMatchObject({ code: 405, msg: expect.stringContaining(`--cors-origin ${PAGE}`) as string });
  const ofTemplate = await app.fastify.inject(preflight(PAGE, "/mock/role/list"));
  expect(ofTemplate.json()).toMatchObject({ message: expect.stringContaining(`--cors-origin ${PAGE}`) as string });
});

test("no hint goes to a page of this server, of an allowed origin, or without a readable origin", async () => {
  const app = await appWith();
  const own = { ...preflight("http://localhost"), headers: { host: "localhost", origin: "http://localhost" } };
  for (const sent of [own, preflight("null"), preflight(`http://${"a".repeat(300)}`)])
    expect((await app.fastify.inject(sent)).body).not.toContain("--cors-origin");
  const open = await appWith([PAGE]);
  expect((await open.fastify.inject(preflight(PAGE))).statusCode).toBe(204);
});

test("each origin is logged once, also for calls without a preflight", () => {
  const hints = createCorsHints({ corsOrigins: [], publicUrl: null });
  const warn = vi.fn<(text: string) => void>();
  const from = (origin: string, url = "/api/products/index") =>
    hints.hintFor({ url, headers: { origin, host: "127.0.0.1:4010" }, log: { warn } } as never);
  for (const origin of [PAGE, PAGE, "http://localhost:3000"]) expect(from(origin)).toContain(origin);
  expect(from(PAGE, "/docs/")).toBeNull();
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringContaining(PAGE) as string,
    expect.stringContaining("http://localhost:3000") as string,
  ]);
  for (let port = 1000; port < 1100; port += 1) from(`http://localhost:${port}`);
  expect(warn.mock.calls.length).toBe(20);
});
