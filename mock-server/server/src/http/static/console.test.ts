import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { testApp } from "#http/testing/test-app.ts";

const folder = mkdtempSync(join(tmpdir(), "console-"));
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "index.html"), `<script type="module" src="./assets/main-1.js"></script>`);
writeFileSync(join(folder, "assets", "main-1.js"), "start();");
afterAll(() => rmSync(folder, { recursive: true }));

const PAGE = "/__qa/ui/";
const host = "127.0.0.1:80";

test("serves the console with the control surface, with a page's security headers", async () => {
  const { fastify } = await testApp({ control: true, consoleFolder: folder });
  const page = await fastify.inject({ url: PAGE, headers: { host } });
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({ "cache-control": "no-cache", "cross-origin-opener-policy": "same-origin" });
  const policy = String(page.headers["content-security-policy"]);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe-inline");
  const code = await fastify.inject({ url: `${PAGE}assets/main-1.js`, headers: { host } });
  expect(code.statusCode).toBe(200);
  expect(code.headers["cache-control"]).toContain("immutable");
  const short = await fastify.inject({ url: "/__qa/ui", headers: { host } });
  expect([short.statusCode, short.headers.location]).toEqual([302, "ui/"]);
  await fastify.close();
});

test("without the control surface its address is as unknown as any other", async () => {
  const { fastify } = await testApp({ control: false, consoleFolder: folder });
  const page = await fastify.inject({ url: PAGE, headers: { host } });
  const nowhere = await fastify.inject({ url: "/__qb/ui/", headers: { host } });
  expect(page.statusCode).toBe(404);
  expect(page.body).toBe(nowhere.body);
  await fastify.close();
});

test("accepts links to it, but no other machine and no foreign host name", async () => {
  const { fastify } = await testApp({ control: true, consoleFolder: folder });
  const status = async (headers: Record<string, string>, remoteAddress = "127.0.0.1"): Promise<number> =>
    (await fastify.inject({ url: PAGE, headers, remoteAddress })).statusCode;
  expect(await status({ host, "sec-fetch-site": "cross-site" })).toBe(200);
  expect(await status({ host: "my-world.localhost:80" })).toBe(200);
  expect(await status({ host: "evil.example:80" })).toBe(403);
  expect(await status({ host }, "10.0.0.1")).toBe(403);
  await fastify.close();
});

test("with a control token everybody gets the page, which asks for the token", async () => {
  const { fastify } = await testApp({ control: true, consoleFolder: folder, controlToken: "t".repeat(32) });
  const page = await fastify.inject({ url: PAGE, headers: { host }, remoteAddress: "10.0.0.1" });
  const call = await fastify.inject({ url: "/__qa/worlds", headers: { host }, remoteAddress: "10.0.0.1" });
  expect([page.statusCode, call.statusCode]).toEqual([200, 401]);
  await fastify.close();
});
