// Output and exit code of `check` in special cases: an early end, unusable secrets or addresses, warnings, waiting.
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { servedApp } from "@hashgrove/mock-server/http/testing/test-served.ts";
import { expect, test } from "vitest";
import { EXIT } from "./exit-codes.ts";
import { main } from "./main.ts";
import { serving } from "./test-serving.ts";

const served = servedApp();

async function contract(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const lines: string[] = [];
  const out = mkdtempSync(join(tmpdir(), "contract-test-"));
  const code = await main([...args, "--out", out], env, (line) => lines.push(line));
  return { code, text: lines.join("\n"), out };
}

test("a run that ends early counts every check that it did not reach", async () => {
  const { url } = await served.open();
  const whole = await contract(["list"]);
  const [, cases, flows] = /^ *(\d+) cases and (\d+) flows/m.exec(whole.text) ?? [];
  const { code, text } = await contract(["check", "--base-url", url, "--max-requests", "30"]);
  const [, passed, failed, missed] = /(\d+) passed, (\d+) failed, (\d+) not reached$/m.exec(text) ?? [];
  expect(Number(passed) + Number(failed)).toBeLessThanOrEqual(30);
  expect(Number(passed) + Number(failed) + Number(missed)).toBe(Number(cases) + Number(flows));
  expect(text).toMatch(/not reached: \d+ checks of \d+ calls, because the run ended early: 30 requests/);
  expect(code).toBe(EXIT.stopped);
});

test("a run that ends before its first check has reached none", async () => {
  const { url } = await served.open();
  const { code, text } = await contract(["check", "--base-url", url, "--max-requests", "0"]);
  expect(text).toMatch(/\n0 passed, 0 failed, [1-9]\d{2,} not reached$/m);
  expect(code).toBe(EXIT.stopped);
});

test.each([
  ["that the server rejects", { CONTRACT_TOKEN: "expired-0123456789" }, "CONTRACT_TOKEN is rejected (401)"],
  ["that is empty, as a CI sends a secret that it does not know", { CONTRACT_TOKEN: "" }, "CONTRACT_TOKEN is set, but"],
  ["with a line break", { CONTRACT_TOKEN: "tok\n0123" }, "line breaks"],
  ["of a login without its password", { CONTRACT_ACCOUNT: "alice@example.test" }, "CONTRACT_PASSWORD is missing"],
])("a credential %s ends with 2 and one line", async (_, env, message) => {
  const { url } = await served.open();
  const { code, text } = await contract(["check", "--base-url", url], env);
  expect(text).toContain(message);
  expect(text.split("\n")).toHaveLength(1);
  expect(code).toBe(EXIT.usage);
});

test("an empty file of a secret ends with 2", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "contract-test-")), "token");
  writeFileSync(file, "\n");
  const { code, text } = await contract(["list"], { CONTRACT_TOKEN_FILE: file });
  expect(text).toContain("names an empty file");
  expect(code).toBe(EXIT.usage);
});

test("a token that works reads what members read", async () => {
  const { url } = await served.open();
  const body = '{"account":"alice@example.test","password":"Passw0rd1"}';
  const headers = { "content-type": "application/json" };
  const login = await fetch(`${url}/api/user/login`, { method: "POST", headers, body });
  const { data } = (await login.json()) as { data: { userinfo: { token: string } } };
  const { code, text } = await contract(["check", "--base-url", url, "--operation", "wallet.*"], {
    CONTRACT_TOKEN: data.userinfo.token,
  });
  expect(text).not.toContain("because no account was given");
  expect(code).toBe(EXIT.ok);
});

test.each(["/api", "/nothing/api/"])("an address whose path is not the root, %s, is one line and 3", async (path) => {
  const { url } = await served.open();
  const { code, text } = await contract(["check", "--base-url", `${url}${path}`]);
  expect(text).toContain("is not the root of this API");
  expect(text).toContain(`perhaps --base-url ${url}${path.replace(/\/api\/?$/, "")}`);
  expect(text.split("\n")).toHaveLength(1);
  expect(code).toBe(EXIT.target);
});

test("warnings fail a run with --fail-on warning", async () => {
  const { url } = await served.open();
  const args = ["check", "--base-url", url, "--operation", "products.index", "--max-ms", "0.001"];
  expect((await contract(args)).code).toBe(EXIT.ok);
  const failing = await contract([...args, "--fail-on", "warning"]);
  expect(failing.text).toContain("1 warning, and --fail-on warning");
  expect(failing.code).toBe(EXIT.findings);
  const wrong = await contract([...args, "--fail-on", "note"]);
  expect(wrong.text).toContain('--fail-on "note" is not one of error, warning');
  expect(wrong.code).toBe(EXIT.usage);
});

test("--wait waits for a server to start", async () => {
  const { url } = await served.open();
  let asked = 0;
  const slow = createServer((request, response) => {
    asked += 1;
    if (asked < 3) return void response.writeHead(503).end("starting");
    void fetch(`${url}${request.url}`).then(async (reply) =>
      response.writeHead(reply.status, { "content-type": "application/json" }).end(await reply.text()),
    );
  });
  const args = ["check", "--base-url", await serving(slow), "--operation", "products.index", "--check", "N2"];
  expect((await contract(args)).code).toBe(EXIT.target);
  asked = 0;
  expect((await contract([...args, "--wait", "60"])).code).toBe(EXIT.ok);
});

test("the help and the version name the package", async () => {
  const { text, code } = await contract(["--help"]);
  expect(text).toMatch(/^npx hashgrove-contract COMMAND/);
  expect(code).toBe(EXIT.ok);
  const manifest = new URL("../../package.json", import.meta.url);
  const { name, version } = JSON.parse(readFileSync(manifest, "utf8")) as { name: string; version: string };
  expect((await contract(["--version"])).text).toBe(`${name} ${version}`);
});
