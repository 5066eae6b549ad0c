import { useLingui } from "@lingui/react/macro";
import { useAction } from "#console/parts/use-action.ts";
import { toLanguage } from "#lib/language.ts";
import { showToast } from "#state/toast.ts";
import { openProduct, TabRefused } from "./open-product.ts";

/** Returns a function that opens the product as a member of a world, or shows in a toast why it cannot. */
export function useOpenProduct(world: string) {
  const { t, i18n } = useLingui();
  const act = useAction();
  return async (user: string | null): Promise<void> => {
    try {
      await act(() => openProduct(world, user, toLanguage(i18n.locale)));
    } catch (error) {
      if (!(error instanceof TabRefused)) throw error;
      showToast({ kind: "error", text: t`The browser did not open a tab. Allow pop-ups for this address.` });
    }
  };
}
