// Every check and every test, then one line that sums them up.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "./browser.ts";
import { ROOT, run } from "./steps.ts";

const REPORTS = join(ROOT, ".cache", "reports");
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

let passed = 0;
let failed = 0;

function check(): void {
  const ok = run({ name: "check", run: ["node", "scripts/check.ts"] }) === 0;
  if (ok) passed += 1;
  else failed += 1;
}

/** Reads what a runner counted; a runner that died before counting is one failure. */
function count(file: string, read: (report: unknown) => { passed: number; failed: number }, code: number): void {
  try {
    const counted = read(JSON.parse(readFileSync(join(REPORTS, file), "utf8")));
    passed += counted.passed;
    failed += counted.failed;
    if (code !== 0 && counted.failed === 0) failed += 1;
  } catch {
    failed += 1;
  }
}

function unit(member: string): void {
  console.log(`unit tests: ${member}`);
  const file = `${member}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${join(REPORTS, file)}`];
  const code = run({ name: member, run: ["vitest", "run", ...reporters], at: member });
  count(
    file,
    (report) => {
      const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
      return { passed: numPassedTests, failed: numFailedTests };
    },
    code,
  );
}

function browser(): void {
  console.log("browser tests");
  const env = { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: join(REPORTS, "e2e.json") };
  const code = run({ name: "e2e", run: ["playwright", "test", "--reporter=line,json"], at: "e2e", env });
  count(
    "e2e.json",
    (report) => {
      const { expected, unexpected, flaky } = (
        report as { stats: { expected: number; unexpected: number; flaky: number } }
      ).stats;
      return { passed: expected, failed: unexpected + flaky };
    },
    code,
  );
}

check();
unit("mock-server");
unit("web");
if (run({ name: "build", run: ["node", "scripts/build.ts"] }) === 0) browser();
else failed += 1;

console.log(`\nhashgrove: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
