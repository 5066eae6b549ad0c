// Certificates are verified: an unknown issuer is reported and can be trusted explicitly.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { EXIT } from "./exit-codes.ts";
import { main } from "./main.ts";
import { selfSigned } from "./test-certificate.ts";
import { serving } from "./test-serving.ts";

const SCRIPT = fileURLToPath(new URL("../../../../scripts/contract.ts", import.meta.url));

/** Starts a TLS server on loopback with a certificate for an address. */
async function certified(address: string) {
  const folder = mkdtempSync(join(tmpdir(), "contract-test-"));
  const certificate = selfSigned(address);
  let requests = 0;
  const server = createServer(certificate, (_, response) => {
    requests += 1;
    response.writeHead(200, { "content-type": "application/json" }).end('{"code":200,"msg":"ok","data":[]}');
  });
  const url = (await serving(server)).replace("http", "https");
  const file = join(folder, "server.pem");
  writeFileSync(file, certificate.cert);
  const args = ["check", "--base-url", url, "--operation", "news.index", "--out", join(folder, "out")];
  return { args, file, asked: () => requests };
}

/**
 * Runs a check that trusts the certificate in `file`. Needs a child process, because Node reads trusted certificates
 * only at its start.
 */
async function checkTrusting({ args, file }: Awaited<ReturnType<typeof certified>>) {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: file };
  const child = spawn(process.execPath, [SCRIPT, ...args], { env, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, "close")) as [number];
  return { code, output };
}

test("a self-signed certificate ends the check before any request", async () => {
  const server = await certified("127.0.0.1");
  const lines: string[] = [];
  expect(await main(server.args, {}, (line) => lines.push(line))).toBe(EXIT.target);
  expect(lines).toEqual([
    expect.stringMatching(
      /^contract: https:\S+: the TLS connection failed; certificates are verified \(self-signed certificate/,
    ),
  ]);
  expect(lines[0]).toContain("NODE_EXTRA_CA_CERTS=FILE.pem");
  expect(server.asked()).toBe(0);
});

test("so does a certificate of another host, even if trusted; with a right and trusted one the check runs", async () => {
  const [other, right] = [await certified("127.0.0.2"), await certified("127.0.0.1")];
  const [refused, checked] = await Promise.all([checkTrusting(other), checkTrusting(right)]);
  expect(refused.output).toMatch(/the TLS connection failed.+127\.0\.0\.1 is not in the cert's list/);
  expect(refused.code).toBe(EXIT.target);
  expect(other.asked()).toBe(0);
  expect(checked.output).toContain("at level read");
  expect(right.asked()).toBeGreaterThan(1);
});
