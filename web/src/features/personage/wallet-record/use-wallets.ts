import { useQueries } from "@tanstack/react-query";
import { getWalletStatusQuery, type WalletStatus } from "#api/wallet/bound-accounts.ts";
import { WALLETS, type WalletType } from "#lib/chain/chain.ts";

export type WalletStates = Readonly<Partial<Record<WalletType, WalletStatus>>>;

/** The status of each wallet as far as it loaded; `settled` once every query has succeeded or failed. */
export function useWallets(): { readonly wallets: WalletStates; readonly settled: boolean } {
  return useQueries({
    queries: WALLETS.map(getWalletStatusQuery),
    combine: (states) => ({
      wallets: Object.fromEntries(
        WALLETS.flatMap((wallet, index) => {
          const data = states[index]?.data;
          return data ? [[wallet, data]] : [];
        }),
      ) as WalletStates,
      settled: states.every(({ isPending }) => !isPending),
    }),
  });
}

/** Bound and available for withdrawals. */
export const isUsable = (wallet: WalletStatus | undefined): boolean =>
  wallet !== undefined && !wallet.mustBind && !wallet.inReview;
