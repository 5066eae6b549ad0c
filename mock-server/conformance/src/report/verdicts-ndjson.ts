// verdicts.ndjson: one line per case and sequence, for scripts that count or compare runs.
import type { RunResult } from "#runner/run-result.ts";
import { testCasesOf, describeFinding } from "./test-cases.ts";

/** Lines with name, check, state and milliseconds, and the reason or deviation. */
export const verdictLines = (result: RunResult): string =>
  testCasesOf(result)
    .map(({ findings, ...verdict }) => ({
      ...verdict,
      ...(findings.length > 0 && { findings: findings.map(describeFinding) }),
    }))
    .map((line) => `${JSON.stringify(line)}\n`)
    .join("");
