// Every routine of a level, in a fixed order.
import type { Contract } from "#contract/contract.ts";
import { baseRequests } from "#conformance/cases/base.ts";
import { chosenCalls, isChosen, type Wanted } from "#conformance/cases/plan.ts";
import type { CheckName } from "#conformance/judge/check.ts";
import { reaches } from "#conformance/run/level.ts";
import { PURCHASES } from "#conformance/sums/purchases.ts";
import { TOP_UPS } from "#conformance/sums/top-ups.ts";
import { WITHDRAWALS } from "#conformance/sums/withdrawals.ts";
import { readWorkflows, type Workflow } from "./arazzo.ts";
import { NO_LEAK } from "./no-leak.ts";
import { paginationOf } from "./pagination.ts";
import { PASSWORD_CHANGE } from "./password-change.ts";
import type { Routine } from "./routine.ts";
import { runWorkflow } from "./run-workflow.ts";

/** The accounts that a sequence opens, as its steps spell them. */
function accountsOf({ steps }: Workflow, runId: string): string[] {
  return steps
    .filter(({ call }) => call.operationId === "user.register")
    .map(({ payload }) => String((payload as { email?: unknown }).email).replace("ct-{$inputs.run}", runId));
}

const routineOf = (workflow: Workflow): Routine => ({
  name: workflow.workflowId,
  check: workflow.workflowId as CheckName,
  needs: workflow.needs,
  operations: [...new Set(workflow.steps.map(({ call }) => call.operationId))],
  accounts: (runId) => accountsOf(workflow, runId),
  run: (run) =>
    runWorkflow(workflow, { ...run, inputs: { run: run.runId.replace(/^ct-/, ""), password: run.password } }),
});

/** The routines of a level: pages, who sees what, the sequences, then the sums. */
export function routinesOf(contract: Contract, wanted: Wanted): Routine[] {
  const bases = baseRequests(contract);
  const calls = chosenCalls(contract, wanted);
  const known = new Set(contract.calls.map(({ operationId }) => operationId));
  const pages = calls.flatMap((call) => {
    const base = bases.get(call.operationId);
    return (base && paginationOf(call, base)) ?? [];
  });
  const others = [
    ...NO_LEAK,
    PASSWORD_CHANGE,
    ...readWorkflows(contract).map(routineOf),
    PURCHASES,
    ...WITHDRAWALS,
    ...TOP_UPS,
  ];
  return [...pages, ...others].filter(
    ({ needs, check, operations }) =>
      reaches(wanted.level, needs) &&
      isChosen(wanted.checks, check) &&
      operations.every((operation) => known.has(operation)) &&
      operations.some((operation) => calls.some(({ operationId }) => operationId === operation)),
  );
}
