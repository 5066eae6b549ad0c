// M3: what must happen once happens once, even for two simultaneous requests.
import { type Node, nodesOf } from "@hashgrove/contract/document.ts";
import { callNamed } from "#client/accounts.ts";
import type { Answer } from "#client/probe.ts";
import type { Flow, FlowOutcome, FlowRun } from "#flows/flow.ts";
import {
  bindingOf,
  cheapestProduct,
  leastTopUp,
  newestRecord,
  payoutBy,
  withPayPassword,
  withUpload,
  withWallet,
  withYen,
} from "#flows/member-with.ts";
import { mobileOf } from "#flows/mobile-numbers.ts";
import { type NewMember, newMember, NotDone, type Request } from "#flows/new-member.ts";
import { reasonOf } from "./player.ts";

/** Number of pairs of each kind; fewer once the fault shows. */
const TRIES = 20;

type Ask = () => Promise<Answer>;

/** A write that must take effect once. */
interface Once {
  readonly name: string;
  readonly operation: string;
  /** Refusals that the second request may get; null if both are the same intent. */
  readonly second: readonly (string | null)[];
  /** Two requests and a check after both replies: null, or what is wrong. */
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
    const got = `${fault}, at try ${nth} of ${TRIES}`;
    run.probe.report(
      { check: "parallel_pairs", severity: "error", expected, got, pointer: "" },
      { operation, case: flow, request: answers[1]?.request ?? null },
    );
    return false;
  }
  run.say(`${name}: right in ${TRIES} tries of two at the same moment`);
  return true;
}

const outcomeOf = (right: boolean): FlowOutcome => ({ kind: right ? "passed" : "failed" });

const ask =
  (member: NewMember, operation: string, body: object, more: Request = {}): Ask =>
  () =>
    member.ask(operation, { ...more, body });
const key = (text: string): Request => ({ headers: { "idempotency-key": text } });

const FIRSTS = "one-time actions, sent twice at the same moment";

/** Each attempt uses a new member, since none of this can be undone. */
const MEMBERS: Flow = {
  name: FIRSTS,
  check: "parallel_pairs",
  needs: "money",
  operations: [
    "user.register",
    "user.updateUserInfo",
    "wallet.setPayPassword",
    "wallet.bindBankCard",
    "wallet.bindAddress",
    "user.authenticationInfo",
    "invite_recode.getIncentiveList",
  ],
  async run(run) {
    const visitor = await newMember(run, "once-v", FIRSTS);
    const { password } = run;
    const open =
      (body: object): Ask =>
      () =>
        run.probe.ask(
          {
            call: callNamed(run.contract, "user.register"),
            token: undefined,
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ ...body, password, re_password: password }),
          },
          FIRSTS,
        );
    const members: NewMember[] = [];
    for (let nth = 1; nth <= TRIES; nth += 1) members.push(await newMember(run, `once-${nth}`, FIRSTS));
    const memberAt = (nth: number): NewMember => members[nth - 1] ?? visitor;
    const ladder = () => visitor.need("invite_recode.getIncentiveList");
    const code = Object.values(await ladder()).find((value) => typeof value === "string") ?? "";
    const { inviteCode = code } = await visitor.need("user.getInviteCode");
    let invited = Number((await ladder()).inviteCount);
    const path = await withUpload(run, visitor, FIRSTS);
    const named = (kind: string, nth: number): object =>
      ({
        email: { email: `${run.runId}-once-e${nth}@example.test` },
        username: { username: `${run.runId}-o${nth}` },
        mobile: { mobile: mobileOf(run.runId, nth) },
      })[kind] ?? {};
    const kinds: Once[] = [
      ...["email", "username", "mobile"].map((kind): Once => ({
        name: `two sign-ups of one ${kind}`,
        operation: "user.register",
        second: ["account-taken"],
        pair: async (nth) => [open(named(kind, nth)), open(named(kind, nth))],
      })),
      {
        name: "two sign-ups by one invite code",
        operation: "invite_recode.getIncentiveList",
        second: [null],
        pair: async (nth) => [
          open({ email: `${run.runId}-once-i${nth}@example.test`, inviteCode }),
          open({ email: `${run.runId}-once-j${nth}@example.test`, inviteCode }),
          async () => {
            invited += 2;
            const { inviteCount } = await ladder();
            return inviteCount === invited ? null : `inviteCount ${String(inviteCount)} and not ${invited}`;
          },
        ],
      },
      {
        name: "one address bound by two members",
        operation: "user.updateUserInfo",
        second: ["email-taken"],
        pair: async (nth) => {
          const body = { email: `${run.runId}-once-b${nth}@example.test` };
          const other = memberAt((nth % TRIES) + 1);
          return [ask(memberAt(nth), "user.updateUserInfo", body), ask(other, "user.updateUserInfo", body)];
        },
      },
      {
        name: "two trading passwords",
        operation: "wallet.setPayPassword",
        second: ["already-set"],
        pair: async (nth) => {
          const set = (text: string): Ask =>
            ask(memberAt(nth), "wallet.setPayPassword", { payPassword: text, rePayPassword: text });
          return [set("111222"), set("333444")];
        },
      },
      ...([1, 2, 3] as const).map((wallet): Once => {
        const [operation, body] = bindingOf(wallet);
        return {
          name: `two bindings of wallet ${wallet}`,
          operation,
          second: ["already-bound"],
          pair: async (nth) => [ask(memberAt(nth), operation, body), ask(memberAt(nth), operation, body)],
        };
      }),
      {
        name: "two identities",
        operation: "user.authenticationInfo",
        second: ["not-editable"],
        pair: async (nth) => {
          const member = nth === 1 ? visitor : memberAt(nth);
          const image = nth === 1 ? path : await withUpload(run, member, FIRSTS);
          const body = { username: "CT TEST", sex: "0", idCard: "CT1", rightSide: image, reverseSide: image };
          const submit = ask(member, "user.authenticationInfo", body);
          return [submit, submit];
        },
      },
    ];
    await run.states.arrange("reviews-wait", { kind: "identity" });
    await run.states.arrange("reviews-wait", { kind: "wallet" });
    let right = true;
    for (const kind of kinds) right = (await tryOnce(run, FIRSTS, kind)) && right;
    return outcomeOf(right);
  },
};

const MONEY = "one-time payments, sent twice at the same moment";

const MOVED: Flow = {
  name: MONEY,
  check: "parallel_pairs",
  needs: "money",
  operations: [
    "wallet.recharge",
    "wallet.bankRecharge",
    "products.buy",
    "wallet.bankWithdrawal",
    "wallet.cancelWithdrawal",
    "invite_recode.receive",
    "wallet.index",
    "user.getAssets",
  ],
  async run(run) {
    const [member, other] = [await newMember(run, "once-m", MONEY), await newMember(run, "once-n", MONEY)];
    const amount = await leastTopUp(member);
    const image = await withUpload(run, member, MONEY);
    const { id: product, price } = await cheapestProduct(member);
    await withPayPassword(member);
    await withWallet(member, 3);
    const { operation: payout, fee, bodyOf } = await payoutBy(member, 3);
    const least = fee + 100;
    const transfer = (nth: number): object => ({
      amount,
      name: "TRC20",
      txId: `${run.runId}-once-${nth}`,
      payType: 1,
    });
    const totalOf = async (type: number, payType: number): Promise<number> =>
      Number((await member.need("wallet.index", { query: { type, payType, page: 1, limit: 1 } })).total);
    const balance = async (): Promise<number> => Number((await member.need("wallet.getBalance")).balance);
    /** Reads a number after the writes, with its expected value. */
    const becomes = async (what: string, read: () => Promise<number>, wanted: number): Promise<string | null> => {
      const got = await read();
      return got === wanted ? null : `${what} ${got} and not ${wanted}`;
    };
    const kinds: Once[] = [
      {
        name: "one TXID by two members",
        operation: "wallet.recharge",
        second: ["txid-used"],
        pair: async (nth) => [
          ask(member, "wallet.recharge", transfer(nth)),
          ask(nth % 2 === 0 ? member : other, "wallet.recharge", transfer(nth)),
        ],
      },
      {
        name: "one bank top-up sent twice",
        operation: "wallet.bankRecharge",
        second: [null],
        pair: async (nth) => {
          const send = ask(member, "wallet.bankRecharge", { amount: 1000 + nth, image }, key(`${run.runId}-ob-${nth}`));
          const before = await totalOf(1, 2);
          return [send, send, () => becomes("records", () => totalOf(1, 2), before + 1)];
        },
      },
      {
        name: "two bank top-ups",
        operation: "wallet.bankRecharge",
        second: [null],
        pair: async (nth) => {
          const send = ask(member, "wallet.bankRecharge", { amount: 2000 + nth, image });
          const before = await totalOf(1, 2);
          return [send, send, () => becomes("records", () => totalOf(1, 2), before + 2)];
        },
      },
      {
        name: "one purchase sent twice",
        operation: "products.buy",
        second: [null],
        pair: async (nth) => {
          await withYen(member, 2 * price);
          const before = await balance();
          const send = ask(member, "products.buy", { products_id: product, price }, key(`${run.runId}-op-${nth}`));
          return [send, send, () => becomes("balance", balance, before - price)];
        },
      },
      {
        name: "one withdrawal sent twice",
        operation: payout,
        second: [null],
        pair: async (nth) => {
          await withYen(member, 2 * least);
          const before = await balance();
          const send = ask(member, payout, bodyOf(least), key(`${run.runId}-ow-${nth}`));
          return [send, send, () => becomes("balance", balance, before - least)];
        },
      },
      {
        name: "two purchases, money for one",
        operation: "products.buy",
        second: ["insufficient-balance"],
        pair: async () => {
          const all = (await balance()) + price;
          await withYen(member, price);
          const buy = ask(member, "products.buy", { products_id: product, price: all });
          return [buy, buy, () => becomes("balance", balance, 0)];
        },
      },
      {
        name: "two withdrawals, money for one",
        operation: payout,
        second: ["insufficient-balance"],
        pair: async () => {
          await withYen(member, least);
          const withdraw = ask(member, payout, bodyOf(await balance()));
          return [withdraw, withdraw, () => becomes("balance", balance, 0)];
        },
      },
      {
        name: "one withdrawal taken back twice",
        operation: "wallet.cancelWithdrawal",
        second: ["already-decided"],
        pair: async () => {
          await withYen(member, 2 * least);
          const before = await balance();
          await member.need(payout, { body: bodyOf(least) });
          const { id } = await newestRecord(member, 2, 2);
          const back = ask(member, "wallet.cancelWithdrawal", { id });
          return [back, back, () => becomes("balance", balance, before)];
        },
      },
    ];
    let right = true;
    for (const kind of kinds) right = (await tryOnce(run, MONEY, kind)) && right;
    return outcomeOf(right);
  },
};

const CLAIMS = "one reward claimed twice, at the same moment";

const CLAIMED: Flow = {
  name: CLAIMS,
  check: "parallel_pairs",
  needs: "money",
  operations: ["invite_recode.receive", "invite_recode.getIncentiveList"],
  async run(run) {
    const call = "invite_recode.receive";
    const kind: Once = {
      name: CLAIMS,
      operation: call,
      second: ["nothing-to-claim"],
      async pair(nth) {
        const member = await newMember(run, `once-c${nth}`, CLAIMS);
        const ladder = (): Promise<Node> => member.need("invite_recode.getIncentiveList");
        const [first] = nodesOf((await ladder()).list);
        if (!first) throw new NotDone("there is no reward to invite for");
        await member.arrange("member-has-invited", { people: first.condition }, async () => {
          return (await ladder()).canClick === true;
        });
        const claim = ask(member, call, {});
        const reward = Number(first.amount);
        return [
          claim,
          claim,
          async () => {
            const { balance } = await member.need("wallet.getBalance");
            return balance === reward ? null : `balance ${String(balance)} and not ${reward}`;
          },
        ];
      },
    };
    return outcomeOf(await tryOnce(run, CLAIMS, kind));
  },
};

export const ONCE: readonly Flow[] = [MEMBERS, MOVED, CLAIMED];
