import { requestContent } from "#features/personage/money-request/request-store.ts";
import { useLostRequests } from "#features/personage/money-request/use-money-requests.ts";
import type { Yen } from "#lib/amount/yen.ts";

/** Whether this exact purchase was sent before with an unknown outcome, and so may already be executed. */
export const useIsPurchaseUnknown = (productId: number, amount: Yen | null): boolean =>
  useLostRequests().some((request) => {
    if (request.path !== "/api/products/buy" || request.result === "recovered") return false;
    const content = requestContent(request);
    return content.productId === productId && content.yen === amount;
  });
