// The reports of the test runners, and what they count and say of failures.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
  type BrowserReport,
  failureOfStep,
  failuresOfBrowser,
  failuresOfUnits,
  type UnitReport,
} from "../checks/failures.ts";
import { type Outcome, ROOT, type Step } from "../steps.ts";
import { FOLDERS, type Member } from "./members.ts";

const REPORTS = join(ROOT, ".cache", "reports");

/** Removes the reports of the run before. */
export function clearReports(): void {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}

/** The environment that has Playwright write its report. */
export const reportTo = (name: string): Readonly<Record<string, string>> => ({
  PLAYWRIGHT_JSON_OUTPUT_FILE: join(REPORTS, `${name}.json`),
});

export interface Counted {
  readonly passed: number;
  /** One text for each. */
  readonly failures: readonly string[];
  /** What the last line says of tests that could not run. */
  readonly remark?: string;
}

/** Reads a runner's report; null when it died before writing one. */
function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(REPORTS, file), "utf8"));
  } catch {
    return null;
  }
}

/** The unit tests of a package, in another order for another seed; those that use the given files, if there are any. */
export const unit = (member: Member, seed: number, related?: readonly string[]): Step => {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${join(REPORTS, `${member}.json`)}`];
  const order = [`--sequence.shuffle=true`, `--sequence.seed=${seed}`];
  const what = related
    ? ["related", "--run", "--passWithNoTests", ...related.map((file) => join(ROOT, file))]
    : ["run"];
  return { name: `unit tests: ${member}`, run: ["vitest", ...what, ...reporters, ...order], at: FOLDERS[member] };
};

/** Steps without a report, which pass or fail as a whole. */
export const stepCount = (failed: readonly Outcome[]): Counted => ({
  passed: failed.length === 0 ? 1 : 0,
  failures: failed.map(({ step, output }) => failureOfStep(step.name, output)),
});

export function unitCount(member: Member, failed: readonly Outcome[]): Counted {
  const name = `unit tests: ${member}`;
  const report = readReport(`${member}.json`) as (UnitReport & { readonly numPassedTests: number }) | null;
  const failures = report === null ? [] : failuresOfUnits(name, report, ROOT);
  // A runner that crashed, or that counts an error outside of any test, is reported by its output.
  const crashed = failures.length === 0 ? failed.filter(({ step }) => step.name === name) : [];
  return {
    passed: report?.numPassedTests ?? 0,
    failures: [...failures, ...crashed.map(({ output }) => failureOfStep(name, output))],
  };
}

export function browserCount(
  name: string,
  { code, errors }: { readonly code: number; readonly errors: string },
): Counted {
  const report = readReport(`${name}.json`) as
    | (BrowserReport & { readonly stats: { readonly expected: number } })
    | null;
  const failures = report === null ? [] : failuresOfBrowser(name, report);
  const crashed = code !== 0 && failures.length === 0 ? [failureOfStep(name, errors)] : [];
  return { passed: report?.stats.expected ?? 0, failures: [...failures, ...crashed] };
}

/** Prints each failure, then one line with the totals, and ends the process. */
export function end(outcomes: readonly Counted[]): never {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  // The first run's words stand far above by now, and a log is read from its end.
  for (const failure of failures) console.log(`\n${failure}`);
  const remarks = outcomes.flatMap(({ remark }) => remark ?? []);
  console.log(`\n${[`hashgrove: ${passed} passed, ${failures.length} failed`, ...remarks].join("; ")}`);
  process.exit(failures.length === 0 ? 0 : 1);
}
