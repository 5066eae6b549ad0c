// Check M2: after each action of a random sequence, server and model agree. A failing sequence is shrunk to a shorter
// one.
import { array, asyncProperty, check } from "fast-check";
import { FAILED, PASSED, type Flow, type FlowRun } from "#flows/flow.ts";
import { NotDone } from "#flows/new-member.ts";
import type { ShownRequest } from "#replies/finding.ts";
import { scriptOf } from "./arazzo-script.ts";
import { type Action, EMPTY, type Terms, type Model, step, describeAction } from "./model.ts";
import { FUNDS, newPlayer, type Player, reasonOf } from "./player.ts";
import { ACTION } from "./random-actions.ts";

const NAME = "model run";
/** Maximum number of actions in a sequence, and of attempts to shrink it. */
const MOST = { actions: 10, attempts: 25 };
/** Maximum number of wrong trading passwords in a sequence, because a fifth would lock the account. */
const MOST_WRONG = 3;

/** The point where server and model first differ. */
export interface Difference {
  readonly operation: string;
  readonly after: readonly string[];
  readonly expected: string;
  readonly got: string;
  readonly actions: readonly Action[];
  readonly terms: Terms;
  /** The request that showed the difference; stored, because shrinking sends more requests afterwards. */
  readonly request: ShownRequest | null;
}

const OPERATION: Readonly<Record<Action["kind"], string>> = {
  buy: "products.buy",
  withdraw: "wallet.bankWithdrawal",
  cancel: "wallet.cancelWithdrawal",
  claim: "invite_recode.receive",
  repeat: "products.buy",
};

/** Executes actions in order, skipping those that do not apply to the current state. Null if everything matched. */
export async function play(actions: readonly Action[], player: Player, keys: string): Promise<Difference | null> {
  const { terms, member } = player;
  let model: Model = { ...EMPTY, balance: FUNDS };
  let wrong = 0;
  let operation = "";
  const done: Action[] = [];
  const after: string[] = [];
  const part = (expected: string, got: string): Difference => ({
    operation,
    after,
    expected,
    got,
    actions: done,
    terms,
    request: member.latest(),
  });
  for (const action of actions) {
    if (action.kind === "repeat" && !model.repeatable) continue;
    if (action.kind === "withdraw" && action.isWrongPassword && (wrong += 1) > MOST_WRONG) continue;
    done.push(action);
    after.push(describeAction(action, model, terms));
    if (action.kind !== "repeat") operation = OPERATION[action.kind];
    const wanted = step(model, action, terms);
    const answer = await player.send(action, model, `${keys}-${done.length}`);
    const reason = reasonOf(answer);
    if (reason !== wanted.reason) return part(wanted.reason ?? "ok", reason ?? "ok");
    await player.note(action, answer);
    ({ model } = wanted);
    const [first] = await player.differs(model);
    if (first) return part(`${first.name} ${first.wanted}`, `${first.name} ${String(first.got)}`);
  }
  const { total } = await member.need("wallet.index", { query: { type: 2, payType: 2, limit: 1 } });
  operation = "wallet.index";
  return total === model.withdrawals.length
    ? null
    : part(`${model.withdrawals.length} withdrawals`, JSON.stringify(total));
}

/** A flow that plays this number of random sequences. */
export const modelRun = (runs: number, seed: number): Flow => ({
  name: NAME,
  check: "model_run",
  needs: "money",
  operations: [...new Set([...Object.values(OPERATION), "wallet.index"])],
  async run(run: FlowRun) {
    let attempts = 0;
    let count = 0;
    let shortest: Difference | null = null;
    let probeError: unknown = null;
    // Start with long sequences, because there are only a few runs.
    const sequences = array(ACTION, { minLength: 1, maxLength: MOST.actions, size: "max" });
    const property = asyncProperty(sequences, async (actions) => {
      // Send nothing more after an error or enough attempts to shrink: fast-check ends when all other sequences pass.
      if (probeError !== null || (shortest !== null && (attempts += 1) > MOST.attempts)) return true;
      try {
        const player = await newPlayer(run, `m${(count += 1)}`, NAME);
        const parting = await play(actions, player, `${run.runId}-m${count}`);
        if (parting) shortest = parting;
        return parting === null;
      } catch (error) {
        probeError = error;
        return true;
      }
    });
    await check(property, { numRuns: runs, seed });
    const found = shortest as Difference | null;
    if (found === null) {
      if (probeError !== null) throw probeError;
      run.say(`${runs} runs of the model, seed ${seed}`);
      return PASSED;
    }
    run.script("model.arazzo.yaml", scriptOf(found, run.contract));
    const { operation, after, expected, got, request } = found;
    run.probe.report(
      {
        check: "model_run",
        severity: "error",
        expected: `${expected}, after: ${after.join("; ")}`,
        got: `${got} (--seed ${seed}; the same as a script: model.arazzo.yaml)`,
        pointer: "",
      },
      { operation, case: NAME, request },
    );
    if (probeError !== null && !(probeError instanceof NotDone)) throw probeError;
    return FAILED;
  },
});
