import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { getPayPasswordQuery } from "#api/wallet.ts";
import { SET_PAY_PASSWORD } from "#features/personage/money-request/pay-password-place.ts";
import { searchOf } from "#lib/sections.ts";
import { currentInAppPath } from "#state/login-redirect.ts";
import { readUserinfo, storeUserinfo } from "#state/session.ts";
import { showToast } from "#state/toast.ts";

/** How long the message stands before the settings open (rule J4). */
export const MISSING_PAY_PASSWORD_MS = 1500;

/**
 * Whether there is a trading password; without one, says so and turns to the settings, where it can be set (rule J4).
 * What is being asked for anew is not believed: whoever comes back from there has just set it.
 */
export function usePayPasswordGate() {
  const { t } = useLingui();
  const navigate = useNavigate({ from: "/personage" });
  const query = useQuery(getPayPasswordQuery());
  const missing = query.data?.needsPayPassword === true && !query.isFetching;
  const message = t`Please set your trading password first.`;
  useEffect(() => {
    if (!missing) return;
    showToast({ kind: "error", text: message });
    const timer = setTimeout(() => {
      const session = readUserinfo();
      if (session) storeUserinfo({ ...session, tradingDialog: true });
      // In place of this section: going back must not end in the same circle.
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
