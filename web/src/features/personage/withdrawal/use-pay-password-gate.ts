import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { getPayPasswordQuery } from "#api/wallet/pay-password.ts";
import { SET_PAY_PASSWORD } from "#features/personage/navigation/set-pay-password.ts";
import { searchOf } from "#lib/personage-sections.ts";
import { currentInAppPath } from "#state/login-redirect.ts";
import { readUserinfo, storeUserinfo } from "#state/session.ts";
import { showToast } from "#state/toast.ts";

/** How long the toast is shown before the settings open (rule J4). */
export const MISSING_PAY_PASSWORD_MS = 1500;

/**
 * Reads whether a trading password is set; if not, says so and opens the settings (rule J4). Ignores a status that is
 * being reloaded, because members who return from the settings have just set the password.
 */
export function usePayPasswordGate() {
  const { t } = useLingui();
  const navigate = useNavigate({ from: "/personage" });
  const query = useQuery(getPayPasswordQuery());
  const missing = query.data?.needsPayPassword === true && !query.isFetching;
  const message = t`Please set your trading password first.`;
  useEffect(() => {
    if (!missing) return;
    showToast({ kind: "error", text: message, follows: true });
    const timer = setTimeout(() => {
      const session = readUserinfo();
      if (session) storeUserinfo({ ...session, tradingDialog: true });
      // Replaces the history entry, because going back to this section would open the settings again.
      void navigate({
        search: searchOf(SET_PAY_PASSWORD),
        replace: true,
        state: { comeBackTo: currentInAppPath() },
      });
    }, MISSING_PAY_PASSWORD_MS);
    return () => clearTimeout(timer);
  }, [missing, message, navigate]);
  return query;
}
