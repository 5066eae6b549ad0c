import { NoAccount } from "#client/accounts.ts";
import type { Flow, FlowRun } from "#flows/flow.ts";
import { NotDone } from "#flows/new-member.ts";
import { StateFailed } from "#flows/states.ts";
import { count, miss, type Tally } from "./run-cases.ts";

/** Runs flows in order. Throws Stopped when the run has to end early. */
export async function runFlows(
  flows: readonly Flow[],
  run: FlowRun,
  tally: Tally,
  onDone = (): void => {},
): Promise<void> {
  for (const flow of flows) {
    onDone();
    const before = run.probe.findings.length;
    run.probe.begin();
    const startedAt = performance.now();
    const outcome = await flow.run(run).catch((error: unknown) => {
      if (error instanceof StateFailed || error instanceof NoAccount || error instanceof NotDone)
        return { kind: "not-reached", why: error.message } as const;
      throw error;
    });
    run.probe.touched(before, flow.operations);
    const found = run.probe.findings.slice(before).some(({ severity }) => severity === "error");
    const { name, check } = flow;
    const loss = run.probe.lost();
    if (loss !== null && !found) miss(tally, { case: name, operation: flow.operations[0] ?? "", why: loss.why }, check);
    else if (outcome.kind === "failed" || found) count(tally, flow, "failed", startedAt);
    else if (outcome.kind === "passed") count(tally, flow, "passed", startedAt);
    else miss(tally, { case: name, operation: flow.operations[0] ?? "", why: outcome.why }, check);
  }
}
