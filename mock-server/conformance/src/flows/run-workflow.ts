// Runs one sequence: every reply is checked as usual, then against the step's criteria.
import { readFileSync } from "node:fs";
import { describeOutcome, reasonIn } from "#client/describe-outcome.ts";
import type { Answer, Asked } from "#client/probe.ts";
import type { CheckName } from "#replies/checks.ts";
import { shortJson } from "#replies/shorten.ts";
import { checkCondition, evaluate, type Scope } from "./arazzo-expression.ts";
import { type Step, type Workflow, WORKFLOWS } from "./arazzo.ts";
import { FAILED, PASSED, type FlowOutcome, type FlowRun } from "./flow.ts";
import { fileForm } from "./upload.ts";

export interface WorkflowRun extends Pick<FlowRun, "probe" | "masker" | "states" | "clock" | "reviewWaitS"> {
  readonly inputs: Readonly<Record<string, unknown>>;
}

const bodyOf = ({ payload, isForm }: Step, scope: Scope): Pick<Asked, "body" | "headers"> => {
  if (payload === undefined) return {};
  const value = evaluate(payload, scope);
  if (!isForm) return { headers: { "content-type": "application/json" }, body: JSON.stringify(value) };
  const [[field, text] = ["file", ""]] = Object.entries(value as Record<string, string>);
  const name = /^\$file\('(.+)'\)$/.exec(text)?.[1] ?? text;
  const { contentType, body } = fileForm(field, name, readFileSync(new URL(name, WORKFLOWS)));
  return { headers: { "content-type": contentType }, body };
};

function askedBy(step: Step, scope: Scope): Asked {
  const values = step.parameters.map((parameter) => ({ ...parameter, text: String(evaluate(parameter.value, scope)) }));
  const token = values.find(({ name }) => name === "Authorization")?.text;
  const headers = values.filter(({ in: place, name }) => place === "header" && name !== "Authorization");
  const { body = null, headers: type } = bodyOf(step, scope);
  return {
    call: step.call,
    token,
    query: values.filter(({ in: place }) => place === "query").map(({ name, text }) => [name, text] as const),
    headers: { ...Object.fromEntries(headers.map(({ name, text }) => [name.toLowerCase(), text])), ...type },
    body,
  };
}

/** Criteria that a reply does not meet, each with the values that were compared. */
const unmet = (step: Step, scope: Scope) =>
  step.criteria.map((condition) => ({ condition, ...checkCondition(condition, scope) })).filter(({ holds }) => !holds);

/** Runs a sequence until its end or the first failing step. Throws Stopped and StateFailed. */
export async function runWorkflow(workflow: Workflow, run: WorkflowRun): Promise<FlowOutcome> {
  const outputs = new Map<string, Record<string, unknown>>();
  for (const step of workflow.steps) {
    const scope: Scope = { inputs: run.inputs, outputs, response: null };
    const arranged =
      step.state === null || (await run.states.arrange(step.state.state, evaluate(step.state.params, scope)));
    const attempts = step.retry === null ? 0 : arranged ? step.retry.times : run.reviewWaitS;
    const done = await attempt(workflow, step, scope, run, arranged ? Math.min(attempts, 3) : attempts);
    if (done.failed.length > 0) {
      if (!arranged)
        return {
          kind: "not-reached",
          why: `the state ${step.state?.state} was not arranged (--states, or --review-wait)`,
        };
      return report(workflow, step, done, run);
    }
    outputs.set(step.stepId, done.outputs);
  }
  return PASSED;
}

interface Attempt {
  readonly answer: Answer;
  readonly failed: ReturnType<typeof unmet>;
  readonly outputs: Record<string, unknown>;
}

/** Sends a step's request until its criteria are met, with at most `attempts` retries. */
async function attempt(
  workflow: Workflow,
  step: Step,
  scope: Scope,
  run: WorkflowRun,
  attempts: number,
): Promise<Attempt> {
  for (let nth = 0; ; nth += 1) {
    const answer = await run.probe.ask(askedBy(step, scope), `${workflow.workflowId} ${step.stepId}`);
    const { reply } = answer;
    const response = reply.kind === "received" ? { status: reply.status, json: reply.json } : { status: 0, json: null };
    const inReply = { ...scope, response };
    const failed = unmet(step, inReply);
    const outputs = evaluate(step.outputs, inReply) as Record<string, unknown>;
    if (typeof outputs.token === "string") run.masker.learn(outputs.token);
    if (failed.length === 0 || nth >= attempts) return { answer, failed, outputs };
    await run.clock.sleep((step.retry?.afterS ?? 1) * 1000);
  }
}

/** The outcome that a step expects, in words: `ok`, `refused as below-minimum`, `unauthenticated (401)`. */
function expectedOutcome({ criteria }: Step): string {
  const valueOf = (pointer: string): string | undefined =>
    criteria.find((condition) => condition.startsWith(`$response.body#${pointer} == `))?.split(" == ")[1];
  const code = valueOf("/code");
  const reason = valueOf("/data/reason")?.replaceAll("'", "");
  if (code === "0") return reason === undefined ? "refused" : `refused as ${reason}`;
  return code === "401" ? "unauthenticated (401)" : "ok";
}

const ABOUT_OUTCOME: ReadonlySet<string> = new Set(["/code", "/data/reason"]);

function report(
  { workflowId }: Workflow,
  step: Step,
  { answer, failed: [first] }: Attempt,
  { probe }: WorkflowRun,
): FlowOutcome {
  // Crashes are already reported.
  if (!first || answer.outcome === "crash") return FAILED;
  const isOutcome = ABOUT_OUTCOME.has(first.pointer);
  const value = first.condition.endsWith(shortJson(first.right)) ? "" : ` (${shortJson(first.right)})`;
  const reason = reasonIn(answer);
  probe.report(
    {
      check: workflowId as CheckName,
      severity: "error",
      expected: isOutcome ? expectedOutcome(step) : `${first.condition}${value}`,
      got: isOutcome ? describeOutcome(answer) : shortJson(first.left),
      pointer: first.pointer,
      ...(isOutcome && reason !== null && { cause: `${step.call.operationId} is refused as ${reason}` }),
    },
    { operation: step.call.operationId, case: `${workflowId} ${step.stepId}` },
  );
  return FAILED;
}
