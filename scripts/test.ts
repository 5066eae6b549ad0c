// Every check and every test, then one line with the totals. Unit tests are shuffled; TEST_SEED=7 chooses another order
// and shuffles the browser tests too. By default those are not shuffled: tests of several projects mixed start a browser
// for nearly each test, which takes twice the time.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findChromium, findFirefox, findWebKit } from "./browser.ts";
import { failuresOf } from "./checks/failures.ts";
import { ROOT, run, runAll, runBeside, type Step } from "./steps.ts";

const REPORTS = join(ROOT, ".cache", "reports");
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const asked = process.env.TEST_SEED;
const seed = Number(asked ?? 506_765);
interface Counted {
  readonly passed: number;
  readonly failed: number;
}

/** Reads what a runner counted; a runner that died before counting is one failure. */
function counted(file: string, read: (report: never) => Counted): Counted {
  try {
    return read(JSON.parse(readFileSync(join(REPORTS, file), "utf8")) as never);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const CHECK: Step = { name: "check", run: ["node", "scripts/check.ts"] };
const BROWSER: Step = { name: "browser", run: ["node", "scripts/browser.ts"] };
const BUILD: Step = { name: "build", run: ["node", "scripts/build.ts"] };
const OLDEST_BROWSERS: Step = { name: "oldest browsers", run: ["node", "scripts/checks/check-browsers.ts"] };
/** Where the unit tests of a package run. */
const FOLDERS = {
  scripts: "scripts",
  contract: "mock-server/contract",
  conformance: "mock-server/conformance",
  server: "mock-server/server",
  web: "web",
} as const;
const unit = (member: keyof typeof FOLDERS): Step => {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${join(REPORTS, `${member}.json`)}`];
  const order = [`--sequence.shuffle=true`, `--sequence.seed=${seed}`];
  return { name: `unit tests: ${member}`, run: ["vitest", "run", ...reporters, ...order], at: FOLDERS[member] };
};
const unitCount = (member: string): Counted =>
  counted(`${member}.json`, ({ numPassedTests, numFailedTests }: Record<string, number>) => ({
    passed: numPassedTests ?? 0,
    failed: numFailedTests ?? 1,
  }));

const playwrightCount = (file: string): Counted =>
  counted(file, ({ stats }: { stats: Record<"expected" | "unexpected" | "flaky", number> }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }));

const failures: string[] = [];

function readFailures(file: string): string[] {
  try {
    return failuresOf(JSON.parse(readFileSync(join(REPORTS, file), "utf8")) as Parameters<typeof failuresOf>[0]);
  } catch {
    return ["the browser tests ended without a report"];
  }
}

/** The tests that have nothing of this repository but its package. */
function sample(): Counted {
  console.log("sample suite");
  const env = { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: join(REPORTS, "sample.json") };
  const code = run({ name: "sample", run: ["node", "scripts/sample.ts", "--reporter=line,json"], env });
  const { passed, failed } = playwrightCount("sample.json");
  return { passed, failed: code === 0 ? failed : Math.max(1, failed) };
}

function browser(): Counted {
  console.log("browser tests");
  const env = { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: join(REPORTS, "e2e.json") };
  const test = ["playwright", "test"] as const;
  const code = run({
    name: "e2e",
    run: [...test, ...(asked === undefined ? [] : [`--shuffle=${seed}`]), "--reporter=line,json"],
    at: "e2e",
    env,
  });
  const result = playwrightCount("e2e.json");
  if (code === 0) return result;
  failures.push(...readFailures("e2e.json"));
  // Recording each test costs a third of the time, so failed tests run again for their trace. They stay failed.
  console.log("what failed, once more with a trace (see e2e/test-results)");
  run({ name: "trace", run: [...test, "--last-failed", "--trace=on", "--reporter=line"], at: "e2e", env });
  return { passed: result.passed, failed: Math.max(1, result.failed) };
}

/** Tests in an engine that a machine may lack: there nothing is counted, but in CI its absence is a failure. */
async function inEngine(name: string, path: string | undefined, step: Omit<Step, "name" | "at">): Promise<Counted> {
  if (path === undefined) return { passed: 0, failed: process.env.CI ? 1 : 0 };
  const report = `${name}.json`;
  const env = { ...step.env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(REPORTS, report) };
  const code = await runBeside({ ...step, name, at: "e2e", env });
  const result = playwrightCount(report);
  if (code === 0) return result;
  failures.push(...readFailures(report));
  return { passed: result.passed, failed: Math.max(1, result.failed) };
}

/** Firefox and WebKit beside each other: each has the other's waiting time. */
function otherEngines(): Promise<readonly Counted[]> {
  console.log("browser tests in Firefox and WebKit");
  const [firefox, webkit] = [findFirefox(), findWebKit()];
  const test = ["playwright", "test", "--reporter=line,json"] as const;
  return Promise.all([
    inEngine("firefox", firefox, {
      run: [...test, "--workers=2"],
      env: { E2E_BROWSER: "firefox", E2E_PART: "core", E2E_PORT: "4023", FIREFOX_PATH: firefox ?? "" },
    }),
    inEngine("webkit", webkit, {
      // The rest, screens of rarer states, takes as long again: `npm run e2e -- --browser webkit` runs it.
      run: [...test, "--config=webkit", "--workers=1", "--grep=@core"],
      env: { E2E_PORT: "4022", WEBKIT_DRIVER: webkit ?? "" },
    }),
  ]);
}

console.log(`order of this run: TEST_SEED=${seed}`);
// A machine that has none gets it while the code is checked; whoever needs it says what to do where it did not come.
const fetched = runAll([BROWSER]);
const checked = (await runBeside(CHECK)) === 0;
await fetched;
console.log("unit tests and build");
const built = await runAll([
  unit("scripts"),
  unit("server"),
  unit("conformance"),
  unit("contract"),
  BUILD,
  unit("web"),
]);
const supported = await runAll([OLDEST_BROWSERS]);
const outcomes: Counted[] = [
  { passed: Number(checked), failed: Number(!checked) },
  { passed: Number(supported), failed: Number(!supported) },
  unitCount("scripts"),
  unitCount("contract"),
  unitCount("conformance"),
  unitCount("server"),
  unitCount("web"),
];
// A build or a runner that crashed is reported by its output and counts as one failure.
if (!built && outcomes.every(({ failed }) => failed === 0)) outcomes.push({ passed: 0, failed: 1 });
outcomes.push(sample(), browser(), ...(await otherEngines()));

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
// The first run's words stand far above by now, and a log is read from its end.
for (const failure of failures) console.log(`\n${failure}`);
console.log(`\nhashgrove: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
