import { yenFromField } from "#lib/amount/parse-amount.ts";

export interface PurchaseValues {
  /** Digits as typed; "" when empty. */
  amount: string;
  /** The member has confirmed that they understand the risks. */
  understood: boolean;
}

export type PurchaseFault = "integer" | "required";

/** A whole amount above 0 and the consent; no client minimum or maximum (rule F2), the server decides. */
export function checkPurchase({ amount, understood }: PurchaseValues): {
  [Name in keyof PurchaseValues]?: PurchaseFault;
} {
  return {
    ...(yenFromField(amount) === null && { amount: "integer" }),
    ...(!understood && { understood: "required" }),
  };
}
