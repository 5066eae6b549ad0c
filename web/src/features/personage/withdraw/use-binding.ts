import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#api/api-error.ts";
import { getWalletStatusQuery, type WalletType } from "#api/wallet.ts";
import { showToast } from "#state/toast.ts";

/** What both binding forms do with the outcome; a refusal is for the form to show (rule J8). */
export function useBinding(wallet: WalletType) {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<Error | null>(null);
  return {
    failure,
    clear: () => setFailure(null),
    /** True when the refusal is the form's to show. */
    fail: (error: Error): boolean => {
      if (error instanceof ApiError && error.reason === "already-bound") {
        // Done elsewhere: what is bound shows with the withdrawal form, where this form no longer is.
        showToast({ kind: "warning", text: error.msg });
        void queryClient.invalidateQueries(getWalletStatusQuery(wallet));
        return false;
      }
      setFailure(error);
      return true;
    },
  };
}
