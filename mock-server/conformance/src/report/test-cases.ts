// Result of each case and sequence with its findings, for test reporters.
import type { Finding } from "#replies/finding.ts";
import type { Result } from "#runner/run-cases.ts";
import type { RunResult } from "#runner/run-result.ts";

export interface TestCase extends Result {
  /** Findings of severity error. */
  readonly findings: readonly Finding[];
}

/** A finding in one line. */
export const describeFinding = ({ operation, expected, got, pointer }: Finding): string =>
  `${operation}: expected ${expected}, got ${got}${pointer === "" ? "" : ` at ${pointer}`}`;

/** One test case per case and sequence, in order. Findings without a case, such as low coverage, get their own. */
export function testCasesOf({ results, findings }: Pick<RunResult, "results" | "findings">): TestCase[] {
  const errors = findings.filter(({ severity }) => severity === "error");
  const byCase = Map.groupBy(errors, (finding) => flowNameIn(finding.case));
  const known = new Set(results.map(({ name }) => name));
  return [
    ...results.map((result) => ({ ...result, findings: byCase.get(result.name) ?? [] })),
    ...errors
      .filter((finding) => !known.has(flowNameIn(finding.case)))
      .map((finding) => ({
        name: `${finding.case} of ${finding.operation}`,
        check: finding.check,
        state: "failed" as const,
        ms: 0,
        findings: [finding],
      })),
  ];
}

/** A case within a sequence belongs to the sequence: `S3 credited` to `S3`. */
export const flowNameIn = (name: string): string => /^(S\d+) \w+$/.exec(name)?.[1] ?? name;
