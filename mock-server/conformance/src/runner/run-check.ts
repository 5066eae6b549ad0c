// `check`: runs a level against one server.
import { randomBytes } from "node:crypto";
import type { Contract } from "@hashgrove/contract/contract.ts";
import { signUp } from "#client/accounts.ts";
import { createClient, MOST_BYTES, type Send } from "#client/http-client.ts";
import { levelOf, reaches } from "#client/level.ts";
import { withLimits, REAL_CLOCK, Stopped } from "#client/limits.ts";
import { Masker } from "#client/masker.ts";
import { createProbe, type Exchange } from "#client/probe.ts";
import { flowsOf } from "#flows/all-flows.ts";
import { readWorkflows } from "#flows/arazzo.ts";
import type { Flow, FlowRun } from "#flows/flow.ts";
import { type States, statesAt } from "#flows/states.ts";
import { CHECKS } from "#replies/checks.ts";
import type { Finding } from "#replies/finding.ts";
import { ABSENT } from "#replies/outcome.ts";
import { type Case, caseId } from "#requests/case.ts";
import { planOf } from "#requests/plan.ts";
import { chosenCalls } from "#requests/selection.ts";
import { type CheckOptions, UsageError, assertPatternsMatch } from "./check-options.ts";
import { dimensionsOf } from "./coverage-dimensions.ts";
import { coverageOf } from "./coverage.ts";
import { trackCreated } from "./created-records.ts";
import { assertIsThisApi, openCalls } from "./health.ts";
import { reportLanguages } from "./language-faults.ts";
import { type LoadedContract, loadContract } from "./load-contract.ts";
import { openSessions } from "./open-sessions.ts";
import { NO_PROFILE, type Profile, readProfile, withProfile } from "./profile.ts";
import { slowCalls } from "./response-times.ts";
import { sessionRestorer } from "./restore-sessions.ts";
import { untriedRules } from "./rule-checks.ts";
import { missRest, runCases, type Tally } from "./run-cases.ts";
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

/** Finding for a call that never succeeded; `why` if it was never sent. */
const neverOk = (operation: string, why: string | undefined): Finding => ({
  check: "coverage",
  severity: "error",
  expected: "at least one success",
  got: why === undefined ? "no request succeeded" : `it was not sent: ${why}`,
  pointer: "",
  operation,
  case: "coverage",
  request: null,
});

/** Calls that were never sent with a request that should succeed, by reason. */
function callsNotSent(cases: readonly Case[], { results, notReached }: Tally): Map<string, string> {
  const notSent = new Map(notReached.map(({ operation, why }) => [operation, why]));
  // Missing calls are reported separately.
  for (const { operation, why } of notReached) if (why === ABSENT) notSent.delete(operation);
  const tried = new Set(results.filter(({ state }) => state !== "not-reached").map(({ name }) => name));
  for (const planned of cases)
    if (planned.check === "positive_data_acceptance" && tried.has(caseId(planned)))
      notSent.delete(planned.call.operationId);
  return notSent;
}

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

/** Overrides for the network and the states adapter. */
export interface Given {
  readonly send?: Send;
  readonly states?: States;
  /** Aborting ends the run early. */
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
  const { contract, validation, headers, profile, cases, flows } = narrowed(planFor(options), given.only);
  assertAllowed(options, profile);
  const startedAt = new Date();
  const masker = new Masker();
  const calls = chosenCalls(contract, options).filter((call) => reaches(options.level, levelOf(call)));
  const dimensions = dimensionsOf(contract, validation, calls);
  for (const secret of Object.values(options.credentials)) masker.learn(secret as string | null);
  const client = given.send ?? createClient({ ...options, mostBytes: MOST_BYTES });
  const [witness] = openCalls(contract);
  const runId = `ct-${randomBytes(4).toString("hex")}`;
  const probe = createProbe({
    validation,
    headers,
    strictness: profile.strictness,
    send: withLimits(client, {
      ...options,
      ...(given.signal && { signal: given.signal }),
      ...(witness && { witness: () => client({ method: "GET", path: witness.path, headers: {}, body: null }) }),
      onBusy: (request, reply) => probe.busy(request, reply),
    }),
    masker,
    baseUrl: options.baseUrl,
    runId,
    onRejected: (token, outcome, name) => keep?.(token, outcome, name) ?? Promise.resolve({ kind: "alive" }),
    onExchange(exchange) {
      dimensions.see(exchange);
      made.see(exchange);
      given.onExchange?.(exchange, masker);
    },
  });
  const made = trackCreated();
  let keep: ReturnType<typeof sessionRestorer> | null = null;
  const scripts = new Map<string, string>();
  const tally: Tally = { passed: 0, failed: 0, notReached: [], results: [] };
  let stopped: string | null = null;
  try {
    await assertIsThisApi(contract, client, options.baseUrl, { seconds: options.waitS, signal: given.signal });
    // 8 to 16 letters and digits, with at least one of each.
    const password = `Ct${randomBytes(5).toString("hex")}1`;
    masker.learn(password);
    const door = { contract, probe, masker };
    const people = { ...(await openSessions(options, door, runId, password)) };
    const replacement = (nth: number) => signUp(door, `${runId}-again${nth}@example.test`, password);
    keep = sessionRestorer({ ...door, people, replace: reaches(options.level, "write") ? replacement : null });
    const onDone = (): void =>
      given.onProgress?.(progressOf(cases, flows, tally), (Date.now() - startedAt.getTime()) / 1000);
    await runCases(cases, { contract, probe, people, strictness: profile.strictness, onDone }, tally);
    const { reviewWaitS } = options;
    const say = (line: string): void => given.say?.(masker.text(line));
    const office = given.states ?? statesAt(options.states);
    const states: States = {
      async arrange(state, params) {
        // Moving the clock ends sessions legitimately, so do not restore them.
        if (state === "clock-advanced") keep = null;
        return await office.arrange(state, params);
      },
    };
    const flowRun: FlowRun = {
      contract,
      probe,
      masker,
      people,
      states,
      clock: REAL_CLOCK,
      reviewWaitS,
      runId,
      password,
      script: (name, text) => void scripts.set(name, text),
      say,
    };
    await runFlows(flows, flowRun, tally, onDone);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    stopped = error.message;
    missRest(cases, flows, tally, `the run ended early: ${stopped}`);
  }
  reportLanguages(probe);
  const cells = coverageOf(calls, probe);
  const successes = cells.filter(({ outcome }) => outcome === "200 ok");
  const coverage = successes.length === 0 ? 0 : successes.filter(({ seen }) => seen > 0).length / successes.length;
  // A stopped run is not held to the minimum coverage.
  const unseen = stopped === null && coverage < options.minCoverage ? successes.filter(({ seen }) => seen === 0) : [];
  const notSent = callsNotSent(cases, tally);
  const findings = [
    ...probe.findings,
    ...unseen.map(({ operation }) => neverOk(operation, notSent.get(operation))),
    ...slowCalls(probe.seen, options.slowMs),
  ];
  const { left, accepted } = withProfile(findings, profile, startedAt.toISOString().slice(0, 10));
  return {
    masker,
    result: {
      runId,
      baseUrl: options.baseUrl,
      level: options.level,
      seed: options.seed,
      startedAt: startedAt.toISOString(),
      seconds: (Date.now() - startedAt.getTime()) / 1000,
      requests: probe.seen.length,
      memoryMib: process.resourceUsage().maxRSS / 1024,
      ...tally,
      findings: left,
      accepted,
      cells,
      dimensions: dimensions.result(),
      coverage,
      seen: probe.seen,
      created: made.lines(),
      scripts,
      untried: untriedRules(contract.document, new Set([...cases, ...flows].map((one) => one.check))),
      stopped,
    },
  };
}
