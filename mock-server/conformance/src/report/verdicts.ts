// verdicts.ndjson: a line for each case and sequence, for whoever counts or compares runs.
import type { RunResult } from "#run/result.ts";
import { outcomesOf, describeFinding } from "./outcomes.ts";

/** The lines: name, check, state and milliseconds, with why it was not reached or what was otherwise. */
export const verdictLines = (result: RunResult): string =>
  outcomesOf(result)
    .map(({ findings, ...verdict }) => ({
      ...verdict,
      ...(findings.length > 0 && { findings: findings.map(describeFinding) }),
    }))
    .map((line) => `${JSON.stringify(line)}\n`)
    .join("");
