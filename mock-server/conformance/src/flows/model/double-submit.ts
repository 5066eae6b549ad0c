// Check M3: a write that must take effect once does so, even if two requests arrive at the same moment.
import type { Answer } from "#client/probe.ts";
import { FAILED, type FlowOutcome, type FlowRun, PASSED } from "#flows/flow.ts";
import type { NewMember, Request } from "#flows/new-member.ts";
import { reasonOf } from "./player.ts";

/** Number of pairs of requests to send for each write; fewer if a pair fails. */
export const TRIES = 20;

export type Ask = () => Promise<Answer>;

/** A write that must take effect once. */
export interface Once {
  readonly name: string;
  readonly operation: string;
  /**
   * Possible refusals of the second request. Null means that it succeeds too, because both requests are the same
   * intent.
   */
  readonly second: readonly (string | null)[];
  /** Prepares two requests, and a check after both replies that returns what is wrong, or null. */
  pair(nth: number): Promise<readonly [a: Ask, b: Ask, wrong?: () => Promise<string | null>]>;
}

const answerOf = (answer: Answer): string => reasonOf(answer) ?? "ok";

async function tryOnce(run: FlowRun, flow: string, { name, operation, second, pair }: Once): Promise<boolean> {
  for (let nth = 1; nth <= TRIES; nth += 1) {
    const [a, b, wrong] = await pair(nth);
    const answers = await run.probe.together([a, b]);
    const done = answers.filter(({ outcome }) => outcome === "ok").length;
    const refusals = answers.filter(({ outcome }) => outcome !== "ok").map(reasonOf);
    const isRight = second.includes(null)
      ? done === 2
      : done === 1 && refusals.every((reason) => second.includes(reason));
    const fault = isRight ? await wrong?.() : answers.map(answerOf).join(" and ");
    if (fault === null || fault === undefined) continue;
    const other = second.includes(null) ? "ok" : second.join(" or ");
    const expected = `ok and ${other}, once (${name}, at the same moment)`;
    const got = `${fault}, at attempt ${nth} of ${TRIES}`;
    run.probe.report(
      { check: "parallel_pairs", severity: "error", expected, got, pointer: "" },
      { operation, case: flow, request: answers[1]?.request ?? null },
    );
    return false;
  }
  run.say(`${name}: right in ${TRIES} attempts with two simultaneous requests`);
  return true;
}

/** Tries each write, even after another one has failed. */
export async function tryEach(run: FlowRun, name: string, kinds: readonly Once[]): Promise<FlowOutcome> {
  let right = true;
  for (const kind of kinds) right = (await tryOnce(run, name, kind)) && right;
  return right ? PASSED : FAILED;
}

export const ask =
  (member: NewMember, operation: string, body: object, more: Request = {}): Ask =>
  () =>
    member.ask(operation, { ...more, body });
export const key = (text: string): Request => ({ headers: { "idempotency-key": text } });
