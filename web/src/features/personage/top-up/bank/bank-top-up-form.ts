import type { StoredFile } from "#api/common.ts";
import { yenFromField } from "#lib/amount/parse-amount.ts";

export interface BankTopUpValues {
  /** Digits as typed; "" when empty. */
  amount: string;
  /** "" until uploaded. */
  receipt: StoredFile | "";
}

export type BankTopUpFault = "required" | "integer";

/** Whole yen and the receipt, both required (rule H1). */
export function checkBankTopUp({ amount, receipt }: BankTopUpValues): {
  [Name in keyof BankTopUpValues]?: BankTopUpFault;
} {
  return {
    ...(amount === "" ? { amount: "required" } : yenFromField(amount) === null && { amount: "integer" }),
    ...(receipt === "" && { receipt: "required" }),
  };
}
