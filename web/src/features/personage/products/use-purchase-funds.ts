import { useOrderFunds } from "#features/personage/order/use-order-funds.ts";
import type { Yen } from "#lib/amount/yen.ts";
import { useIsPurchaseUnknown } from "./use-is-purchase-unknown.ts";

/** The shortage of a purchase, if any, and whether the purchase may already be paid. */
export function usePurchaseFunds(productId: number, amount: Yen | null, wasSent: boolean) {
  const funds = useOrderFunds(amount);
  const isSentAlready = useIsPurchaseUnknown(productId, amount);
  // The purchase may already be executed and have lowered the balance. Sending the same request again is safe, so a low
  // balance must not prevent it.
  const mayBePaid = wasSent || isSentAlready;
  const shortFunds = funds !== null && funds.missing > 0 && !mayBePaid ? funds : null;
  return { mayBePaid, shortFunds };
}
