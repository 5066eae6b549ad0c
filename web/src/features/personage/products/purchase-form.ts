import { yenFromField } from "#lib/amount/parse-amount.ts";

export interface PurchaseValues {
  /** Digits as typed; "" when empty. */
  amount: string;
  /** The member has confirmed that they understand the risks. */
  understood: boolean;
}

export type PurchaseFault = "integer" | "required";

/** Requires a whole amount above 0 and the consent. The server decides about minimum and maximum (rule F2). */
export function checkPurchase({ amount, understood }: PurchaseValues): {
  [Name in keyof PurchaseValues]?: PurchaseFault;
} {
  return {
    ...(yenFromField(amount) === null && { amount: "integer" }),
    ...(!understood && { understood: "required" }),
  };
}
