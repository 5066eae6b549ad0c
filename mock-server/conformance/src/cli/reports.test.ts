// Options and reports of a run: output folder, config file, progress, report.html and findings.sarif.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { servedApp } from "@hashgrove/mock-server/http/testing/test-served.ts";
import { expect, test } from "vitest";
import type { Finding } from "#replies/finding.ts";
import { sarifFile } from "#report/sarif.ts";
import { readOptions } from "#runner/check-options.ts";
import { EXIT } from "./exit-codes.ts";
import { main } from "./main.ts";
import { progressLine } from "./progress-line.ts";

const served = servedApp();
const newFolder = (): string => mkdtempSync(join(tmpdir(), "contract-test-"));

async function contract(args: readonly string[], progress: ((line: string) => void) | null = null) {
  const lines: string[] = [];
  const code = await main(args, {}, (line) => lines.push(line), { progress });
  return { code, text: lines.join("\n") };
}

test("an unwritable report folder is one line before anything is sent", async () => {
  const { world, url } = await served.open();
  const folder = newFolder();
  writeFileSync(join(folder, "file"), "");
  const withPipe = newFolder();
  execFileSync("mkfifo", [join(withPipe, "findings.json")]);
  for (const out of [join(folder, "file"), join(folder, "file/below"), "/proc/report", "/dev/null", withPipe]) {
    const { code, text } = await contract(["check", "--base-url", url, "--out", out]);
    expect(text).toMatch(/^contract: --out .* is not writable for reports: /);
    expect(text.split("\n")).toHaveLength(1);
    expect(code).toBe(EXIT.usage);
  }
  expect(world.journal.entries()).toEqual([]);
});

test("options are read from a file, and the command line wins", () => {
  const file = join(newFolder(), "contract.config.yaml");
  writeFileSync(file, "level: write\nexamples: 3\noperation: [news.*, wallet.*]\ntemplate: true\n");
  const read = (...args: string[]) => readOptions(["--base-url", "http://127.0.0.1", "--config", file, ...args], {});
  expect(read()).toMatchObject({ level: "write", examples: 3, operations: ["news.*", "wallet.*"], template: true });
  const given = read("--level", "read", "--operation=about.*", "--no-template");
  expect(given).toMatchObject({ level: "read", examples: 3, operations: ["about.*"], template: false });
});

test.each([
  ["levl: write", 'unknown option "levl"; did you mean "level"?'],
  ["money-ok: true", "money-ok is only allowed on the command line"],
  ["write-to: example.test", "write-to is only allowed on the command line"],
  ["template: 3", "template must be true or false"],
  ["level: [read]", "level must be a single text or number"],
  ["- level", "is not a list of options"],
])("a file with %j is a usage error", async (line, message) => {
  const file = join(newFolder(), "contract.config.yaml");
  writeFileSync(file, line);
  const { code, text } = await contract(["list", "--config", file]);
  expect(text).toContain(message);
  expect(code).toBe(EXIT.usage);
});

test("a terminal shows progress, a pipe does not", async () => {
  const { url } = await served.open();
  const shown: string[] = [];
  const args = ["check", "--base-url", url, "--operation", "news.*", "--out", newFolder()];
  await contract(args, (line) => shown.push(line));
  expect(shown.at(-1)).toMatch(/^\d+ %, \d+ of \d+ checks, about \d+ s left$/);
  expect((await contract(args)).text).not.toContain(" left");
});

test("the remaining time is estimated from the requests sent", () => {
  expect(progressLine({ done: 1, of: 400, share: 0.01 }, 1)).toBe("1 %, 1 of 400 checks");
  expect(progressLine({ done: 100, of: 400, share: 0.25 }, 10)).toBe("25 %, 100 of 400 checks, about 30 s left");
  expect(progressLine({ done: 100, of: 400, share: 0.25 }, 100)).toBe("25 %, 100 of 400 checks, about 5 min left");
});

test("report.html is one file that requests nothing, and shows what was found", async () => {
  const { url } = await served.open();
  const out = newFolder();
  await contract(["check", "--base-url", url, "--operation", "products.index", "--max-ms", "0.001", "--out", out]);
  const html = readFileSync(join(out, "report.html"), "utf8");
  expect(html).toContain("T1 max_response_time: products.index");
  expect(html).toContain("default-src 'none'; style-src 'unsafe-inline'");
  expect(html).not.toMatch(/<script|<link|<img|<iframe|\ssrc=|\shref=|url\(|@import/);
});

const FINDING: Finding = {
  check: "ignored_auth",
  severity: "error",
  expected: "unauthenticated (401), for 12 tries",
  got: "ok (HTTP 200)",
  pointer: "",
  operation: "wallet.getBalance",
  case: "a case",
  request: null,
};

interface Sarif {
  readonly runs: {
    readonly results: {
      readonly partialFingerprints: Record<string, string>;
      readonly locations: {
        readonly physicalLocation: {
          readonly artifactLocation: { readonly uri: string };
          readonly region: { readonly startLine: number };
        };
      }[];
    }[];
  }[];
}

test("SARIF has the call's line in the repository's file, and a stable fingerprint", () => {
  const file = join(newFolder(), "api.yaml");
  writeFileSync(file, "paths:\n  /api/wallet/getBalance:\n    get:\n      operationId: wallet.getBalance\n");
  const of = (finding: Finding, path: string) =>
    (sarifFile({ findings: [finding] }, path) as Sarif).runs[0]?.results[0];
  const first = of(FINDING, file);
  expect(first?.locations[0]?.physicalLocation).toEqual({
    artifactLocation: { uri: file },
    region: { startLine: 4 },
  });
  const later = of({ ...FINDING, expected: "unauthenticated (401), for 20 tries", got: "ok (HTTP 201)" }, file);
  expect(later?.partialFingerprints).toEqual(first?.partialFingerprints);
  expect(of({ ...FINDING, operation: "wallet.index" }, file)?.partialFingerprints).not.toEqual(
    first?.partialFingerprints,
  );
  expect(of(FINDING, "no-such.yaml")?.locations[0]?.physicalLocation.region).toEqual({ startLine: 1 });
});

test("findings belong to the contract that was given by a path of the repository", () => {
  const pathOf = (...args: string[]) => readOptions(["--base-url", "http://127.0.0.1", ...args], {}).sarifPath;
  expect(pathOf()).toBe("openapi.yaml");
  expect(pathOf("--contract", "./docs/api.yaml")).toBe("docs/api.yaml");
  expect(pathOf("--contract", "/elsewhere/api.yaml")).toBe("openapi.yaml");
  expect(pathOf("--contract", "docs/api.yaml", "--sarif-path", "src/routes.py")).toBe("src/routes.py");
});
