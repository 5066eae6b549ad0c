import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { getWalletStatusQuery } from "#api/wallet/bound-accounts.ts";
import { getPayPasswordQuery } from "#api/wallet/pay-password.ts";
import { useMoneyForm } from "#features/personage/forms/use-money-form.ts";
import { dismissToast, showToast } from "#state/toast.ts";
import type { WithdrawalChannel } from "./withdrawal-channel.ts";
import { checkWithdrawal, type WithdrawalValues } from "./withdrawal-form.ts";

const EMPTY: WithdrawalValues = { amount: "", payPassword: "" };

/** The form of a withdrawal. A missing field is reported in a toast as well (rule J8). */
export function useWithdrawalForm<Money>({ wallet, money, call }: WithdrawalChannel<Money>) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const reported = useRef(0);
  const flow = useMoneyForm({
    call,
    empty: EMPTY,
    check: (values) => checkWithdrawal(values, money),
    request: ({ amount: typed, payPassword }) => {
      const amount = money.read(typed);
      return amount === null ? null : { amount, payPassword };
    },
    // Only the amount, because the trading password is a secret.
    draft: { name: `withdraw:${wallet}`, keep: ["amount"] },
    next: { step: "review", after: ["amount", "payPassword"] },
    unknown: t`We do not know whether your withdrawal was received. Please check your records first. Submitting this request again is safe: it is accepted only once.`,
    onFaults: ({ amount, payPassword }) => {
      // Reports only the first missing field.
      if (amount?.type === "required")
        reported.current = showToast({ kind: "error", text: t`Enter the withdrawal amount.` });
      else if (payPassword?.type === "required")
        reported.current = showToast({ kind: "error", text: t`Enter your trading password.` });
    },
    onRefused: ({ reason, fields }) => {
      if (reason === "pay-password-not-set" || reason === "pay-password-locked")
        void queryClient.invalidateQueries(getPayPasswordQuery());
      if (reason === "not-bound") void queryClient.invalidateQueries(getWalletStatusQuery(wallet));
      if (fields.includes("payPassword")) flow.form.setValue("payPassword", "");
    },
  });

  const { amount: badAmount, payPassword: badPassword } = flow.form.formState.errors;
  const isValid = !badAmount && !badPassword;
  // Dismiss the toast about missing fields once both fields are valid.
  useEffect(() => {
    if (isValid) dismissToast(reported.current);
  }, [reported, isValid]);
  return flow;
}
