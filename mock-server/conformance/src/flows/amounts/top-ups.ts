// Checks the credit of approved USDT top-ups at the server's rate. Bank top-ups credit their amount unchanged, which
// sequence S3 checks.
import { randomBytes } from "node:crypto";
import { FAILED, PASSED, type Flow, type FlowRun } from "#flows/flow.ts";
import { leastTopUp } from "#flows/member-with.ts";
import { newMember } from "#flows/new-member.ts";
import { statedAmounts, distinguishingAmounts } from "./distinguishing-amounts.ts";
import { reportAmount } from "./report-amount.ts";

const OPERATION = "wallet.recharge";
const NAME = "amounts of wallet.recharge";

const COIN: Flow = {
  name: NAME,
  check: "vectors",
  needs: "money",
  operations: [OPERATION, "wallet.getBalance", "sys_config.getAddressAndRate"],
  async run(run: FlowRun) {
    const member = await newMember(run, "tops-up", NAME);
    const { rate } = await member.need("sys_config.getAddressAndRate", { query: { key: "TRC20" } });
    const least = await leastTopUp(member);
    const given = { rate: String(rate) };
    let right = true;
    const from = least;
    const amounts = distinguishingAmounts(OPERATION, { ...given, amount: 0 }, "amount", from);
    for (const amount of new Set([...amounts, ...statedAmounts(run.contract, OPERATION, from, 1_000_000)])) {
      const balance = async (): Promise<number> => Number((await member.need("wallet.getBalance")).balance);
      const before = await balance();
      const txId = randomBytes(32).toString("hex");
      await member.need(OPERATION, { body: { amount, name: "TRC20", txId, payType: 1 } });
      await member.arrange("reviews-approved", { kind: "topup" }, async () => (await balance()) > before);
      const credited = (await balance()) - before;
      right = reportAmount(run, OPERATION, NAME, { amount, ...given }, { credited }) && right;
    }
    return right ? PASSED : FAILED;
  },
};

export const TOP_UPS: readonly Flow[] = [COIN];
