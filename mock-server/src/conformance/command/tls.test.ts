// Certificates are verified: one that nobody vouches for is told as that, and can be trusted, but not waved through.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { EXIT } from "./exit.ts";
import { selfSigned } from "./test-certificate.ts";
import { serving } from "./test-serving.ts";

const SCRIPT = fileURLToPath(new URL("../../../../scripts/contract.ts", import.meta.url));

/** Checks one call of a server on loopback whose certificate is for an address; it may be trusted. */
async function check(certified: string, isTrusted: boolean) {
  const folder = mkdtempSync(join(tmpdir(), "contract-test-"));
  const certificate = selfSigned(certified);
  let asked = 0;
  const server = createServer(certificate, (_, response) => {
    asked += 1;
    response.writeHead(200, { "content-type": "application/json" }).end('{"code":200,"msg":"ok","data":[]}');
  });
  const url = (await serving(server)).replace("http", "https");
  const file = join(folder, "server.pem");
  writeFileSync(file, certificate.cert);
  const args = ["check", "--base-url", url, "--operation", "news.index", "--out", join(folder, "out")];
  // Which authorities are trusted is read at a process's start.
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    env: { ...process.env, ...(isTrusted && { NODE_EXTRA_CA_CERTS: file }) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, "close")) as [number];
  return { code, said, asked };
}

test("a certificate that nobody vouches for ends the check before anything is asked", async () => {
  const { code, said, asked } = await check("127.0.0.1", false);
  expect(said).toMatch(
    /^contract: https:\S+: TLS does not come about; certificates are verified \(self-signed certificate/,
  );
  expect(said).toContain("NODE_EXTRA_CA_CERTS=FILE.pem");
  expect(said.trim().split("\n")).toHaveLength(1);
  expect(code).toBe(EXIT.target);
  expect(asked).toBe(0);
});

test("so does one of another host, whoever vouches for it", async () => {
  const { code, said, asked } = await check("127.0.0.2", true);
  expect(said).toMatch(/TLS does not come about.+127\.0\.0\.1 is not in the cert's list/);
  expect(code).toBe(EXIT.target);
  expect(asked).toBe(0);
});

test("once it is trusted the server is checked", async () => {
  const { said, asked } = await check("127.0.0.1", true);
  expect(said).toContain("at level read");
  expect(asked).toBeGreaterThan(1);
});
