// Reads the test runners' reports: counts and failures.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Outcome, ROOT, type Step } from "../process/steps.ts";
import { type BrowserReport, failureOfStep, failuresOfBrowser, failuresOfUnits, type UnitReport } from "./failures.ts";
import { FOLDERS, type Member } from "./members.ts";

const REPORTS = join(ROOT, ".cache", "reports");

export function clearReports(): void {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}

/** Environment for Playwright's JSON report. */
export const reportTo = (name: string): Readonly<Record<string, string>> => ({
  PLAYWRIGHT_JSON_OUTPUT_FILE: join(REPORTS, `${name}.json`),
});

export interface Counted {
  readonly passed: number;
  /** One text per failure. */
  readonly failures: readonly string[];
  /** Remark in the last line about tests that could not run. */
  readonly remark?: string;
}

/** Reads a report; null if the runner crashed before writing one. */
function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(REPORTS, file), "utf8"));
  } catch {
    return null;
  }
}

/**
 * The step that runs a package's unit tests in the order of `seed`; with `related`, only the tests that depend on these
 * files.
 */
export const unit = (member: Member, seed: number, related?: readonly string[]): Step => {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${join(REPORTS, `${member}.json`)}`];
  const order = [`--sequence.shuffle=true`, `--sequence.seed=${seed}`];
  const what = related
    ? ["related", "--run", "--passWithNoTests", ...related.map((file) => join(ROOT, file))]
    : ["run"];
  return { name: `unit tests: ${member}`, run: ["vitest", ...what, ...reporters, ...order], at: FOLDERS[member] };
};

/** Counts steps that write no report: together as one passed if none failed, otherwise one failure each. */
export const stepCount = (failed: readonly Outcome[]): Counted => ({
  passed: failed.length === 0 ? 1 : 0,
  failures: failed.map(({ step, output }) => failureOfStep(step.name, output)),
});

export function unitCount(member: Member, failed: readonly Outcome[]): Counted {
  const name = `unit tests: ${member}`;
  const report = readReport(`${member}.json`) as (UnitReport & { readonly numPassedTests: number }) | null;
  const failures = report === null ? [] : failuresOfUnits(name, report, ROOT);
  // If a runner crashed or failed outside a test, show its output.
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

/** Prints the failures and a line with the totals, and exits. */
export function end(outcomes: readonly Counted[]): never {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  // Repeat failures at the end, where people read a log.
  for (const failure of failures) console.log(`\n${failure}`);
  const remarks = outcomes.flatMap(({ remark }) => remark ?? []);
  console.log(`\n${[`hashgrove: ${passed} passed, ${failures.length} failed`, ...remarks].join("; ")}`);
  process.exit(failures.length === 0 ? 0 : 1);
}
