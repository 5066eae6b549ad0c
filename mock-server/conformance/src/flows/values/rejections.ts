// Checks M1 and P4: a rejection shows its reason unchanged and returns the money.
import { type Node } from "@hashgrove/contract/document.ts";
import { bind } from "#flows/bind-wallet.ts";
import type { Flow } from "#flows/flow.ts";
import {
  CARD,
  leastTopUp,
  PAY_PASSWORD,
  withPayPassword,
  withYen,
  withUpload,
  newestRecord,
} from "#flows/member-with.ts";
import { newMember } from "#flows/new-member.ts";
import { verdictFlow, type Verdicts } from "#flows/verdicts.ts";

const FUNDS = 100_000;
/** An unusual reason, because the usual ones are translated. */
const REASON = "ct: rejected by the contract tool";

const compare = (verdicts: Verdicts, operation: string, got: Node, what: string, wanted: Node): void => {
  for (const [field, value] of Object.entries(wanted))
    verdicts.holds(got[field] === value, operation, `${field} ${JSON.stringify(value)} of ${what}`, got[field]);
};

const REJECTED = verdictFlow({
  name: "rejected money",
  check: "vectors",
  needs: "money",
  operations: ["wallet.recharge", "wallet.bankWithdrawal", "wallet.index", "user.getAssets", "user.getCapitalFlow"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "rejected", caseName);
    const assets = async (): Promise<readonly unknown[]> => {
      const { balance, totalAssets } = await member.need("user.getAssets");
      return [balance, totalAssets];
    };
    const incomes = (): Promise<readonly Node[]> => member.list("user.getCapitalFlow", { query: { type: 0 } });
    const isRejected = (type: 1 | 2, payType: number) => async (): Promise<boolean> =>
      (await newestRecord(member, type, payType)).audit === 2;

    const least = await leastTopUp(member);
    const body = { amount: least, name: "TRC20", txId: `${run.runId}-rejected`, payType: 1 };
    await member.need("wallet.recharge", { body });
    await member.arrange("reviews-rejected", { kind: "topup", reason: REASON }, isRejected(1, 1));
    const topUp = { audit: 2, reason: REASON, cancelled: undefined };
    compare(verdicts, "wallet.index", await newestRecord(member, 1, 1), "a rejected top-up", topUp);
    const none = [...(await assets()), (await incomes()).length];
    verdicts.holds(none.join() === "0,0,0", "user.getAssets", "nothing credited by a rejected top-up", none);
    const again = await member.ask("wallet.recharge", { body });
    verdicts.refused("wallet.recharge", again, "txid-used", "the TXID of a rejected top-up", "/txId");

    await bind(member, verdicts, "while the account is in review", 3);
    await withPayPassword(member);
    await withYen(member, FUNDS);
    const amount = Number((await member.need("wallet.getWithdrawalDesc")).fee) + 1000;
    await member.need("wallet.bankWithdrawal", { body: { amount, payPassword: PAY_PASSWORD } });
    await member.arrange("reviews-rejected", { kind: "withdrawal", reason: REASON }, isRejected(2, 2));
    const record = await newestRecord(member, 2, 2);
    compare(verdicts, "wallet.index", record, "a rejected withdrawal", {
      audit: 2,
      reason: REASON,
      cancelled: undefined,
    });
    const all = await assets();
    verdicts.holds(all.join() === `${FUNDS},${FUNDS}`, "user.getAssets", `${FUNDS}, all of the reserve`, all);
    const [line] = await incomes();
    compare(verdicts, "user.getCapitalFlow", line ?? {}, "the reserve that returned", { accounts: amount });
    const late = await member.ask("wallet.cancelWithdrawal", { body: { id: record.id } });
    verdicts.refused("wallet.cancelWithdrawal", late, "already-decided", "for one that was rejected", "/id");
  },
});

const SENT_BACK = verdictFlow({
  name: "a rejected identity and binding",
  check: "shown_values",
  needs: "money",
  operations: [
    "user.getAuditInfo",
    "user.authenticationInfo",
    "wallet.getWalletStatus",
    "wallet.bindBankCard",
    "wallet.bankWithdrawal",
  ],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "sent-back", caseName);
    await run.states.arrange("reviews-wait", { kind: "identity" });
    await run.states.arrange("reviews-wait", { kind: "wallet" });
    const path = await withUpload(run, member, caseName);
    const info = (): Promise<Node> => member.need("user.getAuditInfo", { body: {} });
    const identity = { username: "CT TEST", sex: "1", idCard: "CT1", rightSide: path, reverseSide: path };
    const submit = "user.authenticationInfo";
    await member.need(submit, { body: identity });
    const isFailed = async (): Promise<boolean> => (await info()).audit === 2;
    await member.arrange("reviews-rejected", { kind: "identity", reason: REASON }, isFailed);
    const failed = { audit: 2, reason: REASON, ...identity };
    compare(verdicts, "user.getAuditInfo", await info(), "a rejected identity", failed);
    const second = { ...identity, idCard: "CT2" };
    verdicts.accepted(submit, await member.ask(submit, { body: second }), "again, after a rejection");
    compare(verdicts, "user.getAuditInfo", await info(), "a second identity", { audit: 3, reason: null, ...second });
    await member.arrange("reviews-approved", { kind: "identity" }, async () => (await info()).audit === 1);
    const verified = { audit: 1, reason: null, ...second };
    compare(verdicts, "user.getAuditInfo", await info(), "a verified identity", verified);
    verdicts.refused(submit, await member.ask(submit, { body: identity }), "not-editable", "once it is verified");

    const bankOf = (): Promise<Node> => member.need("wallet.getWalletStatus", { query: { type: 3 } });
    const card = CARD;
    const bindCard = "wallet.bindBankCard";
    const withdraw = "wallet.bankWithdrawal";
    for (const [state, params, auditStatus] of [
      ["reviews-rejected", { kind: "wallet", reason: REASON }, 0],
      ["bindings-reopened", { reason: REASON }, 3],
    ] as const) {
      verdicts.accepted(bindCard, await member.ask(bindCard, { body: card }), "where nothing is bound");
      if (auditStatus === 3)
        await member.arrange("reviews-approved", { kind: "wallet" }, async () => (await bankOf()).auditStatus === 1);
      await member.arrange(state, params, async () => (await bankOf()).auditStatus === auditStatus);
      const wanted = { auditStatus, bound: null, reason: REASON };
      compare(verdicts, "wallet.getWalletStatus", await bankOf(), `a binding after ${state}`, wanted);
      const answer = await member.ask(withdraw, { body: { amount: 5000, payPassword: PAY_PASSWORD } });
      verdicts.refused(withdraw, answer, "not-bound", `after ${state}`);
    }
    verdicts.accepted(bindCard, await member.ask(bindCard, { body: card }), "again, after it was reopened");
    const { reason } = await bankOf();
    verdicts.holds(reason === null, "wallet.getWalletStatus", "reason null once it is bound again", reason);
  },
});

export const REVIEW_RULES: readonly Flow[] = [REJECTED, SENT_BACK];
