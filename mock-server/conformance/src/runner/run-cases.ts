// Sends the cases of a plan in order and compares each reply with the allowed outcomes.
import type { Contract } from "@hashgrove/contract/contract.ts";
import { isNode } from "@hashgrove/contract/document.ts";
import { type People, tokenOf, type Who } from "#client/people.ts";
import type { Answer, Probe } from "#client/probe.ts";
import type { CheckName } from "#replies/checks.ts";
import { ABSENT, isAbsent } from "#replies/outcome.ts";
import type { Strictness } from "#replies/reply-faults.ts";
import { NO_UPLOAD } from "#requests/base-requests.ts";
import { type Case, caseId } from "#requests/case.ts";
import { absence, caseFaults, rejection } from "./case-faults.ts";

export interface CaseRun {
  readonly contract: Contract;
  readonly probe: Probe;
  readonly people: People;
  readonly strictness: Strictness;
  /** Called before each case, after the earlier ones were counted. */
  readonly onDone?: () => void;
}

/** A case that was not sent, with the reason. */
export interface NotReached {
  readonly case: string;
  readonly operation: string;
  readonly why: string;
}

export interface Result {
  readonly name: string;
  readonly check: CheckName;
  readonly state: "passed" | "failed" | "not-reached";
  readonly ms: number;
  /** Reason for not being reached. */
  readonly why?: string;
}

/** Results so far; grows during the run, so that a stopped run still reports. */
export interface Tally {
  passed: number;
  failed: number;
  readonly notReached: NotReached[];
  readonly results: Result[];
}

/** Records a result; `startedAt` is from performance.now(). */
export function count(
  tally: Tally,
  { name, check }: Pick<Result, "name" | "check">,
  state: "passed" | "failed",
  startedAt: number,
): void {
  tally[state] += 1;
  tally.results.push({ name, check, state, ms: Math.round(performance.now() - startedAt) });
}

/** Records a case that was not reached. */
export function miss(tally: Tally, missed: NotReached, check: CheckName): void {
  tally.notReached.push(missed);
  tally.results.push({ name: missed.case, check, state: "not-reached", ms: 0, why: missed.why });
}

/** Records every case that a stopped run did not finish, including the current one. */
export function missRest(
  cases: readonly Case[],
  flows: readonly { readonly name: string; readonly check: CheckName; readonly operations: readonly string[] }[],
  tally: Tally,
  why: string,
): void {
  const done = new Set(tally.results.map(({ check, name }) => `${check}\n${name}`));
  const rest = [
    ...cases.map((planned) => ({
      name: caseId(planned),
      check: planned.check,
      operation: planned.call.operationId,
    })),
    ...flows.map(({ name, check, operations }) => ({ name, check, operation: operations[0] ?? "" })),
  ];
  for (const { name, check, operation } of rest)
    if (!done.has(`${check}\n${name}`)) miss(tally, { case: name, operation, why }, check);
}

const NOBODY: Readonly<Record<Who, string>> = {
  member: "no account was given (CONTRACT_TOKEN, or CONTRACT_ACCOUNT and CONTRACT_PASSWORD)",
  other: "there is no second account",
  ended: "no session was ended in this run (level session)",
  nobody: "",
  garbage: "",
};

/** Consecutive crashes after which a call is skipped, so that one broken call does not end the run. */
const MOST_CRASHES = 3;
const REJECTED = "the member's token is rejected by this call";
const CRASHED = `the call crashed ${MOST_CRASHES} times in a row`;

/** Runs and counts cases in order. Throws Stopped when the run has to end early. */
export async function runCases(cases: readonly Case[], run: CaseRun, tally: Tally): Promise<void> {
  const ids = new Map<string, string | null>();
  /** Calls to skip from now on, with the reason. */
  const left = new Map<string, string>();
  /** Calls that exist on the server. */
  const there = new Set<string>();
  let crashes = 0;
  let lastAsked = "";
  for (const planned of cases) {
    run.onDone?.();
    const name = caseId(planned);
    const operation = planned.call.operationId;
    const whyLeft = left.get(operation);
    if (whyLeft !== undefined) {
      miss(tally, { case: name, operation, why: whyLeft }, planned.check);
      continue;
    }
    const token = tokenOf(run.people, planned.as);
    const fill = token === null ? null : await fillerOf(planned, run, ids);
    if (token === null || fill === null) {
      const why = token === null ? NOBODY[planned.as] : "the id that it needs is unknown";
      miss(tally, { case: name, operation, why }, planned.check);
      continue;
    }
    const before = run.probe.findings.length;
    run.probe.begin();
    const startedAt = performance.now();
    const answer = await run.probe.ask(
      {
        call: planned.call,
        token,
        method: planned.method,
        query: planned.query.map(([key, text]) => [key, fill(text)]),
        headers: planned.headers,
        body: planned.body === null ? null : fill(planned.body),
      },
      name,
    );
    const loss = run.probe.lost();
    if (loss !== null && !planned.expects.includes(answer.outcome)) {
      miss(tally, { case: name, operation, why: loss.why }, planned.check);
      continue;
    }
    // If the call rejects a valid token, the case has no result. Report this once per call.
    const isRejected =
      planned.as === "member" && answer.outcome === "unauthenticated" && !planned.expects.includes("unauthenticated");
    if (isRejected) left.set(operation, REJECTED);
    crashes = answer.outcome !== "crash" ? 0 : lastAsked === operation ? crashes + 1 : 1;
    lastAsked = operation;
    if (crashes >= MOST_CRASHES) left.set(operation, CRASHED);
    const isMissing = isAbsent(answer) && planned.method === planned.call.method && !there.has(operation);
    if (isMissing) left.set(operation, ABSENT);
    else there.add(operation);
    const faults = isMissing
      ? [absence(answer)]
      : isRejected
        ? [rejection(answer)]
        : caseFaults(planned, answer, run.strictness);
    for (const fault of faults) run.probe.report(fault, { operation, case: name });
    const failed = run.probe.findings.slice(before).some(({ severity }) => severity === "error");
    count(tally, { name, check: planned.check }, failed ? "failed" : "passed", startedAt);
  }
}

/** Returns a function that replaces the placeholders of a case; null if a value is missing. */
async function fillerOf(
  { call, query }: Case,
  run: CaseRun,
  ids: Map<string, string | null>,
): Promise<((text: string) => string) | null> {
  const { member, other } = run.people;
  let id = "1";
  // A token given without a login does not reveal its member.
  if (query.some(([, text]) => text === "{{ownId}}") && member?.id === null) return null;
  if (query.some(([, text]) => text === "{{id}}")) {
    const segment = call.path.slice(0, call.path.lastIndexOf("/"));
    if (!ids.has(segment)) ids.set(segment, await listedId(segment, run));
    const found = ids.get(segment);
    if (found === undefined || found === null) return null;
    id = found;
  }
  const values: Readonly<Record<string, string>> = {
    id,
    ownId: String(member?.id ?? 1),
    otherId: String(other?.id ?? 999_999),
    upload: NO_UPLOAD,
  };
  return (text) => text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Id of the first item in a segment's list; null if there is none. */
async function listedId(segment: string, run: CaseRun): Promise<string | null> {
  const list = run.contract.calls.find(
    ({ path, method, secured }) =>
      method === "GET" && !secured && [`${segment}/index`, `${segment}/list`].includes(path),
  );
  if (!list) return null;
  const answer: Answer = await run.probe.ask({ call: list, token: undefined }, `the ids of ${list.operationId}`);
  const { data } = answer;
  const items = Array.isArray(data) ? data : isNode(data) && Array.isArray(data.list) ? data.list : [];
  const first: unknown = items.find((item) => isNode(item) && item.id !== undefined);
  return isNode(first) ? String(first.id) : null;
}
