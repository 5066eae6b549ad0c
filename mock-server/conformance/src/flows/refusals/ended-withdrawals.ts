// Check N5: final states are final. Cancelling too late returns no money, however the withdrawal ended.
import type { Flow } from "#flows/flow.ts";
import {
  approved,
  newestRecord,
  payoutBy,
  WALLET_NAME,
  type Wallet,
  withPayPassword,
  withWallet,
  withYen,
} from "#flows/member-with.ts";
import { type NewMember, newMember } from "#flows/new-member.ts";
import { verdictFlow } from "#flows/verdicts.ts";

const CHECK = "refusals";
const CALL = "wallet.cancelWithdrawal";
const REASON = "ct: rejected by the contract tool";
const FUNDS = 1_000_000;
/** Wallets to withdraw to: a bank account (3) takes yen, a TRC20 address (1) takes USDT. */
const KINDS = [3, 1] as const satisfies readonly Wallet[];

const ENDS = ["cancelled", "rejected", "approved"] as const;

/** Cause of the refusal already-decided for a withdrawal that ended in this way. */
const causeOf = (wallet: Wallet, end: (typeof ENDS)[number]): string =>
  `for a ${WALLET_NAME[wallet]} withdrawal that was ${end}`;
export const ENDED_CAUSES: readonly string[] = KINDS.flatMap((wallet) => ENDS.map((end) => causeOf(wallet, end)));

async function end(member: NewMember, how: (typeof ENDS)[number], payType: number, id: unknown): Promise<void> {
  const isAudit = (audit: number) => async (): Promise<boolean> =>
    (await newestRecord(member, 2, payType)).audit === audit;
  if (how === "cancelled") await member.need(CALL, { body: { id } });
  else if (how === "approved") await approved(member, "withdrawal", isAudit(1));
  else await member.arrange("reviews-rejected", { kind: "withdrawal", reason: REASON }, isAudit(2));
}

const ENDED = verdictFlow({
  name: "withdrawals that have ended",
  check: CHECK,
  needs: "money",
  operations: [CALL, "wallet.withdrawal", "wallet.bankWithdrawal", "wallet.index", "user.getAssets"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "ended", caseName);
    await withPayPassword(member);
    for (const wallet of KINDS) await withWallet(member, wallet);
    await withYen(member, FUNDS);
    const standing = async (payType: number): Promise<string> => {
      const { balance, totalAssets } = await member.need("user.getAssets");
      const records = await member.list("wallet.index", { query: { type: 2, payType } });
      const lines = await member.list("user.getCapitalFlow", { query: { type: 0 } });
      return JSON.stringify({ balance, totalAssets, records, income: lines.length });
    };
    for (const wallet of KINDS) {
      const { operation, bodyOf, fee, payType } = await payoutBy(member, wallet);
      for (const how of ENDS) {
        await member.need(operation, { body: bodyOf(fee + 50) });
        const { id } = await newestRecord(member, 2, payType);
        await end(member, how, payType, id);
        // Keep another withdrawal open, because a server could wrongly pay a late cancel from its reserve.
        await member.need(operation, { body: bodyOf(fee + 60) });
        const before = await standing(payType);
        for (const headers of [{}, { "idempotency-key": `${run.runId}-late-${wallet}-${ENDS.indexOf(how)}` }]) {
          const late = await member.ask(CALL, { body: { id }, headers });
          verdicts.refused(CALL, late, "already-decided", causeOf(wallet, how), "/id");
          const after = await standing(payType);
          verdicts.holds(after === before, CALL, `nothing moved, ${causeOf(wallet, how)}: ${before}`, after, late);
        }
      }
    }
  },
});

export const ENDED_WITHDRAWALS: readonly Flow[] = [ENDED];
