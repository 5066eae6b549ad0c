// A finding is repeated by the case or the sequence that found it.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { servedApp } from "#http/test-served.ts";
import { EXIT } from "./exit.ts";
import { main } from "./main.ts";

const served = servedApp();

test("what is mended is FIXED, what cannot be run any more an ERROR", async () => {
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
    "positive_data_acceptance products.index as nobody: what it needs",
    "S5 set",
    "coverage",
    "a case of another day",
  ];
  writeFileSync(file, JSON.stringify({ findings: replays.map(finding) }));
  const lines: string[] = [];
  const allowed = ["--level", "write", "--write-to", new URL(url).host];
  const code = await main(["replay", file, "--base-url", url, ...allowed], {}, (line) => lines.push(line));
  expect(lines.map((line) => line.split(" ")[0])).toEqual(["FIXED", "FIXED", "FIXED", "ERROR"]);
  expect(code).toBe(EXIT.findings);
});
