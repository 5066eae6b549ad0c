// Check P4: a money record shows the right destination, chain, fee and result.
import { isNode, type Node, nodesOf } from "@hashgrove/contract/document.ts";
import { bind } from "#flows/bind-wallet.ts";
import type { Flow } from "#flows/flow.ts";
import { leastTopUp, PAY_PASSWORD, withPayPassword, withYen, newestRecord } from "#flows/member-with.ts";
import { newMember } from "#flows/new-member.ts";
import { verdictFlow, type Verdicts } from "#flows/verdicts.ts";

const CHECK = "shown_values";
const RECORDS = "wallet.index";
const CHAINS = [
  [1, "TRC20", "THenozZ4h6s9mXbDm8i8zLdrCdfPGcri23"],
  // The mixed case is the address's checksum and must be kept.
  [2, "ERC20", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"],
] as const;
const FUNDS = 1_000_000;

function compare(verdicts: Verdicts, record: Node, what: string, wanted: Readonly<Record<string, unknown>>): void {
  for (const [field, value] of Object.entries(wanted))
    verdicts.holds(record[field] === value, RECORDS, `${field} ${JSON.stringify(value)} of ${what}`, record[field]);
}

const SHOWN = verdictFlow({
  name: "records of each chain and channel",
  check: CHECK,
  needs: "money",
  operations: [RECORDS, "wallet.recharge", "wallet.withdrawal", "wallet.bankWithdrawal", "wallet.cancelWithdrawal"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "records", caseName);
    const least = await leastTopUp(member);
    for (const [payType, key] of CHAINS) {
      const { value, rate } = await member.need("sys_config.getAddressAndRate", { query: { key } });
      const txId = `${run.runId}-${key.toLowerCase()}`;
      await member.need("wallet.recharge", { body: { amount: least, name: key, txId, payType } });
      const wanted = { pay_type: String(payType), address: value, rate, txId, audit: 0, reason: null };
      compare(verdicts, await newestRecord(member, 1, 1), `a top-up on ${key}`, wanted);
    }
    await withPayPassword(member);
    await withYen(member, FUNDS);
    const { fees } = await member.need("wallet.getDesc");
    const { platform_to_usdt: platform } = await member.need("sys_config.getConfigList");
    for (const [payType, key, address] of CHAINS) {
      await member.need("wallet.bindAddress", { body: { type: payType, address } });
      await member.arrange("reviews-approved", { kind: "wallet" }, async () => {
        return (await member.need("wallet.getWalletStatus", { query: { type: payType } })).auditStatus === 1;
      });
      const { bound } = await member.need("wallet.getWalletStatus", { query: { type: payType } });
      verdicts.holds(bound === address, "wallet.getWalletStatus", `bound ${address}, as it is spelt`, bound);
      const fee = isNode(fees) ? fees[key] : undefined;
      const amount = Math.floor(Number(fee)) + 10;
      await member.need("wallet.withdrawal", { body: { payType, amount, payPassword: PAY_PASSWORD } });
      const wanted = { pay_type: String(payType), address, fee, rate: platform, txId: null };
      compare(verdicts, await newestRecord(member, 2, 1), `a withdrawal on ${key}`, wanted);
    }
    await bind(member, verdicts, "while the account is in review", 3);
    const { bound } = await member.need("wallet.getWalletStatus", { query: { type: 3 } });
    const { fee } = await member.need("wallet.getWithdrawalDesc");
    const amount = Number(fee) + 1000;
    const body = { amount, payPassword: PAY_PASSWORD };
    await member.need("wallet.bankWithdrawal", { body });
    const record = await newestRecord(member, 2, 2);
    compare(verdicts, record, "a bank withdrawal", { address: bound, fee, pay_type: null, rate: null, audit: 0 });
    await member.need("wallet.cancelWithdrawal", { body: { id: record.id } });
    const ended = await newestRecord(member, 2, 2);
    compare(verdicts, ended, "a withdrawal that was cancelled", { audit: 2, cancelled: true });
    const { reason } = ended;
    const says = typeof reason === "string" && reason !== "";
    verdicts.holds(says, RECORDS, "a reason that says who cancelled it", reason);

    await member.need("wallet.bankWithdrawal", { body });
    const expenses = async (): Promise<number> =>
      (await member.list("user.getCapitalFlow", { query: { type: 1 } })).length;
    const before = await expenses();
    await member.arrange("reviews-approved", { kind: "withdrawal" }, async () => {
      return (await newestRecord(member, 2, 2)).audit === 1;
    });
    const paid = await newestRecord(member, 2, 2);
    compare(verdicts, paid, "a withdrawal that was paid", { audit: 1, reason: null, cancelled: undefined });
    const after = await expenses();
    const what = `${before} lines of expense, since a payout moves nothing that is available`;
    verdicts.holds(after === before, "user.getCapitalFlow", what, after);
  },
});

const REWARD = verdictFlow({
  name: "a reward of two tiers",
  check: "vectors",
  needs: "money",
  operations: ["invite_recode.receive", "invite_recode.getIncentiveList", "user.getCapitalFlow", "user.getAssets"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "rewards", caseName);
    const call = "invite_recode.receive";
    const list = "invite_recode.getIncentiveList";
    const ladder = await member.need(list);
    const tiers = nodesOf(ladder.list).map(({ condition, amount }) => [Number(condition), Number(amount)] as const);
    const [first, second] = tiers;
    if (!first || !second) return { kind: "not-reached", why: "the ladder has fewer than two tiers" };
    const [last] = tiers.at(-1) ?? first;
    verdicts.holds(ladder.max === last, list, `max ${last}, the people of the last tier`, ladder.max);
    verdicts.holds(ladder.canClick === false, list, "canClick false while no tier is reached", ladder.canClick);
    await member.arrange("member-has-invited", { people: second[0] }, async () => {
      return Number((await member.need(list)).inviteCount) >= second[0];
    });
    const sum = first[1] + second[1];
    const claimed = await member.ask(call, { body: {} });
    verdicts.accepted(call, claimed, `with ${second[0]} people invited`);
    verdicts.holds(claimed.msg === String(sum), call, `msg ${sum}, both tiers together`, claimed.msg, claimed);
    const lines = (await member.list("user.getCapitalFlow", { query: { type: 0 } })).map(({ accounts }) => accounts);
    verdicts.holds(lines.join() === String(sum), "user.getCapitalFlow", `one line of ${sum}`, lines);
    const { invitation } = await member.need("user.getAssets");
    verdicts.holds(invitation === sum, "user.getAssets", `invitation ${sum}, what was paid`, invitation);
    const { canClick } = await member.need(list);
    verdicts.holds(canClick === false, list, "canClick false once both are paid", canClick);
  },
});

export const RECORD_RULES: readonly Flow[] = [SHOWN, REWARD];
