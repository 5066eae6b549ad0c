// Lists the flows of a level in a fixed order.
import type { Contract } from "@hashgrove/contract/contract.ts";
import type { Validation } from "@hashgrove/contract/validation.ts";
import { reaches } from "#client/level.ts";
import { PASSWORDS } from "#flows/access/exact-passwords.ts";
import { foreignIds } from "#flows/access/foreign-ids.ts";
import { NO_LEAK } from "#flows/access/no-leak.ts";
import { PASSWORD_CHANGE } from "#flows/access/password-change.ts";
import { SESSION_RULES } from "#flows/access/sessions.ts";
import { SIGNED_ADDRESSES } from "#flows/access/signed-addresses.ts";
import { FILE_RULES } from "#flows/access/uploaded-files.ts";
import { BALANCE } from "#flows/amounts/balance.ts";
import { PURCHASES } from "#flows/amounts/purchases.ts";
import { TOP_UPS } from "#flows/amounts/top-ups.ts";
import { WITHDRAWALS } from "#flows/amounts/withdrawals.ts";
import { MEMBER_DOUBLE_SUBMITS } from "#flows/model/double-submit-members.ts";
import { PAYMENT_DOUBLE_SUBMITS } from "#flows/model/double-submit-payments.ts";
import { PARALLEL_PAIRS } from "#flows/model/parallel-pairs.ts";
import { modelRun } from "#flows/model/random-sequences.ts";
import { corsOf } from "#flows/protocol/cors.ts";
import { REQUEST_READING } from "#flows/protocol/request-reading.ts";
import { BUSY } from "#flows/protocol/retry-after.ts";
import { edgesOf } from "#flows/protocol/unknown-paths.ts";
import { ENDED_WITHDRAWALS } from "#flows/refusals/ended-withdrawals.ts";
import { FULL_UPLOADS } from "#flows/refusals/full-uploads.ts";
import { KEPT_BODIES } from "#flows/refusals/idempotency-keys.ts";
import { REFUSALS } from "#flows/refusals/refusals.ts";
import { REFUSING_STATES } from "#flows/refusals/refusing-states.ts";
import { TIME_RULES } from "#flows/time/expiry.ts";
import { DECIMAL_TEXTS } from "#flows/values/decimal-texts.ts";
import { DEFAULT_LIMIT } from "#flows/values/default-page-size.ts";
import { SHOWN_VALUES } from "#flows/values/displayed-values.ts";
import { LANGUAGE_RULES } from "#flows/values/languages.ts";
import { LISTS } from "#flows/values/lists.ts";
import { RECORD_RULES } from "#flows/values/money-records.ts";
import { paginationOf } from "#flows/values/pagination.ts";
import { READER_LANGUAGE } from "#flows/values/reader-language.ts";
import { REVIEW_RULES } from "#flows/values/rejections.ts";
import { ROUND_TRIPS } from "#flows/values/round-trips.ts";
import type { CheckName } from "#replies/checks.ts";
import { baseRequests } from "#requests/base-requests.ts";
import { chosenCalls, isChosenCheck, type Wanted } from "#requests/selection.ts";
import { readWorkflows, type Workflow } from "./arazzo.ts";
import type { Flow } from "./flow.ts";
import { type RandomRequestOptions, generatedRequests } from "./random-requests.ts";
import { runWorkflow } from "./run-workflow.ts";

const flowOf = (workflow: Workflow): Flow => ({
  name: workflow.workflowId,
  check: workflow.workflowId as CheckName,
  needs: workflow.needs,
  operations: [...new Set(workflow.steps.map(({ call }) => call.operationId))],
  run: (run) =>
    runWorkflow(workflow, { ...run, inputs: { run: run.runId.replace(/^ct-/, ""), password: run.password } }),
});

export interface WantedFlows extends Wanted, RandomRequestOptions {
  /** Number of random action sequences to compare with the model. */
  readonly modelRuns: number;
}

/**
 * Lists the flows in the order in which they run: random requests, pagination, the others, and last the rules about
 * time.
 */
export function flowsOf(contract: Contract, validation: Validation, wanted: WantedFlows): Flow[] {
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
    ...readWorkflows(contract).map(flowOf),
    PURCHASES,
    ...WITHDRAWALS,
    ...TOP_UPS,
    BALANCE,
    ...(wanted.modelRuns > 0 ? [modelRun(wanted.modelRuns, wanted.seed)] : []),
    PARALLEL_PAIRS,
    MEMBER_DOUBLE_SUBMITS,
    ...PAYMENT_DOUBLE_SUBMITS,
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
    // Time rules run last, because they move the server's clock.
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
