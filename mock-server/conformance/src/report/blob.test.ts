// Playwright itself reads the blob: each of its reporters shows what passed, failed and was not reached.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import type { Finding } from "#judge/finding.ts";
import type { RunResult } from "#run/result.ts";
import { blobLines } from "./blob.ts";
import { playwrightReports } from "./playwright.ts";
import { zipped } from "./zip.ts";

const request = { method: "GET", url: "http://127.0.0.1:9/api/news/index", headers: {}, body: null };
const finding: Finding = {
  check: "auth_first",
  severity: "error",
  expected: "401",
  got: 'code 0, "見つかりません"',
  pointer: "/code",
  operation: "news.index",
  case: "auth_first news.index",
  request,
};
const result = {
  runId: "ct-1",
  baseUrl: "http://127.0.0.1:9",
  level: "read",
  seed: 1,
  startedAt: "2026-11-22T00:00:00.000Z",
  seconds: 2,
  failed: 1,
  stopped: null,
  results: [
    { name: "auth_first news.index", check: "auth_first", state: "failed", ms: 40 },
    { name: "auth_first about.index", check: "auth_first", state: "passed", ms: 30 },
    { name: "S5", check: "S5", state: "not-reached", ms: 0, why: "nobody was there" },
  ],
  findings: [finding, { ...finding, check: "coverage", case: "coverage", request: null }],
} as unknown as RunResult;

test("list, page, JUnit and annotations, of two runs merged into one", async () => {
  const folder = mkdtempSync(join(tmpdir(), "contract-test-"));
  mkdirSync(join(folder, "blob"));
  const other = { ...result, level: "session" as const };
  writeFileSync(join(folder, "blob/report.zip"), zipped("report.jsonl", blobLines(result)));
  writeFileSync(join(folder, "blob/session.zip"), zipped("report.jsonl", blobLines(other)));
  // Whoever runs the tests may have asked for colours.
  const output = stripVTControlCharacters(await playwrightReports(["list", "html", "junit", "github"], folder));
  for (const level of ["read", "session"])
    expect(output).toMatch(
      new RegExp(
        `\u2718 +\\d \\[level ${level}\\] › A2 auth_first:1:1 › auth_first news\\.index @auth_first \\(40ms\\)`,
      ),
    );
  expect(output).toContain('news.index: expected 401, got code 0, "見つかりません" at /code');
  expect(output).toContain("coverage of news.index");
  expect(output).toMatch(/4 failed\n(.*\n){4} +2 skipped\n +2 passed/);
  expect(output).toContain("::error file=");
  expect(existsSync(join(folder, "html/index.html"))).toBe(true);
  const junit = readFileSync(join(folder, "junit.xml"), "utf8");
  expect(junit).toContain('tests="8" failures="0" skipped="2" errors="4"');
  expect(junit).toContain('<testcase name="auth_first about.index" classname="A2 auth_first" time="0.03">');
  expect(junit).toContain("curl -sS -i -X GET 'http://127.0.0.1:9/api/news/index'");
  // What was unpacked is gone.
  expect(readdirSync(join(folder, "blob")).toSorted()).toEqual(["report.zip", "session.zip"]);
});
