// Check M3: two simultaneous requests end as if they ran one after the other, in either order.
import { type Node, nodesOf } from "@hashgrove/contract/document.ts";
import { FAILED, PASSED, type Flow, type FlowRun } from "#flows/flow.ts";
import { withYen } from "#flows/member-with.ts";
import { type NewMember, NotDone } from "#flows/new-member.ts";
import { type Action, EMPTY, type Terms, type Model, step, type Step } from "./model.ts";
import { newPlayer, reasonOf } from "./player.ts";

const NAME = "parallel pairs";

interface Pair {
  readonly name: string;
  readonly operation: string;
  /** The member's balance before the pair, computed from the server's terms. */
  readonly funds: (terms: Terms) => number;
  /** Actions to execute before the pair, in order. */
  readonly before: readonly Action[];
  readonly both: readonly [Action, Action];
  /** The member has invited enough people for the first reward. */
  readonly invited?: boolean;
  /** Both requests have the same key, so the second repeats the first. */
  readonly oneKey?: boolean;
}

const all = { of: "balance", plus: 0 } as const;
const buy: Action = { kind: "buy", amount: all, isUnknown: false };
const withdraw: Action = { kind: "withdraw", amount: all, isWrongPassword: false };
const cancel: Action = { kind: "cancel", nth: 0 };
const claim: Action = { kind: "claim" };
const enough = ({ minimum, fee }: Terms): number => Math.max(minimum, fee + 1);

const PAIRS: readonly Pair[] = [
  { name: "two purchases, money for one", operation: "products.buy", funds: enough, before: [], both: [buy, buy] },
  {
    name: "a purchase and a withdrawal, money for one",
    operation: "products.buy",
    funds: enough,
    before: [],
    both: [buy, withdraw],
  },
  {
    name: "two withdrawals, money for one",
    operation: "wallet.bankWithdrawal",
    funds: enough,
    before: [],
    both: [withdraw, withdraw],
  },
  {
    name: "one purchase sent twice",
    operation: "products.buy",
    funds: (terms) => 2 * enough(terms),
    before: [],
    both: [{ ...buy, amount: { of: "minimum", plus: 0 } }, { kind: "repeat" }],
    oneKey: true,
  },
  {
    name: "one withdrawal cancelled twice",
    operation: "wallet.cancelWithdrawal",
    funds: enough,
    before: [withdraw],
    both: [cancel, cancel],
  },
  {
    name: "one reward claimed twice",
    operation: "invite_recode.receive",
    funds: () => 0,
    before: [],
    invited: true,
    both: [claim, claim],
  },
];

interface End {
  readonly reasons: readonly (string | null)[];
  readonly model: Model;
}

/**
 * The possible results: one for each order of the two actions; with one key there is only one order. Relative amounts
 * refer to the state before the pair.
 */
function ends({ both: [a, b], oneKey = false }: Pair, model: Model, terms: Terms): End[] {
  const fixed = (action: Action): Action =>
    "amount" in action
      ? { ...action, amount: { of: "nothing", plus: Math.max(1, amountOf(action, model, terms)) } }
      : action;
  const inOrder = (first: Action, second: Action): readonly [Step, Step] => {
    const one = step(model, fixed(first), terms);
    return [one, step(one.model, fixed(second), terms)];
  };
  const [a1, b1] = inOrder(a, b);
  if (oneKey) return [{ reasons: [a1.reason, b1.reason], model: b1.model }];
  const [b2, a2] = inOrder(b, a);
  return [
    { reasons: [a1.reason, b1.reason], model: b1.model },
    { reasons: [a2.reason, b2.reason], model: a2.model },
  ];
}

const amountOf = (action: Extract<Action, { amount: unknown }>, { balance }: Model, { minimum, fee }: Terms): number =>
  ({ minimum, fee, balance, nothing: 0 })[action.amount.of] + action.amount.plus;

/** Has the member invite enough people for the first reward; returns the reward in yen. Throws NotDone. */
async function firstReward(member: NewMember): Promise<number> {
  const ladder = (): Promise<Node> => member.need("invite_recode.getIncentiveList");
  const [first] = nodesOf((await ladder()).list);
  if (!first) throw new NotDone("the invite ladder has no reward");
  await member.arrange(
    "member-has-invited",
    { people: first.condition },
    async () => (await ladder()).canClick === true,
  );
  return Number(first.amount);
}

async function runPair(pair: Pair, run: FlowRun, nth: number): Promise<boolean> {
  const probe = await newPlayer(run, `p${nth}`, NAME, 0);
  const { terms, member } = probe;
  const funds = pair.funds(terms);
  if (funds > 0) await withYen(member, funds);
  let model: Model = { ...EMPTY, balance: funds, reward: pair.invited ? await firstReward(member) : 0 };
  for (const [index, action] of pair.before.entries()) {
    const answer = await probe.send(action, model, `${run.runId}-p${nth}-before${index}`);
    await probe.note(action, answer);
    ({ model } = step(model, action, terms));
  }
  const keys = pair.oneKey ? ["both", "both"] : ["one", "two"];
  // With one key, the second request repeats the first, so both are the first action.
  const both = pair.oneKey ? ([pair.both[0], pair.both[0]] as const) : pair.both;
  const answers = await run.probe.together(
    both.map((action, at) => () => probe.send(action, model, `${run.runId}-p${nth}-${keys[at]}`)),
  );
  const reasons = answers.map(reasonOf);
  const possible = ends(pair, model, terms).filter((end) => JSON.stringify(end.reasons) === JSON.stringify(reasons));
  const joined = (all: readonly (string | null)[]): string => all.map((reason) => reason ?? "ok").join(" and ");
  const report = (expected: string, got: string): boolean => {
    const fault = { check: "parallel_pairs", severity: "error", expected, got, pointer: "" } as const;
    run.probe.report(fault, { operation: pair.operation, case: NAME });
    return false;
  };
  if (possible.length === 0) {
    const serial = new Set(ends(pair, model, terms).map((end) => joined(end.reasons)));
    return report(`${[...serial].join(", or ")} (${pair.name}, at the same moment)`, joined(reasons));
  }
  for (const end of possible) {
    const differs = await probe.differs(end.model);
    if (differs.length === 0) return true;
    if (end === possible.at(-1)) {
      const [first] = differs;
      return report(
        `${first?.name} ${first?.wanted} (${pair.name}, at the same moment)`,
        `${first?.name} ${String(first?.got)}`,
      );
    }
  }
  return true;
}

export const PARALLEL_PAIRS: Flow = {
  name: NAME,
  check: "parallel_pairs",
  needs: "money",
  operations: [...new Set(PAIRS.map(({ operation }) => operation)), "user.getAssets", "invite_recode.getIncentiveList"],
  async run(run) {
    let right = true;
    for (const [index, pair] of PAIRS.entries()) right = (await runPair(pair, run, index + 1)) && right;
    return right ? PASSED : FAILED;
  },
};
