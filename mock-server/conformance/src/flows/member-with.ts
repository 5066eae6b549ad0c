// Gives a member what the flows need: money, a wallet, a trading password, a file.
import { readFileSync } from "node:fs";
import { isNode, type Node } from "@hashgrove/contract/document.ts";
import type { FlowRun } from "./flow.ts";
import { type NewMember, NotDone } from "./new-member.ts";
import { upload, RECEIPT } from "./upload.ts";

/** Wallet types of wallet.getWalletStatus. */
export const WALLETS = [1, 2, 3] as const;
export type Wallet = (typeof WALLETS)[number];
export const WALLET_NAME = { 1: "TRC20", 2: "ERC20", 3: "bank" } as const;

const ADDRESS = { 1: "THenozZ4h6s9mXbDm8i8zLdrCdfPGcri23", 2: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" } as const;
export const CARD = {
  bankName: "Test Bank",
  branchName: "Tokyo",
  bic: "001",
  bankcard: "1234567",
  cardholder: "CT TEST",
};

/** Adds yen to the balance. Throws NotDone. */
export async function withYen(member: NewMember, amount: number): Promise<void> {
  const balance = async (): Promise<number> => Number((await member.need("wallet.getBalance")).balance);
  const before = await balance();
  await member.arrange("member-has-yen", { amount }, async () => (await balance()) >= before + amount);
}

export const withPayPassword = (member: NewMember): Promise<Node> =>
  member.need("wallet.setPayPassword", { body: { payPassword: PAY_PASSWORD, rePayPassword: PAY_PASSWORD } });

/** The call that binds a wallet, with its body. */
export const bindingOf = (wallet: Wallet): readonly [operation: string, body: object] =>
  wallet === 3 ? ["wallet.bindBankCard", CARD] : ["wallet.bindAddress", { type: wallet, address: ADDRESS[wallet] }];

export const statusOf = (member: NewMember, type: Wallet): Promise<Node> =>
  member.need("wallet.getWalletStatus", { query: { type } });

/** Has pending items of a kind approved, and waits until `isThere` returns true. */
export const approved = (member: NewMember, kind: string, isThere: () => Promise<boolean>): Promise<void> =>
  member.arrange("reviews-approved", { kind }, isThere);

/** Binds a wallet and has the binding approved. Throws NotDone. */
export async function withWallet(member: NewMember, wallet: Wallet): Promise<void> {
  const [operation, body] = bindingOf(wallet);
  await member.need(operation, { body });
  await approved(member, "wallet", async () => (await statusOf(member, wallet)).auditStatus === 1);
}

/** A withdrawal call with its body and its fee in the amount's unit. */
export interface Payout {
  readonly operation: "wallet.withdrawal" | "wallet.bankWithdrawal";
  readonly fee: number;
  /** Value of the parameter payType of wallet.index that lists these withdrawals. */
  readonly payType: 1 | 2;
  bodyOf(amount: number, payPassword?: string): object;
}

export async function payoutBy(member: NewMember, wallet: Wallet): Promise<Payout> {
  if (wallet === 3) {
    const { fee } = await member.need("wallet.getWithdrawalDesc");
    return {
      operation: "wallet.bankWithdrawal",
      fee: Number(fee),
      payType: 2,
      bodyOf: (amount, payPassword = PAY_PASSWORD) => ({ amount, payPassword }),
    };
  }
  const { fees } = await member.need("wallet.getDesc");
  return {
    operation: "wallet.withdrawal",
    fee: Math.floor(Number(isNode(fees) ? fees[WALLET_NAME[wallet]] : 0)),
    payType: 1,
    bodyOf: (amount, payPassword = PAY_PASSWORD) => ({ payType: wallet, amount, payPassword }),
  };
}

/** The newest record of a type (1 top-ups, 2 withdrawals) and channel. */
export const newestRecord = async (member: NewMember, type: 1 | 2, payType: number): Promise<Node> =>
  (await member.list("wallet.index", { query: { type, payType, page: 1, limit: 1 } }))[0] ?? {};

/** Minimum top-up in USDT, rounded up to a whole number. */
export async function leastTopUp(member: NewMember): Promise<number> {
  const { min_recharge: least } = await member.need("sys_config.getConfigList", { query: { keys: "min_recharge" } });
  return Math.max(1, Math.ceil(Number(least)));
}

/** Uploads a file and returns its path. Throws NotDone. */
export async function withUpload(run: FlowRun, { token }: NewMember, caseName: string): Promise<string> {
  const { data } = await upload(run, token, "receipt.png", readFileSync(RECEIPT), caseName);
  if (!isNode(data) || typeof data.url !== "string") throw new NotDone("the upload failed");
  return data.url;
}

/** The cheapest product open for purchase. Throws NotDone if there is none. */
export async function cheapestProduct(member: NewMember): Promise<{ readonly id: unknown; readonly price: number }> {
  const products = await member.list("orders.getAssetsList");
  const [first] = products.toSorted((a, b) => Number(a.buyStart) - Number(b.buyStart));
  if (!first) throw new NotDone("no product is for sale");
  return { id: first.id, price: Math.max(1, Number(first.buyStart)) };
}

/** Begins with a zero, which a server that stores the password as a number would lose. */
export const PAY_PASSWORD = "054321";
