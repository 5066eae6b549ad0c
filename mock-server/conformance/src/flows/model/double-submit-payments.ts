// Check M3: payments and rewards that are sent twice at the same moment take effect once per intent.
import { type Node, nodesOf } from "@hashgrove/contract/document.ts";
import type { Flow, FlowRun } from "#flows/flow.ts";
import {
  cheapestProduct,
  leastTopUp,
  newestRecord,
  payoutBy,
  withPayPassword,
  withUpload,
  withWallet,
  withYen,
} from "#flows/member-with.ts";
import { type NewMember, newMember, NotDone } from "#flows/new-member.ts";
import { ask, key, type Once, tryEach } from "./double-submit.ts";

const MONEY = "one-time payments, sent twice at the same moment";

const balanceOf = async (member: NewMember): Promise<number> =>
  Number((await member.need("wallet.getBalance")).balance);

/** Compares a number that is read after the writes; returns a description if it is wrong, otherwise null. */
const becomes = async (what: string, read: () => Promise<number>, wanted: number): Promise<string | null> => {
  const got = await read();
  return got === wanted ? null : `${what} ${got} and not ${wanted}`;
};

async function topUpKinds(run: FlowRun, member: NewMember, other: NewMember): Promise<Once[]> {
  const amount = await leastTopUp(member);
  const image = await withUpload(run, member, MONEY);
  const transfer = (nth: number): object => ({
    amount,
    name: "TRC20",
    txId: `${run.runId}-once-${nth}`,
    payType: 1,
  });
  const totalOf = async (type: number, payType: number): Promise<number> =>
    Number((await member.need("wallet.index", { query: { type, payType, page: 1, limit: 1 } })).total);
  return [
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
  ];
}

async function purchaseKinds(run: FlowRun, member: NewMember): Promise<Once[]> {
  const { id: product, price } = await cheapestProduct(member);
  const balance = (): Promise<number> => balanceOf(member);
  return [
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
  ];
}

async function withdrawalKinds(run: FlowRun, member: NewMember): Promise<Once[]> {
  const { operation: payout, fee, bodyOf } = await payoutBy(member, 3);
  const least = fee + 100;
  const balance = (): Promise<number> => balanceOf(member);
  return [
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
      name: "one withdrawal cancelled twice",
      operation: "wallet.cancelWithdrawal",
      second: ["already-decided"],
      pair: async () => {
        await withYen(member, 2 * least);
        const before = await balance();
        await member.need(payout, { body: bodyOf(least) });
        const { id } = await newestRecord(member, 2, 2);
        const cancel = ask(member, "wallet.cancelWithdrawal", { id });
        return [cancel, cancel, () => becomes("balance", balance, before)];
      },
    },
  ];
}

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
    await withPayPassword(member);
    await withWallet(member, 3);
    const kinds = [
      ...(await topUpKinds(run, member, other)),
      ...(await purchaseKinds(run, member)),
      ...(await withdrawalKinds(run, member)),
    ];
    return await tryEach(run, MONEY, kinds);
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
        if (!first) throw new NotDone("the invite ladder has no reward");
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
    return await tryEach(run, CLAIMS, [kind]);
  },
};

export const PAYMENT_DOUBLE_SUBMITS: readonly Flow[] = [MOVED, CLAIMED];
