// Checks the amounts that withdrawals reserve and send, in yen and USDT.
import type { Figures } from "@hashgrove/contract/vectors.ts";
import { FAILED, PASSED, type Flow, type FlowRun } from "#flows/flow.ts";
import { CARD } from "#flows/member-with.ts";
import { type NewMember, newMember } from "#flows/new-member.ts";
import { statedAmounts, distinguishingAmounts } from "./distinguishing-amounts.ts";
import { reportAmount } from "./report-amount.ts";

const PAY_PASSWORD = "654321";
const YEN = 1_000_000;

interface Kind {
  readonly operation: "wallet.withdrawal" | "wallet.bankWithdrawal";
  readonly name: string;
  /** Value of the parameter `type` of wallet.getWalletStatus. */
  readonly walletType: number;
  /** Largest amount to take from the contract's examples, so that the total stays below the member's balance. */
  readonly most: number;
  readonly payType: number;
  readonly bind: readonly [operation: string, body: object];
  readonly body: (amount: number) => object;
  /** Inputs of the net amount besides the amount itself, such as rate and fee, as the server states them. */
  readonly given: (member: NewMember) => Promise<Figures>;
  readonly netOf: (record: Readonly<Record<string, unknown>>) => string | number;
}

const COIN: Kind = {
  operation: "wallet.withdrawal",
  name: "amounts of wallet.withdrawal",
  walletType: 1,
  most: 2000,
  payType: 1,
  bind: ["wallet.bindAddress", { type: 1, address: "THenozZ4h6s9mXbDm8i8zLdrCdfPGcri23" }],
  body: (amount) => ({ payType: 1, amount, payPassword: PAY_PASSWORD }),
  async given(member) {
    const { platform_to_usdt: rate } = await member.need("sys_config.getConfigList", {
      query: { keys: "platform_to_usdt" },
    });
    const { fees } = await member.need("wallet.getDesc");
    return { rate: String(rate), fee: String((fees as { TRC20?: unknown } | undefined)?.TRC20) };
  },
  netOf: ({ net }) => String(net),
};

const BANK: Kind = {
  operation: "wallet.bankWithdrawal",
  name: "amounts of wallet.bankWithdrawal",
  walletType: 3,
  most: 100_000,
  payType: 2,
  bind: ["wallet.bindBankCard", CARD],
  body: (amount) => ({ amount, payPassword: PAY_PASSWORD }),
  given: async (member) => ({ fee: Number((await member.need("wallet.getWithdrawalDesc")).fee) }),
  netOf: ({ net }) => Number(net),
};

/** Prepares a member for a withdrawal: an approved wallet, a trading password and money. */
async function ready({ bind, walletType }: Kind, member: NewMember): Promise<void> {
  const [operation, body] = bind;
  await member.need(operation, { body });
  await member.arrange("reviews-approved", { kind: "wallet" }, async () => {
    const { auditStatus } = await member.need("wallet.getWalletStatus", { query: { type: walletType } });
    return auditStatus === 1;
  });
  await member.need("wallet.setPayPassword", { body: { payPassword: PAY_PASSWORD, rePayPassword: PAY_PASSWORD } });
  await member.arrange("member-has-yen", { amount: YEN }, async () => (await balanceOf(member)) >= YEN);
}

const balanceOf = async (member: NewMember): Promise<number> =>
  Number((await member.need("wallet.getBalance")).balance);

const flowOf = (kind: Kind): Flow => ({
  name: kind.name,
  check: "vectors",
  needs: "money",
  operations: [kind.operation, "wallet.index"],
  async run(run: FlowRun) {
    const member = await newMember(run, `takes-${kind.payType}`, kind.name);
    await ready(kind, member);
    const given = await kind.given(member);
    // The smallest amount above the fee, larger amounts that distinguish the rounding modes, and the contract's example
    // amounts.
    const least = Math.floor(Number(given.fee)) + 1;
    const amounts = new Set([
      least,
      ...distinguishingAmounts(kind.operation, { ...given, amount: 0 }, "amount", least),
      ...statedAmounts(run.contract, kind.operation, least, kind.most),
    ]);
    let right = true;
    for (const amount of amounts) {
      const before = await balanceOf(member);
      await member.need(kind.operation, { body: kind.body(amount) });
      const reserved = before - (await balanceOf(member));
      const [record = {}] = await member.list("wallet.index", { query: { type: 2, payType: kind.payType } });
      const got = { reserved, net: kind.netOf(record) };
      right = reportAmount(run, kind.operation, kind.name, { amount, ...given }, got) && right;
    }
    return right ? PASSED : FAILED;
  },
});

export const WITHDRAWALS: readonly Flow[] = [flowOf(COIN), flowOf(BANK)];
