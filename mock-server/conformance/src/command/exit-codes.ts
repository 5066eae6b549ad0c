// How every command ends.
import type { RunResult } from "#run/result.ts";

export const EXIT = { ok: 0, findings: 1, usage: 2, target: 3, stopped: 4, defect: 70 } as const;

/** The exit code of a run. */
export function exitOf({ findings, stopped, coverage, passed, failed }: RunResult, minCoverage: number): number {
  if (stopped !== null) return EXIT.stopped;
  if (findings.some(({ severity }) => severity === "error")) return EXIT.findings;
  // Nothing tested is never a success.
  if (passed + failed === 0) return EXIT.usage;
  return coverage !== null && coverage < minCoverage ? EXIT.findings : EXIT.ok;
}
