import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { testApp } from "#http/testing/test-app.ts";
import { listenOnPort, sendRequest } from "#http/testing/test-socket.ts";

const folder = mkdtempSync(join(tmpdir(), "spelling-"));
mkdirSync(join(folder, "assets"));
for (const name of ["index.html", "ui.html", "assets/main-1.js"]) writeFileSync(join(folder, name), "<p>page</p>");

const app = await testApp({ webFolder: folder, consoleFolder: folder });
await app.open("newcomer", { id: "default" });
await app.open("newcomer", { id: "other" });
const port = await listenOnPort(app.fastify);
afterAll(async () => {
  await app.fastify.close();
  rmSync(folder, { recursive: true });
});

const status = async (path: string): Promise<number> =>
  (await sendRequest(port, path, { headers: { host: `127.0.0.1:${port}` } })).status;

const PLAIN = [
  "/__qa/health",
  "/__qa/worlds/other",
  "/__qa/ui/",
  "/__qa/ui/assets/main-1.js",
  "/w/other/api/products/index",
  "/w/other/",
  "/api/products/index",
  "/mock/example/list",
  "/pictures/advantage-power.svg",
  "/docs/",
  "/docs/api.html",
  "/docs/ui/swagger-ui.css",
  "/openapi.yaml",
  "/assets/main-1.js",
];

/**
 * Spellings of a path: with each letter of its first segment percent-encoded alone, with all of them encoded, and the
 * latter in upper case throughout.
 */
function encodings(path: string): string[] {
  const [, first = "", rest = ""] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
  const encoded = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;
  const one = [...first].map((letter, at) => `/${first.slice(0, at)}${encoded(letter)}${first.slice(at + 1)}${rest}`);
  const all = `/${[...first].map(encoded).join("")}${rest}`;
  return [...one, all, all.toUpperCase()];
}

const variations = (path: string): string[] => [
  ...encodings(path),
  `/${path}`,
  `/.${path}`,
  `/x/..${path}`,
  `/%2e${path}`,
  `/x/%2e%2e${path}`,
  `/x/..%2f${path.slice(1)}`,
  `/%2f${path.slice(1)}`,
  `/%5c${path.slice(1)}`,
  `/\\${path.slice(1)}`,
  path.replace(/^\/([^/]+)\//, "/$1//"),
  path.replace(/^\/([^/]+)\//, "/$1/./"),
  path.replace(/^\/([^/]+)\//, "/$1%2f"),
  path.replace(/^\/([^/]+)\//, "/$1\\"),
  path.replace(/^\/([^/]+)\//, "/$1;x/"),
  path.replace(/^\/([^/.]+)/, (first) => first.toUpperCase()),
];

test.each(PLAIN)("%s has one spelling", async (path) => {
  expect(await status(path)).toBeLessThan(400);
  for (const other of variations(path)) {
    if (other !== path) expect(await status(other), other).toSatisfy((code: number) => code >= 400 && code < 500);
  }
});

test("the control surface is not below a world", async () => {
  for (const world of ["other", "any", "default", "%6fther"])
    for (const path of ["/health", "/worlds", "/ui/", "/ui", "/nothing", ""])
      expect(await status(`/w/${world}/__qa${path}`), path).toBe(404);
});

test("a name in a path may be encoded", async () => {
  expect(await status("/__qa/worlds/%6fther")).toBe(200);
  expect(await status("/api/products/index?x=%2f")).toBe(200);
});
