// Every printed curl command gets the reply that the finding describes.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { onTestFinished, expect, test } from "vitest";
import { main } from "#cli/main.ts";
import { encodeBytes } from "#client/shown-request.ts";
import { curlOf } from "./curl.ts";

const ENVELOPE = { code: 200, msg: "ok", data: [] };
const TOKEN = "tok-0123456789abcdef";
/** Headers that curl or fetch add. */
const OWN =
  /^(host|connection|content-length|transfer-encoding|accept|accept-encoding|accept-language|user-agent|sec-fetch-mode|expect)$/;

/** Hash of what a server sees of a request, apart from headers that curl or fetch add. */
function fingerprintOf(request: IncomingMessage, body: Buffer): string {
  const headers = Object.entries(request.headers)
    .filter(([name]) => !OWN.test(name))
    .toSorted(([a], [b]) => a.localeCompare(b));
  const language = request.headers["accept-language"];
  const asked = language === undefined || language === "*" ? [] : [language];
  const seen = [request.method, request.url, headers, asked];
  return createHash("sha256").update(JSON.stringify(seen)).update(body).digest("hex").slice(0, 16);
}

/** A server whose wrong replies contain a hash of the request, so that a repeated curl command can be compared. */
async function mutant() {
  let password = "";
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const body = await buffer(request);
      const print = fingerprintOf(request, body);
      const isLogin =
        /user\/(login|register)/.test(request.url ?? "") && !/authorization/.test(String(request.rawHeaders));
      if (isLogin) password ||= /"password":"([^"]+)"/.exec(body.toString())?.[1] ?? "";
      const wrong = { code: 418, msg: print, data: null };
      const session = { code: 200, msg: print, data: { userinfo: { id: 7, token: TOKEN } } };
      const isHealth = request.headers["x-contract-run"] === undefined;
      response.writeHead(isLogin || isHealth ? 200 : 418, { "content-type": "application/json", "x-print": print });
      response.end(JSON.stringify(isHealth ? ENVELOPE : isLogin ? session : wrong));
    };
    void answer();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return { url, passwordOfTheRun: () => password };
}

async function shell(line: string, env: Readonly<Record<string, string>>): Promise<string> {
  const child = spawn("sh", ["-c", line], { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "inherit"] });
  return await text(child.stdout);
}

interface Found {
  readonly check: string;
  readonly operation: string;
  readonly got: string;
  readonly replay: string;
  readonly curl?: string;
}

test("a line for each kind of request gets the same failing reply", async () => {
  const { url, passwordOfTheRun } = await mutant();
  const out = mkdtempSync(join(tmpdir(), "contract-test-"));
  const lines: string[] = [];
  const args = ["--level", "write", "--write-to", "127.0.0.1", "--examples", "0", "--out", out];
  await main(["check", "--base-url", url, ...args], {}, (line) => lines.push(line));
  const { findings } = JSON.parse(readFileSync(join(out, "findings.json"), "utf8")) as { findings: Found[] };
  const printed = findings.filter(
    ({ got, curl }) => curl !== undefined && /HTTP 418, code 418, "[0-9a-f]{16}"/.test(got),
  );
  // Repeat one request per check, call and kind; the kind is the case's title without the name of the field.
  const kinds = Map.groupBy(printed, ({ check, replay }) => `${check} ${replay.replace(/^.*: (?:\w+: )?/, "")}`);
  expect(kinds.size).toBeGreaterThan(40);
  const sendAgain = async (kind: string, first: Found | undefined): Promise<void> => {
    const print = /"([0-9a-f]{16})"/.exec(first?.got ?? "")?.[1] ?? "none";
    const reply = await shell(first?.curl ?? "", {
      CONTRACT_TOKEN: TOKEN,
      CONTRACT_PASSWORD: passwordOfTheRun(),
    });
    expect(reply, `${kind}\n${first?.curl}`).toContain(print);
  };
  const all = [...kinds];
  while (all.length > 0) await Promise.all(all.splice(0, 8).map(([kind, [first]]) => sendAgain(kind, first)));
  expect(lines.join("\n")).toContain('for the lines "try": CONTRACT_TOKEN is a member');
  expect(printed.map(({ curl }) => curl).join("\n")).not.toContain("***");
});

const REQUEST = { method: "POST", headers: { "x-contract-run": "ct-1" }, body: null };

test.each([
  ["a token in the header token", { headers: { token: "***" } }, { token: TOKEN }],
  ["with Bearer", { headers: { authorization: "Bearer ***" } }, { authorization: `Bearer ${TOKEN}` }],
  ["an empty header", { headers: { authorization: "" } }, { authorization: "" }],
])("%s is sent again", async (_, request, headers) => {
  let seen: IncomingMessage["headers"] = {};
  const server = createServer((received, response) => {
    seen = received.headers;
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/a?b=[1]&c=***`;
  await shell(curlOf({ ...REQUEST, ...request, url }), { CONTRACT_TOKEN: TOKEN });
  server.close();
  expect(seen).toMatchObject(headers);
});

test("a file of 10 MB is a short line", async () => {
  const size = 10 * 1024 * 1024;
  let length = 0;
  let first = "";
  const server = createServer((received, response) => {
    const answer = async (): Promise<void> => {
      const body = await buffer(received);
      length = body.length;
      first = body.subarray(0, 4).toString();
      response.end();
    };
    void answer();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/`;
  const zeros = new Uint8Array(64 * 1024);
  const bytes = encodeBytes(function* () {
    yield Buffer.from("head");
    for (let left = size; left > 0; left -= zeros.length) yield zeros;
  });
  const line = curlOf({ ...REQUEST, url, bytes });
  expect(line.length).toBeLessThan(300);
  await shell(line, {});
  server.close();
  expect([first, length]).toEqual(["head", size + 4]);
});
