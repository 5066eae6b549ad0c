// Builds the result of a run from its findings, exchanges and counts.
import type { Flow } from "#flows/flow.ts";
import type { Finding } from "#replies/finding.ts";
import { ABSENT } from "#replies/outcome.ts";
import { type Case, caseId } from "#requests/case.ts";
import type { CheckOptions } from "./check-options.ts";
import { coverageOf } from "./coverage.ts";
import type { LoadedContract } from "./load-contract.ts";
import { type Profile, withProfile } from "./profile.ts";
import { slowCalls } from "./response-times.ts";
import { untriedRules } from "./rule-checks.ts";
import type { Tally } from "./run-cases.ts";
import type { RunContext } from "./run-context.ts";
import type { RunResult } from "./run-result.ts";

/** Finding for a call that never succeeded. `why` is the reason if no valid request was sent to the call. */
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

/** Calls to which no valid request was sent, each with the reason. */
function callsNotSent(cases: readonly Case[], { results, notReached }: Tally): Map<string, string> {
  const notSent = new Map(notReached.map(({ operation, why }) => [operation, why]));
  // Calls that the server lacks have findings of their own.
  for (const { operation, why } of notReached) if (why === ABSENT) notSent.delete(operation);
  const tried = new Set(results.filter(({ state }) => state !== "not-reached").map(({ name }) => name));
  for (const planned of cases)
    if (planned.check === "positive_data_acceptance" && tried.has(caseId(planned)))
      notSent.delete(planned.call.operationId);
  return notSent;
}

interface Ran extends LoadedContract {
  readonly profile: Profile;
  readonly cases: readonly Case[];
  readonly flows: readonly Flow[];
}

/** `stopped` is the reason why the run ended early; null otherwise. */
export function resultOf(
  { contract, profile, cases, flows }: Ran,
  options: CheckOptions,
  { startedAt, runId, probe, calls, dimensions, created, scripts }: RunContext,
  tally: Tally,
  stopped: string | null,
): RunResult {
  const cells = coverageOf(calls, probe);
  const successes = cells.filter(({ outcome }) => outcome === "200 ok");
  const coverage = successes.length === 0 ? 0 : successes.filter(({ seen }) => seen > 0).length / successes.length;
  // Do not require the minimum coverage of a run that was stopped.
  const unseen = stopped === null && coverage < options.minCoverage ? successes.filter(({ seen }) => seen === 0) : [];
  const notSent = callsNotSent(cases, tally);
  const findings = [
    ...probe.findings,
    ...unseen.map(({ operation }) => neverOk(operation, notSent.get(operation))),
    ...slowCalls(probe.seen, options.slowMs),
  ];
  const { left, accepted } = withProfile(findings, profile, startedAt.toISOString().slice(0, 10));
  return {
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
    created: created.lines(),
    scripts,
    untried: untriedRules(contract.document, new Set([...cases, ...flows].map((one) => one.check))),
    stopped,
  };
}
