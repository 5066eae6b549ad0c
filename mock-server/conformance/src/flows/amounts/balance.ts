// Checks the value of a balance in USDT at the server's rate.
import { FAILED, PASSED, type Flow, type FlowRun } from "#flows/flow.ts";
import { newMember } from "#flows/new-member.ts";
import { distinguishingAmount } from "./distinguishing-amounts.ts";
import { reportAmount } from "./report-amount.ts";

const OPERATION = "wallet.getBalance";
const NAME = "amounts of wallet.getBalance";
/** Smallest balance, in yen, in the search for one that distinguishes the rounding modes. */
const FROM = 100_000;

export const BALANCE: Flow = {
  name: NAME,
  check: "vectors",
  needs: "money",
  operations: [OPERATION, "sys_config.getConfigList"],
  async run(run: FlowRun) {
    const member = await newMember(run, "has", NAME);
    const query = { keys: "platform_to_usdt" };
    const { platform_to_usdt: rate } = await member.need("sys_config.getConfigList", { query });
    const given = { rate: String(rate) };
    const isRight = async (): Promise<boolean> => {
      const { balance, usdt } = await member.need(OPERATION);
      return reportAmount(run, OPERATION, NAME, { balance: Number(balance), ...given }, { usdt: String(usdt) });
    };
    const isOfNothing = await isRight();
    const amount = distinguishingAmount(OPERATION, (balance) => ({ balance, ...given }), FROM);
    await member.arrange("member-has-yen", { amount }, async () => {
      return Number((await member.need(OPERATION)).balance) >= amount;
    });
    return (await isRight()) && isOfNothing ? PASSED : FAILED;
  },
};
