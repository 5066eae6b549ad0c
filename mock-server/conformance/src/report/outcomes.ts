// Result of each case and sequence with its findings, for test reporters.
import type { Finding } from "#judge/finding.ts";
import type { RunResult } from "#run/result.ts";
import type { Result } from "#run/run-cases.ts";
import { routineIn } from "./routine-in.ts";

export interface Outcome extends Result {
  /** Findings of severity error. */
  readonly findings: readonly Finding[];
}

/** A finding in one line. */
export const describeFinding = ({ operation, expected, got, pointer }: Finding): string =>
  `${operation}: expected ${expected}, got ${got}${pointer === "" ? "" : ` at ${pointer}`}`;

/** One per case and sequence, in order. Findings without a case, such as low coverage, get their own. */
export function outcomesOf({ results, findings }: Pick<RunResult, "results" | "findings">): Outcome[] {
  const errors = findings.filter(({ severity }) => severity === "error");
  const byCase = Map.groupBy(errors, (finding) => routineIn(finding.case));
  const known = new Set(results.map(({ name }) => name));
  return [
    ...results.map((result) => ({ ...result, findings: byCase.get(result.name) ?? [] })),
    ...errors
      .filter((finding) => !known.has(routineIn(finding.case)))
      .map((finding) => ({
        name: `${finding.case} of ${finding.operation}`,
        check: finding.check,
        state: "failed" as const,
        ms: 0,
        findings: [finding],
      })),
  ];
}
