import { usdtFromField } from "#lib/amount/parse-amount.ts";
import type { Chain } from "#lib/chain/chain.ts";

export interface UsdtTopUpValues {
  /** Digits, and a decimal point if typed; "" when empty. */
  amount: string;
  /** "" until chosen. */
  chain: Chain | "";
  /** The transaction hash that proves the deposit. */
  txId: string;
}

export type UsdtTopUpFault = "required" | "integer";

/**
 * Whole USDT, network and TXID, all required (rules H2 and H7). The minimum is not checked, because the server decides.
 */
export function checkUsdtTopUp({ amount, chain, txId }: UsdtTopUpValues): {
  [Name in keyof UsdtTopUpValues]?: UsdtTopUpFault;
} {
  return {
    ...(amount.trim() === "" ? { amount: "required" } : usdtFromField(amount) === null && { amount: "integer" }),
    ...(chain === "" && { chain: "required" }),
    ...(txId.trim() === "" && { txId: "required" }),
  };
}
