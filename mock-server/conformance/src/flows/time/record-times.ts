// Check P4: times of logins and records, compared with the Date header when they happen.
import { isNode, type Node, nodesOf } from "@hashgrove/contract/document.ts";
import type { Answer } from "#client/probe.ts";
import { bind } from "#flows/bind-wallet.ts";
import { leastTopUp, PAY_PASSWORD, withPayPassword, withYen } from "#flows/member-with.ts";
import { newMember, type Request } from "#flows/new-member.ts";
import { tryLogin } from "#flows/open-calls.ts";
import { verdictFlow } from "#flows/verdicts.ts";
import { instantIn } from "#flows/wire-time.ts";
import { advance, MINUTE_S } from "./advance-clock.ts";

const FUNDS = 100_000;
export const CHANGED = verdictFlow({
  name: "times of logins and records",
  check: "shown_values",
  needs: "money",
  operations: ["user.login", "wallet.index", "wallet.cancelWithdrawal"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "changes", caseName);
    let before = await member.ask("wallet.getBalance");
    for (const nth of ["first", "second"]) {
      await advance(run, 20 * MINUTE_S);
      const login = await tryLogin(run, member.account, run.password, caseName);
      const { userinfo } = isNode(login.data) ? login.data : {};
      const prevtime = isNode(userinfo) ? userinfo.prevtime : undefined;
      const isNear = instantIn(before)?.isNear(prevtime) === true;
      const what = `prevtime at the ${nth} login: when the session before it was opened`;
      verdicts.holds(isNear, "user.login", what, prevtime, login);
      before = login;
    }
    await bind(member, verdicts, "while the account is in review", 3);
    await withPayPassword(member);
    await withYen(member, FUNDS);
    const amount = Number((await member.need("wallet.getWithdrawalDesc")).fee) + 100;
    const withdrawal = { type: 2, payType: 2 };
    const newest = async (of: Request["query"] = withdrawal): Promise<Answer & { readonly record: Node }> => {
      const answer = await member.ask("wallet.index", { query: { ...of, page: 1, limit: 1 } });
      return { ...answer, record: nodesOf(isNode(answer.data) ? answer.data.list : [])[0] ?? {} };
    };
    for (const [how, decide] of [
      ["cancelled", (id: unknown) => member.need("wallet.cancelWithdrawal", { body: { id } })],
      [
        "paid",
        () =>
          member.arrange("reviews-approved", { kind: "withdrawal" }, async () => (await newest()).record.audit === 1),
      ],
    ] as const) {
      await member.need("wallet.bankWithdrawal", { body: { amount, payPassword: PAY_PASSWORD } });
      const { createtime, id } = (await newest()).record;
      await advance(run, 20 * MINUTE_S);
      await decide(id);
      const answer = await newest();
      const { record } = answer;
      const isSame = record.createtime === createtime;
      verdicts.holds(isSame, "wallet.index", `createtime ${String(createtime)}, as it was`, record.createtime, answer);
      const isNow = instantIn(answer)?.isNear(record.updatetime) === true;
      verdicts.holds(isNow, "wallet.index", `updatetime when it was ${how}`, record.updatetime, answer);
    }
    const least = await leastTopUp(member);
    const topUp = { amount: least, name: "TRC20", txId: `${run.runId}-changes`, payType: 1 };
    await member.need("wallet.recharge", { body: topUp });
    await advance(run, 20 * MINUTE_S);
    const deposit = { type: 1, payType: 1 };
    await member.arrange("reviews-approved", { kind: "topup" }, async () => (await newest(deposit)).record.audit === 1);
    const credited = await newest(deposit);
    const { updatetime } = credited.record;
    const isNow = instantIn(credited)?.isNear(updatetime) === true;
    verdicts.holds(isNow, "wallet.index", "updatetime when it was credited", updatetime, credited);
    const [line] = await member.list("user.getCapitalFlow", { query: { type: 0 } });
    const isSame = line?.createTime === updatetime;
    verdicts.holds(
      isSame,
      "user.getCapitalFlow",
      `createTime ${String(updatetime)}, when it was credited`,
      line?.createTime,
    );
  },
});
