// Lists the routines of a level in a fixed order.
import type { Contract } from "@hashgrove/contract/contract.ts";
import type { Validation } from "@hashgrove/contract/validation.ts";
import { baseRequests } from "#cases/base.ts";
import { chosenCalls, isChosenCheck, type Wanted } from "#cases/plan.ts";
import { BUSY } from "#edges/busy.ts";
import { corsOf } from "#edges/cors.ts";
import { DEFAULT_LIMIT } from "#edges/default-limit.ts";
import { PASSWORDS } from "#edges/passwords.ts";
import { edgesOf } from "#edges/paths.ts";
import { ROUND_TRIPS } from "#edges/round-trips.ts";
import type { CheckName } from "#judge/check.ts";
import { modelRun } from "#model/model-run.ts";
import { ONCE } from "#model/once.ts";
import { PARALLEL_PAIRS } from "#model/pairs.ts";
import { reaches } from "#probe/level.ts";
import { foreignIds } from "#rights/foreign-ids.ts";
import { SIGNED_ADDRESSES } from "#rights/signed-addresses.ts";
import type { Routine } from "#routines/routine.ts";
import { DECIMAL_TEXTS } from "#rules/decimal-texts.ts";
import { ENDED_WITHDRAWALS } from "#rules/ended-withdrawals.ts";
import { FILE_RULES } from "#rules/files.ts";
import { FULL_UPLOADS } from "#rules/full-uploads.ts";
import { KEPT_BODIES } from "#rules/keys.ts";
import { LANGUAGE_RULES } from "#rules/languages.ts";
import { LISTS } from "#rules/lists.ts";
import { READER_LANGUAGE } from "#rules/reader-language.ts";
import { RECORD_RULES } from "#rules/records.ts";
import { REFUSALS } from "#rules/refusals.ts";
import { REFUSING_STATES } from "#rules/refusing-states.ts";
import { REQUEST_READING } from "#rules/requests.ts";
import { REVIEW_RULES } from "#rules/reviews.ts";
import { SESSION_RULES } from "#rules/sessions.ts";
import { SHOWN_VALUES } from "#rules/shown.ts";
import { TIME_RULES } from "#rules/time.ts";
import { BALANCE } from "#sums/balance.ts";
import { PURCHASES } from "#sums/purchases.ts";
import { TOP_UPS } from "#sums/top-ups.ts";
import { WITHDRAWALS } from "#sums/withdrawals.ts";
import { readWorkflows, type Workflow } from "./arazzo.ts";
import { type Drawing, generatedRequests } from "./generated.ts";
import { NO_LEAK } from "./no-leak.ts";
import { paginationOf } from "./pagination.ts";
import { PASSWORD_CHANGE } from "./password-change.ts";
import { runWorkflow } from "./run-workflow.ts";

const routineOf = (workflow: Workflow): Routine => ({
  name: workflow.workflowId,
  check: workflow.workflowId as CheckName,
  needs: workflow.needs,
  operations: [...new Set(workflow.steps.map(({ call }) => call.operationId))],
  run: (run) =>
    runWorkflow(workflow, { ...run, inputs: { run: run.runId.replace(/^ct-/, ""), password: run.password } }),
});

export interface WantedRoutines extends Wanted, Drawing {
  /** Random runs of the model. */
  readonly modelRuns: number;
}

/** Order: random requests, pages, visibility, sequences, amounts, then the model. */
export function routinesOf(contract: Contract, validation: Validation, wanted: WantedRoutines): Routine[] {
  const bases = baseRequests(contract);
  const calls = chosenCalls(contract, wanted);
  const known = new Set(contract.calls.map(({ operationId }) => operationId));
  const drawn = calls.flatMap((call) => {
    const base = bases.get(call.operationId);
    return (base && generatedRequests(contract, validation, call, base, wanted)) ?? [];
  });
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
    BALANCE,
    ...(wanted.modelRuns > 0 ? [modelRun(wanted.modelRuns, wanted.seed)] : []),
    PARALLEL_PAIRS,
    ...ONCE,
    ...LISTS,
    ...SHOWN_VALUES,
    ...REFUSALS,
    ...REFUSING_STATES,
    ...ENDED_WITHDRAWALS,
    ...REQUEST_READING,
    ...edgesOf(contract),
    ...SIGNED_ADDRESSES,
    foreignIds(contract),
    ...PASSWORDS,
    ...ROUND_TRIPS,
    corsOf(contract),
    DEFAULT_LIMIT,
    ...BUSY,
    ...FILE_RULES,
    FULL_UPLOADS,
    ...KEPT_BODIES,
    ...RECORD_RULES,
    DECIMAL_TEXTS,
    READER_LANGUAGE,
    ...LANGUAGE_RULES,
    ...REVIEW_RULES,
    ...SESSION_RULES,
    // Last, because they move the server's clock.
    ...TIME_RULES,
  ];
  return [...drawn, ...pages, ...others].filter(
    ({ needs, check, operations }) =>
      reaches(wanted.level, needs) &&
      isChosenCheck(wanted.checks, check) &&
      operations.every((operation) => known.has(operation)) &&
      operations.some((operation) => calls.some(({ operationId }) => operationId === operation)),
  );
}
