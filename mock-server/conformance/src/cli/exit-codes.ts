// Exit codes of the commands.
import type { Severity } from "#replies/finding.ts";
import type { CheckOptions } from "#runner/check-options.ts";
import type { RunResult } from "#runner/run-result.ts";

export const EXIT = { ok: 0, findings: 1, usage: 2, target: 3, stopped: 4, defect: 70 } as const;

const FAILING: Readonly<Record<CheckOptions["failOn"], ReadonlySet<Severity>>> = {
  error: new Set(["error"]),
  warning: new Set(["error", "warning"]),
};

export function exitOf(
  { findings, stopped, coverage, passed, failed }: RunResult,
  { minCoverage, failOn }: Pick<CheckOptions, "minCoverage" | "failOn">,
): number {
  if (stopped !== null) return EXIT.stopped;
  if (findings.some(({ severity }) => FAILING[failOn].has(severity))) return EXIT.findings;
  // A run that tested nothing is not a success.
  if (passed + failed === 0) return EXIT.usage;
  return coverage !== null && coverage < minCoverage ? EXIT.findings : EXIT.ok;
}
