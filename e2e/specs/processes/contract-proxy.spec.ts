// Whole journeys of the web through `npm run contract -- proxy`: web and server follow the contract.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestInfo } from "@playwright/test";
import { test as base, expect } from "../../fixtures.ts";
import { Login } from "../../pages/login.ts";
import { MONEY_POSTS } from "../../pages/money-posts.ts";

const SCRIPT = fileURLToPath(new URL("../../../scripts/contract.ts", import.meta.url));
const folderOf = (info: TestInfo): string => info.outputPath("proxy");

const test = base.extend({
  // The pages are loaded through a proxy, so all their calls use the proxy too.
  pages: async ({ target }, use, info) => {
    const args = [SCRIPT, "proxy", "--target", target, "--port", "0", "--out", folderOf(info)];
    const proxy = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    const ended = once(proxy, "exit");
    const stands = Promise.withResolvers<string>();
    let output = "";
    proxy.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const address = / at (http:\/\/\S+) until/.exec(output)?.[1];
      if (address !== undefined) stands.resolve(address);
    });
    await use(await stands.promise);
    proxy.kill("SIGINT");
    const [code] = (await ended) as [number];
    expect(code, output).toBe(0);
    expect(output).toContain("no findings");
  },
});

/** Operations of the calls that the server executed, from the proxy's journal. */
async function executedCalls(info: TestInfo): Promise<string[]> {
  const journal = await readFile(join(folderOf(info), "journal.ndjson"), "utf8");
  // The last part is dropped, because it is empty or a line that is still being written.
  const lines = journal
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as { operation: string; outcome: string });
  return lines.filter(({ outcome }) => outcome === "ok").map(({ operation }) => operation);
}

test("a login, then every movement of money", async ({ page, world, words, lang }, info) => {
  const { account, password } = world.member("alice");
  await page.goto("#/login");
  await new Login(page, words).as(account, password);
  for (const post of Object.values(MONEY_POSTS)) {
    await (await post.fill(page, lang, 1)).click();
    await post.done(page, lang);
  }
  // The proxy forwards a reply before it records the call.
  const operations = ["user.login", "common.upload", ...Object.values(MONEY_POSTS).map((post) => post.operation)];
  await expect.poll(() => executedCalls(info)).toEqual(expect.arrayContaining(operations));
});
