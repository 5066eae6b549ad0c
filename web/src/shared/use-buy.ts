import { useLingui } from "@lingui/react/macro";
import { mayBeOpen, type ProductState } from "#lib/product/product-state.ts";
import { showToast } from "#state/toast.ts";
import { useOpenSection } from "./use-open-section.ts";

/** Handles the press on a product's Buy: opens its purchase, or shows why buying is impossible now (rule E7). */
export function useBuy() {
  const { t } = useLingui();
  const open = useOpenSection();
  return ({ id, state }: { readonly id: number; readonly state: ProductState }, loginNeeded: string): void => {
    if (mayBeOpen(state)) open({ productId: id, amount: null }, loginNeeded);
    else {
      const isUpcoming = state === "upcoming";
      showToast({
        kind: "warning",
        text: isUpcoming ? t`Not open to purchases yet.` : t`Closed to new purchases.`,
      });
    }
  };
}
