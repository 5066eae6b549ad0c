// Runs and counts routines.
import { NoAccount } from "#client/accounts.ts";
import type { Routine, RoutineRun } from "#flows/flow.ts";
import { NotDone } from "#flows/new-member.ts";
import { StateFailed } from "#flows/states.ts";
import { count, miss, type Tally } from "./run-cases.ts";

/** Runs routines in order. Throws Stopped when the budget ends. */
export async function runRoutines(
  routines: readonly Routine[],
  run: RoutineRun,
  tally: Tally,
  onDone = (): void => {},
): Promise<void> {
  for (const routine of routines) {
    onDone();
    const before = run.probe.findings.length;
    run.probe.begin();
    const startedAt = performance.now();
    const outcome = await routine.run(run).catch((error: unknown) => {
      if (error instanceof StateFailed || error instanceof NoAccount || error instanceof NotDone)
        return { kind: "not-reached", why: error.message } as const;
      throw error;
    });
    run.probe.touched(before, routine.operations);
    const found = run.probe.findings.slice(before).some(({ severity }) => severity === "error");
    const { name, check } = routine;
    const loss = run.probe.lost();
    if (loss !== null && !found)
      miss(tally, { case: name, operation: routine.operations[0] ?? "", why: loss.why }, check);
    else if (outcome.kind === "failed" || found) count(tally, routine, "failed", startedAt);
    else if (outcome.kind === "passed") count(tally, routine, "passed", startedAt);
    else miss(tally, { case: name, operation: routine.operations[0] ?? "", why: outcome.why }, check);
  }
}
