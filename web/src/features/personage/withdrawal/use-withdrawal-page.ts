import { useNavigate, useSearch } from "@tanstack/react-router";
import { WALLETS, type WalletType } from "#lib/chain/chain.ts";
import { searchOf } from "#lib/personage-sections.ts";

/** The current page of the section, as named by `tab` in the URL; null is the choice of method. */
export function useWithdrawalPage() {
  const navigate = useNavigate({ from: "/personage" });
  const { tab } = useSearch({ from: "/personage" });
  const wallet: WalletType | null = WALLETS.find((known) => known === tab) ?? null;
  /**
   * `inPlace` replaces the current history entry. The chain dialog uses it, so that the browser's back button leads to
   * the choice of method and not to the dialog.
   */
  const open = (next: WalletType, { inPlace: replace = false } = {}) =>
    void navigate({
      search: searchOf({ to: "withdrawal", tab: next }),
      replace: replace,
      state: { movedHere: true },
    });
  return { wallet, open };
}
