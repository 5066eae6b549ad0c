import { requestOf } from "#api/kept-request.ts";
import { useLostRequests } from "#features/personage/money-request/use-pending-requests.ts";
import type { Yen } from "#lib/yen.ts";

/** Whether this exact purchase was sent before with an unknown outcome: it may be executed already. */
export const useIsPurchaseUnknown = (productId: number, amount: Yen | null): boolean =>
  useLostRequests().some((kept) => {
    if (kept.path !== "/api/products/buy" || kept.result === "arrived") return false;
    const request = requestOf(kept);
    return request.productId === productId && request.yen === amount;
  });
