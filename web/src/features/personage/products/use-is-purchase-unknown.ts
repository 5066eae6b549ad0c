import { requestOf } from "#api/kept-request.ts";
import { useLostRequests } from "#features/personage/money-request/use-pending-requests.ts";
import type { Yen } from "#lib/yen.ts";

/** Whether this very purchase was sent before and its outcome is unknown: it may have been paid already. */
export const useIsPurchaseUnknown = (productId: number, amount: Yen | null): boolean =>
  useLostRequests().some((kept) => {
    if (kept.path !== "/api/products/buy" || kept.result === "arrived") return false;
    const request = requestOf(kept);
    return request.productId === productId && request.yen === amount;
  });
