// `replay` runs the case or sequence that found each error.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { servedApp } from "@hashgrove/mock-server/http/testing/test-served.ts";
import { expect, test } from "vitest";
import { readOptions } from "#runner/check-options.ts";
import { EXIT } from "./exit-codes.ts";
import { main } from "./main.ts";
import { readFindings } from "./replay.ts";

const served = servedApp();

test("a finding that no longer occurs is FIXED, one that cannot be run again an ERROR", async () => {
  const { url } = await served.open();
  const file = join(mkdtempSync(join(tmpdir(), "contract-test-")), "findings.json");
  const finding = (replay: string) => ({
    id: "0",
    check: replay === "coverage" ? replay : "x",
    operation: "products.index",
    severity: "error",
    replay,
  });
  const replays = [
    "positive_data_acceptance products.index as nobody: only required fields",
    "S5 set",
    "coverage",
    "a case of another day",
  ];
  writeFileSync(file, JSON.stringify({ findings: replays.map(finding) }));
  const lines: string[] = [];
  const allowed = ["--level", "write", "--write-to", new URL(url).host];
  const code = await main(["replay", file, "--base-url", url, ...allowed], {}, (line) => lines.push(line));
  expect(lines.slice(0, 4).map((line) => line.split(" ")[0])).toEqual(["FIXED", "FIXED", "FIXED", "ERROR"]);
  expect(lines[3]).toContain("no case has this name at this level");
  expect(lines.at(-1)).toBe("3 FIXED, 0 FAILED, 1 ERROR");
  expect(code).toBe(EXIT.findings);
});

test("the file has the address, level and seed", () => {
  const file = join(mkdtempSync(join(tmpdir(), "contract-test-")), "findings.json");
  const run = { baseUrl: "http://127.0.0.1:9", level: "write", seed: 7 };
  writeFileSync(file, JSON.stringify({ run, findings: [] }));
  const { level, seed, baseUrl } = readOptions([...readFindings(file).args, "--level", "read"], {});
  // The command line overrides the file.
  expect({ level, seed, baseUrl }).toEqual({ ...run, level: "read" });
});
