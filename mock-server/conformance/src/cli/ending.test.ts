// The first Ctrl+C ends a run with a report of the results so far; a second one ends it without a report.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { EXIT } from "./exit-codes.ts";
import { serving } from "./test-serving.ts";

const SCRIPT = fileURLToPath(new URL("../../../../scripts/contract.ts", import.meta.url));
const ENVELOPE = '{"code":200,"msg":"ok","data":[]}';

test("Ctrl+C, which npm sends twice, ends a run with its report", async () => {
  let asked = 0;
  let interrupt = (): void => {};
  const answer: RequestListener = (_, response) => {
    asked += 1;
    if (asked === 20) interrupt();
    response.writeHead(200, { "content-type": "application/json" }).end(ENVELOPE);
  };
  const url = await serving(createServer(answer));
  const out = mkdtempSync(join(tmpdir(), "contract-test-"));
  const child = spawn(process.execPath, [SCRIPT, "check", "--base-url", url, "--out", out], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  interrupt = () => {
    child.kill("SIGINT");
    child.kill("SIGINT");
  };
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, "close")) as [number];
  expect(output).toContain("stopped early: interrupted");
  expect(code).toBe(EXIT.stopped);
  expect(JSON.parse(readFileSync(join(out, "findings.json"), "utf8"))).toMatchObject({
    run: { stopped: "interrupted" },
  });
  const { log } = JSON.parse(readFileSync(join(out, "run.har"), "utf8")) as { log: { entries: unknown[] } };
  expect(log.entries.length).toBeGreaterThanOrEqual(18);
  expect(log.entries.length).toBeLessThan(40);
  expect(existsSync(join(out, "run.har.part"))).toBe(false);
});
