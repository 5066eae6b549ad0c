// With --web the proxy serves pages for a server that has none, and still forwards and checks calls.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { servedApp } from "@hashgrove/mock-server/http/testing/test-served.ts";
import { expect, test } from "vitest";
import { EXIT } from "#cli/exit-codes.ts";
import { main } from "#cli/main.ts";
import { rawThrough, through } from "./test-proxy.ts";

const served = servedApp();

function builtWeb(): string {
  const folder = mkdtempSync(join(tmpdir(), "contract-web-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>the built web</title>");
  writeFileSync(join(folder, "assets/app.js"), "start()");
  writeFileSync(join(folder, ".built-from"), "secret");
  return folder;
}

test("pages are the folder's, calls are the server's", async () => {
  const { url } = await served.open();
  const { code, text } = await through(
    url,
    async (proxy) => {
      const page = await fetch(`${proxy}/?from=mail`);
      expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(await page.text()).toContain("the built web");
      const script = await fetch(`${proxy}/assets/app.js`);
      expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
      expect(await script.text()).toBe("start()");
      const head = await fetch(`${proxy}/assets/app.js`, { method: "HEAD" });
      expect(head.headers.get("content-length")).toBe("7");
      expect(await (await fetch(`${proxy}/api/news/index`)).json()).toMatchObject({ code: 200 });
      expect((await fetch(`${proxy}/assets/app.js`, { method: "POST" })).status).toBe(404);
    },
    "--web",
    builtWeb(),
  );
  expect(text).toContain(": 1 request in ");
  expect(code).toBe(EXIT.ok);
});

test.each([
  "/.built-from",
  "/assets/../.built-from",
  "/assets/%2e%2e/.built-from",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/%ff",
])("%s is not served as a page", async (path) => {
  const { url } = await served.open();
  await through(
    url,
    async (proxy) => {
      const reply = await rawThrough(proxy, `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
      expect(reply).toMatch(/^HTTP\/1\.1 40[04] /);
      expect(reply).not.toMatch(/secret|root:/);
    },
    "--web",
    builtWeb(),
  );
});

test("a folder without a web is a usage error", async () => {
  const lines: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), "contract-web-"));
  const args = ["proxy", "--target", "http://127.0.0.1:9", "--port", "0", "--web", folder];
  expect(await main(args, {}, (line) => lines.push(line))).toBe(EXIT.usage);
  expect(lines.join("\n")).toContain("index.html");
});
