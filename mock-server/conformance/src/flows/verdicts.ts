// Compares the replies in a flow with its expectations, and reports each deviation.
import { isNode, nodesOf } from "@hashgrove/contract/document.ts";
import { describeOutcome, reasonIn } from "#client/describe-outcome.ts";
import type { Answer } from "#client/probe.ts";
import type { CheckName } from "#replies/checks.ts";
import { type Outcome, spelt } from "#replies/outcome.ts";
import { FAILED, type Flow, type FlowOutcome, type FlowRun, PASSED } from "./flow.ts";

export interface Verdicts {
  /** Reports a deviation unless the call succeeded. */
  accepted(operation: string, answer: Answer, when: string): boolean;
  /** Reports a deviation unless the call was refused for this reason (and at this pointer, if given). */
  refused(operation: string, answer: Answer, reason: string, when: string, pointer?: string): boolean;
  /** Reports a deviation unless the call has this outcome (and its violation is at this pointer, if given). */
  comesTo(operation: string, answer: Answer, outcome: Outcome, when: string, pointer?: string): boolean;
  /** Reports a deviation unless the call requires a login. */
  unauthenticated(operation: string, answer: Answer, when: string): boolean;
  /** Reports a deviation unless `holds`; with the request of `answer`, if given. */
  holds(
    holds: boolean,
    operation: string,
    expected: string,
    got: unknown,
    answer?: Pick<Answer, "request"> | null,
  ): boolean;
  outcome(): FlowOutcome;
}

const shownValue = (value: unknown): string => JSON.stringify(value) ?? "nothing";

/** Collects the results of one flow. */
function verdictsOf(run: FlowRun, check: CheckName, name: string): Verdicts {
  let isRight = true;
  const report = (operation: string, expected: string, got: string, answer?: Pick<Answer, "request"> | null): false => {
    isRight = false;
    run.probe.report(
      { check, severity: "error", expected, got, pointer: "" },
      { operation, case: name, ...(answer && { request: answer.request }) },
    );
    return false;
  };
  const comesTo: Verdicts["comesTo"] = (operation, answer, outcome, when, pointer) => {
    if (answer.outcome !== outcome)
      return report(operation, `${spelt(outcome)}, ${when}`, describeOutcome(answer), answer);
    const named = nodesOf(answer.data).map((violation) => violation.pointer);
    if (pointer === undefined || named.includes(pointer)) return true;
    return report(operation, `a violation at ${pointer}, ${when}`, shownValue(named), answer);
  };
  return {
    accepted: (operation, answer, when) =>
      answer.outcome === "ok" || report(operation, `ok, ${when}`, describeOutcome(answer), answer),
    refused(operation, answer, reason, when, pointer) {
      // Crashes are already reported.
      if (answer.outcome === "crash") return (isRight = false);
      if (reasonIn(answer) !== reason)
        return report(operation, `refused as ${reason}, ${when}`, describeOutcome(answer), answer);
      run.probe.provoked(operation, reason, when);
      const at = isNode(answer.data) ? answer.data.pointer : undefined;
      if (pointer === undefined || at === pointer) return true;
      return report(operation, `${reason} at ${pointer}, ${when}`, `${reason} at ${shownValue(at)}`, answer);
    },
    comesTo,
    unauthenticated: (operation, answer, when) => comesTo(operation, answer, "unauthenticated", when),
    holds: (holds, operation, expected, got, answer) => holds || report(operation, expected, shownValue(got), answer),
    outcome: () => (isRight ? PASSED : FAILED),
  };
}

/** A flow that fails if a step reports a deviation to `verdicts`. `steps` may return another outcome. */
export const verdictFlow = ({
  steps,
  ...flow
}: Omit<Flow, "run"> & {
  steps(run: FlowRun, verdicts: Verdicts, caseName: string): Promise<FlowOutcome | void>;
}): Flow => ({
  ...flow,
  async run(run) {
    const verdicts = verdictsOf(run, flow.check, flow.name);
    return (await steps(run, verdicts, flow.name)) ?? verdicts.outcome();
  },
});

export const attemptsLeftIn = ({ data }: Answer): unknown => (isNode(data) ? data.attemptsLeft : undefined);
