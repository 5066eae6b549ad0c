// Checks and tests what changed since main, for daily use; lists at the end what it did not run.
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "../browser.ts";
import { CHECKS, stepsBefore } from "../checks/list.ts";
import { requireFreePort, TEST_PORTS } from "../process/ports.ts";
import { ROOT, runAll, runBeside, type Step } from "../process/steps.ts";
import { changedFiles } from "./changed-files.ts";
import { planOf } from "./plan.ts";
import { browserCount, clearReports, type Counted, end, reportTo, stepCount, unit, unitCount } from "./reports.ts";
import { projectsOf } from "./spec-folders.ts";

const SPECS = join(ROOT, "e2e", "specs");
const SEED = 506_765;

const files = changedFiles();
const specs = globSync("**/*.spec.ts", { cwd: SPECS }).map((file) => file.replaceAll("\\", "/"));
const plan = planOf(files, { checks: CHECKS, specs, exists: (file) => existsSync(join(ROOT, file)) });

const build: readonly Step[] = plan.build ? [{ name: "build", run: ["node", "scripts/build.ts"] }] : [];
const units = [...plan.units].map(([member, related]) => ({ member, step: unit(member, SEED, related ?? undefined) }));

async function browser(): Promise<Counted> {
  if (plan.specs.length === 0) return { passed: 0, failures: [] };
  console.log(`browser tests: ${plan.specs.join(", ")}`);
  const projects = projectsOf(plan.specs).map((project) => `--project=${project}`);
  const where = plan.specs.map((spec) => `e2e/specs/${spec}`);
  const env = { CHROMIUM_PATH: findChromium(), ...reportTo("e2e") };
  const run = ["playwright", "test", ...where, ...projects, "--reporter=line,json"] as const;
  return browserCount("e2e", await runBeside({ name: "e2e", run, at: "e2e", env }));
}

function notRun(): readonly string[] {
  const skipped = CHECKS.filter(({ name }) => !plan.checks.some((check) => check.name === name));
  return [
    ...(skipped.length > 0 ? [`checks of other parts (${skipped.map(({ name }) => name).join(", ")})`] : []),
    "unit tests that import nothing of it",
    `${specs.length - plan.specs.length} of ${specs.length} browser specs`,
    "journeys in further sizes and languages",
    "Firefox and WebKit",
    "sample suite, oldest browsers, benchmarks",
  ];
}

if (plan.specs.length > 0) await requireFreePort(TEST_PORTS.chromium);
clearReports();
console.log(`${files.length} files changed since main`);
const steps = [...build, ...plan.checks, ...units.map(({ step }) => step)];
const failed = files.length === 0 ? [] : [...(await runAll(stepsBefore(plan.checks))), ...(await runAll(steps))];
const counted = [
  stepCount(failed.filter(({ step }) => !units.some((each) => each.step === step))),
  ...units.map(({ member }) => unitCount(member, failed)),
  // Skip the browser tests if the build failed.
  ...(failed.some(({ step }) => build.includes(step)) ? [] : [await browser()]),
];
console.log(`\nnot run: ${notRun().join("; ")}. \`npm test\` runs everything.`);
end(counted);
