// Every check and every test, then what failed, and one line with the totals. Unit tests are shuffled; TEST_SEED=7 chooses
// another order and shuffles the browser tests too. By default those are not shuffled: tests of several projects mixed
// start a browser for nearly each test, which takes twice the time.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findChromium, findFirefox, findWebKit } from "./browser.ts";
import { CHECKS } from "./check.ts";
import {
  type BrowserReport,
  failureOfStep,
  failuresOfBrowser,
  failuresOfUnits,
  type UnitReport,
} from "./checks/failures.ts";
import { type Outcome, ROOT, run, runAll, runBeside, type Step } from "./steps.ts";

const REPORTS = join(ROOT, ".cache", "reports");
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const asked = process.env.TEST_SEED;
const seed = Number(asked ?? 506_765);
interface Counted {
  readonly passed: number;
  /** One text for each. */
  readonly failures: readonly string[];
}

/** Reads a runner's report; null when it died before writing one. */
function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(REPORTS, file), "utf8"));
  } catch {
    return null;
  }
}

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
type Member = keyof typeof FOLDERS;
const unit = (member: Member): Step => {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${join(REPORTS, `${member}.json`)}`];
  const order = [`--sequence.shuffle=true`, `--sequence.seed=${seed}`];
  return { name: `unit tests: ${member}`, run: ["vitest", "run", ...reporters, ...order], at: FOLDERS[member] };
};

/** Steps without a report, which pass or fail as a whole. */
const stepCount = (failed: readonly Outcome[]): Counted => ({
  passed: failed.length === 0 ? 1 : 0,
  failures: failed.map(({ step, output }) => failureOfStep(step.name, output)),
});

function unitCount(member: Member, failed: readonly Outcome[]): Counted {
  const { name } = unit(member);
  const report = readReport(`${member}.json`) as (UnitReport & { readonly numPassedTests: number }) | null;
  const failures = report === null ? [] : failuresOfUnits(name, report, ROOT);
  // A runner that crashed, or that counts an error outside of any test, is reported by its output.
  const crashed = failures.length === 0 ? failed.filter(({ step }) => step.name === name) : [];
  return {
    passed: report?.numPassedTests ?? 0,
    failures: [...failures, ...crashed.map(({ output }) => failureOfStep(name, output))],
  };
}

function browserCount(name: string, { code, errors }: { readonly code: number; readonly errors: string }): Counted {
  const report = readReport(`${name}.json`) as
    | (BrowserReport & { readonly stats: { readonly expected: number } })
    | null;
  const failures = report === null ? [] : failuresOfBrowser(name, report);
  const crashed = code !== 0 && failures.length === 0 ? [failureOfStep(name, errors)] : [];
  return { passed: report?.stats.expected ?? 0, failures: [...failures, ...crashed] };
}

/** The tests that have nothing of this repository but its package. */
async function sample(): Promise<Counted> {
  console.log("sample suite");
  const env = { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: join(REPORTS, "sample.json") };
  const step = { name: "sample", run: ["node", "scripts/sample.ts", "--reporter=line,json"], env } as const;
  return browserCount("sample", await runBeside(step));
}

async function browser(): Promise<Counted> {
  console.log("browser tests");
  const env = { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: join(REPORTS, "e2e.json") };
  const test = ["playwright", "test"] as const;
  const ended = await runBeside({
    name: "e2e",
    run: [...test, ...(asked === undefined ? [] : [`--shuffle=${seed}`]), "--reporter=line,json"],
    at: "e2e",
    env,
  });
  const result = browserCount("e2e", ended);
  if (ended.code === 0) return result;
  // Recording each test costs a third of the time, so failed tests run again for their trace. They stay failed.
  console.log("what failed, once more with a trace (see e2e/test-results)");
  run({ name: "trace", run: [...test, "--last-failed", "--trace=on", "--reporter=line"], at: "e2e", env });
  return result;
}

/** Tests in an engine that a machine may lack: there nothing is counted, but in CI its absence is a failure. */
async function inEngine(name: string, path: string | undefined, step: Omit<Step, "name" | "at">): Promise<Counted> {
  if (path === undefined)
    return { passed: 0, failures: process.env.CI ? [failureOfStep(name, "this machine has none")] : [] };
  const env = { ...step.env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(REPORTS, `${name}.json`) };
  return browserCount(name, await runBeside({ ...step, name, at: "e2e", env }));
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
console.log("check");
const unchecked = await runAll(CHECKS);
await fetched;
console.log("unit tests and build");
const unbuilt = await runAll([
  unit("scripts"),
  unit("server"),
  unit("conformance"),
  unit("contract"),
  BUILD,
  unit("web"),
]);
const unsupported = await runAll([OLDEST_BROWSERS]);
const outcomes: Counted[] = [
  stepCount(unchecked),
  stepCount(unbuilt.filter(({ step }) => step === BUILD)),
  stepCount(unsupported),
  ...(Object.keys(FOLDERS) as Member[]).map((member) => unitCount(member, unbuilt)),
  await sample(),
  await browser(),
  ...(await otherEngines()),
];

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failures = outcomes.flatMap((outcome) => outcome.failures);
// The first run's words stand far above by now, and a log is read from its end.
for (const failure of failures) console.log(`\n${failure}`);
console.log(`\nhashgrove: ${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
