// `check`: runs a level against one server.
import { randomBytes } from "node:crypto";
import type { Contract } from "@hashgrove/contract/contract.ts";
import { signUp } from "#client/accounts.ts";
import type { Send } from "#client/http-client.ts";
import { reaches } from "#client/level.ts";
import { REAL_CLOCK, Stopped } from "#client/limits.ts";
import type { Masker } from "#client/masker.ts";
import type { Exchange } from "#client/probe.ts";
import { flowsOf } from "#flows/all-flows.ts";
import { readWorkflows } from "#flows/arazzo.ts";
import type { Flow, FlowRun } from "#flows/flow.ts";
import { type States, statesAt } from "#flows/states.ts";
import { CHECKS } from "#replies/checks.ts";
import { type Case, caseId } from "#requests/case.ts";
import { planOf } from "#requests/plan.ts";
import { type CheckOptions, UsageError, assertPatternsMatch } from "./check-options.ts";
import { resultOf } from "./collect-result.ts";
import { assertIsThisApi } from "./health.ts";
import { reportLanguages } from "./language-faults.ts";
import { type LoadedContract, loadContract } from "./load-contract.ts";
import { openSessions } from "./open-sessions.ts";
import { NO_PROFILE, type Profile, readProfile } from "./profile.ts";
import { sessionRestorer } from "./restore-sessions.ts";
import { missRest, runCases, type Tally } from "./run-cases.ts";
import { createRunContext, type RunContext } from "./run-context.ts";
import { runFlows } from "./run-flows.ts";
import type { RunResult } from "./run-result.ts";
import { assertAllowed } from "./safety.ts";

/** Everything that a run of the level would do, with the prepared contract. */
export interface Plan extends LoadedContract {
  readonly profile: Profile;
  readonly cases: readonly Case[];
  readonly flows: readonly Flow[];
}

/** Names of every check, long and short (`ignored_auth`, A1), and of the sequences. */
const checkNames = (contract: Contract): string[][] => [
  ...Object.entries(CHECKS).map(([name, { id }]) => [name, id]),
  ...readWorkflows(contract).map(({ workflowId }) => [workflowId]),
];

export function planFor(options: Omit<CheckOptions, "baseUrl">): Plan {
  const prepared = loadContract(options.contract);
  const { contract, validation } = prepared;
  assertPatternsMatch(
    "--operation",
    options.operations,
    contract.calls.map(({ operationId, path }) => [operationId, path]),
  );
  assertPatternsMatch("--check", options.checks, checkNames(contract));
  const profile = options.profile === null ? NO_PROFILE : readProfile(options.profile);
  const cases = planOf(contract, validation, options);
  const flows = flowsOf(contract, validation, options);
  if (cases.length + flows.length === 0)
    throw new UsageError("no check is left to run: nothing matches --operation and --check");
  return { ...prepared, profile, cases, flows };
}

export interface CheckRun {
  readonly result: RunResult;
  readonly masker: Masker;
}

const narrowed = (plan: Plan, only: Given["only"]): Plan =>
  only
    ? {
        ...plan,
        cases: plan.cases.filter((planned) => only.has(caseId(planned))),
        flows: plan.flows.filter(({ name }) => only.has(name)),
      }
    : plan;

export interface Progress {
  readonly done: number;
  readonly of: number;
  readonly share: number;
}

/** Typical number of requests of a flow; a case is one request. */
const REQUESTS_OF_A_FLOW = 12;

function progressOf(cases: readonly Case[], flows: readonly Flow[], { results }: Tally): Progress {
  const done = results.length;
  const flowsDone = Math.max(0, done - cases.length);
  const all = cases.length + flows.length * REQUESTS_OF_A_FLOW;
  const share = (done - flowsDone + flowsDone * REQUESTS_OF_A_FLOW) / all;
  return { done, of: cases.length + flows.length, share };
}

/** Options of a run: the network and states adapter, listeners, and the cases to run. */
export interface Given {
  readonly send?: Send;
  readonly states?: States;
  readonly signal?: AbortSignal;
  /** Receives each exchange unmasked, together with its masker. */
  readonly onExchange?: (exchange: Exchange, masker: Masker) => void;
  /** Receives progress messages of flows. */
  readonly say?: (line: string) => void;
  /** Receives progress after each check. */
  readonly onProgress?: (part: Progress, seconds: number) => void;
  /** Names of the cases and flows to run; all of the level if omitted. */
  readonly only?: ReadonlySet<string>;
}

/** Runs a level. Throws UsageError before anything is sent, NotThisApi or NoAccount after the first requests. */
export async function check(options: CheckOptions, given: Given = {}): Promise<CheckRun> {
  const plan = narrowed(planFor(options), given.only);
  assertAllowed(options, plan.profile);
  const context = createRunContext(plan, options, given);
  const tally: Tally = { passed: 0, failed: 0, notReached: [], results: [] };
  let stopped: string | null = null;
  try {
    await runPlan(plan, options, given, context, tally);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    stopped = error.message;
    missRest(plan.cases, plan.flows, tally, `the run ended early: ${stopped}`);
  }
  reportLanguages(context.probe);
  return { masker: context.masker, result: resultOf(plan, options, context, tally, stopped) };
}

/** Signs in, then runs the cases and the flows. Throws Stopped when the run ends early. */
async function runPlan(
  { contract, profile, cases, flows }: Plan,
  options: CheckOptions,
  given: Given,
  context: RunContext,
  tally: Tally,
): Promise<void> {
  const { client, masker, probe, runId, startedAt } = context;
  await assertIsThisApi(contract, client, options.baseUrl, { seconds: options.waitS, signal: given.signal });
  // As the contract requires: 8 to 16 letters and digits, with at least one of each.
  const password = `Ct${randomBytes(5).toString("hex")}1`;
  masker.learn(password);
  const door = { contract, probe, masker };
  const people = { ...(await openSessions(options, door, runId, password)) };
  const replacement = (nth: number) => signUp(door, `${runId}-again${nth}@example.test`, password);
  context.restore = sessionRestorer({
    ...door,
    people,
    replace: reaches(options.level, "write") ? replacement : null,
  });
  const onDone = (): void =>
    given.onProgress?.(progressOf(cases, flows, tally), (Date.now() - startedAt.getTime()) / 1000);
  await runCases(cases, { contract, probe, people, strictness: profile.strictness, onDone }, tally);
  const office = given.states ?? statesAt(options.states);
  const flowRun: FlowRun = {
    ...door,
    people,
    states: {
      async arrange(state, params) {
        // Moving the clock ends sessions legitimately, so do not restore them.
        if (state === "clock-advanced") context.restore = null;
        return await office.arrange(state, params);
      },
    },
    clock: REAL_CLOCK,
    reviewWaitS: options.reviewWaitS,
    runId,
    password,
    script: (name, text) => void context.scripts.set(name, text),
    say: (line) => given.say?.(masker.text(line)),
  };
  await runFlows(flows, flowRun, tally, onDone);
}
