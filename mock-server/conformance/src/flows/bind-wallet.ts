// Binds a wallet of a member; withdrawals need one.
import { CARD, PAY_PASSWORD } from "./member-with.ts";
import type { NewMember } from "./new-member.ts";
import type { Verdicts } from "./verdicts.ts";

const ADDRESS = { type: 1, address: "THenozZ4h6s9mXbDm8i8zLdrCdfPGcri23" };

/**
 * Binds a bank account (3) or an address (1), checks that withdrawals are refused during its review, and has it
 * approved.
 */
export async function bind(member: NewMember, verdicts: Verdicts, name: string, walletType: number): Promise<void> {
  const coin = walletType === 1;
  const operation = coin ? "wallet.withdrawal" : "wallet.bankWithdrawal";
  await member.need(coin ? "wallet.bindAddress" : "wallet.bindBankCard", { body: coin ? ADDRESS : CARD });
  const { auditStatus } = await member.need("wallet.getWalletStatus", { query: { type: walletType } });
  if (auditStatus === 2) {
    const body = { amount: 5000, payPassword: PAY_PASSWORD, ...(coin && { payType: 1 }) };
    verdicts.refused(operation, await member.ask(operation, { body }), "binding-in-review", name);
  }
  await member.arrange("reviews-approved", { kind: "wallet" }, async () => {
    const now = await member.need("wallet.getWalletStatus", { query: { type: walletType } });
    return now.auditStatus === 1;
  });
}
