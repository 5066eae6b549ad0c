// Runs every check and test, then prints the failures and a line with totals. Unit tests are shuffled; TEST_SEED=7
// chooses another order and shuffles the browser tests too. By default browser tests are not shuffled: a worker
// starts a new browser whenever the project changes, which doubles the time.
import { environmentOf, findChromium, findFirefox, findWebKit } from "../browser.ts";
import { absence, type ChosenEngine } from "../browser/engine-choice.ts";
import { BROWSERS, CHECKS, LINT, runChecks } from "../checks/list.ts";
import { requireFreePort, TEST_PORTS } from "../process/ports.ts";
import { run, runAll, runBeside, type Step } from "../process/steps.ts";
import { MEMBERS } from "./members.ts";
import { testOptions } from "./options.ts";
import { browserCount, clearReports, type Counted, end, reportTo, stepCount, unit, unitCount } from "./reports.ts";

const { engines } = testOptions();
const asked = process.env.TEST_SEED;
const seed = Number(asked ?? 506_765);
const BROWSER: Step = { name: "browser", run: ["node", "scripts/browser.ts"] };
const BUILD: Step = { name: "build", run: ["node", "scripts/build.ts"] };
const BENCHMARKS: Step = { name: "benchmarks, one short round", run: ["node", "scripts/bench.ts", "--smoke"] };

/** Runs the sample suite, which uses the packed packages like an external project. */
async function sample(): Promise<Counted> {
  console.log("sample suite");
  const env = { CHROMIUM_PATH: findChromium(), ...reportTo("sample") };
  const step = { name: "sample", run: ["node", "scripts/sample.ts", "--reporter=line,json"], env } as const;
  return browserCount("sample", await runBeside(step));
}

async function browser(): Promise<Counted> {
  console.log("browser tests");
  const env = { CHROMIUM_PATH: findChromium(), ...reportTo("e2e") };
  const test = ["playwright", "test"] as const;
  const ended = await runBeside({
    name: "e2e",
    run: [...test, ...(asked === undefined ? [] : [`--shuffle=${seed}`]), "--reporter=line,json"],
    at: "e2e",
    env,
  });
  const result = browserCount("e2e", ended);
  if (ended.code === 0) return result;
  // Traces cost a third of the time, so only failed tests run again with one. They still count as failed.
  console.log("failed tests again, with a trace (see e2e/test-results)");
  run({ name: "trace", run: [...test, "--last-failed", "--trace=on", "--reporter=line"], at: "e2e", env });
  return result;
}

async function inEngine(name: "firefox" | "webkit", chosen: ChosenEngine | undefined): Promise<Counted> {
  if (chosen === undefined) {
    const { failure, remark } = absence(name, engines);
    return { passed: 0, failures: failure ? [failure] : [], ...(remark && { remark }) };
  }
  // In WebKitGTK only the core tests run, because the remaining screens would double the time; `npm run e2e --
  // --browser webkit` runs all.
  const part = name === "webkit" && !chosen.own ? ["--config=webkit", "--workers=1", "--grep=@core"] : ["--workers=2"];
  const env = {
    ...environmentOf(name, chosen),
    E2E_PART: "core",
    E2E_PORT: String(TEST_PORTS[name]),
    ...reportTo(name),
  };
  const run = ["playwright", "test", "--reporter=line,json", ...part] as const;
  return browserCount(name, await runBeside({ name, run, at: "e2e", env }));
}

/** Runs Firefox and WebKit concurrently: while one waits, the other uses the CPU. */
function otherEngines(): Promise<readonly Counted[]> {
  console.log("browser tests in Firefox and WebKit");
  const [firefox, webkit] = [findFirefox(), findWebKit()];
  return Promise.all([inEngine("firefox", firefox), inEngine("webkit", webkit)]);
}

for (const port of Object.values(TEST_PORTS)) await requireFreePort(port);
clearReports();
console.log(`order of this run: TEST_SEED=${seed}`);
// Installs missing browsers during the checks; the tests that need them report a failed install.
const fetched = runAll([BROWSER]);
console.log("check");
const unchecked = await runChecks(CHECKS.filter((check) => check !== LINT));
await fetched;
console.log("unit tests and build");
const unbuilt = await runAll([
  unit("scripts", seed),
  unit("server", seed),
  unit("conformance", seed),
  unit("contract", seed),
  BUILD,
  unit("web", seed),
]);
const afterBuild = await runAll([BENCHMARKS, BROWSERS]);
const sampled = await sample();
// Run the longest check while the browser tests wait for pages.
const [tested, unlinted] = await Promise.all([browser(), runAll([LINT])]);
end([
  stepCount(unchecked),
  stepCount(unlinted),
  stepCount(unbuilt.filter(({ step }) => step === BUILD)),
  stepCount(afterBuild.filter(({ step }) => step === BROWSERS)),
  stepCount(afterBuild.filter(({ step }) => step === BENCHMARKS)),
  ...MEMBERS.map((member) => unitCount(member, unbuilt)),
  sampled,
  tested,
  ...(await otherEngines()),
]);
