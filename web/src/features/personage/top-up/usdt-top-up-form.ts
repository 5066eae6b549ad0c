import type { Chain } from "#api/wallet.ts";
import { usdtFromField } from "#lib/amount-of-field.ts";

export interface UsdtTopUpValues {
  /** Digits, and a decimal point where one was typed; "" when empty. */
  amount: string;
  chain: Chain;
  /** The hash that proves the deposit. */
  txId: string;
}

export type UsdtTopUpFault = "required" | "integer";

/** Whole USDT and the TXID, both needed (rule H7). The minimum is only displayed: the server decides. */
export function checkUsdtTopUp({ amount, txId }: UsdtTopUpValues): {
  [Name in keyof UsdtTopUpValues]?: UsdtTopUpFault;
} {
  return {
    ...(amount.trim() === "" ? { amount: "required" } : usdtFromField(amount) === null && { amount: "integer" }),
    ...(txId.trim() === "" && { txId: "required" }),
  };
}

/** Whether a text is spelt as a transaction hash: 64 hexadecimal digits, with or without 0x (rule H5). */
export const looksLikeTxId = (text: string): boolean => /^(0x)?[\da-f]{64}$/i.test(text.trim());
