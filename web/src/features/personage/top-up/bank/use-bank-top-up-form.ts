import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { bankRecharge } from "#api/wallet/top-up.ts";
import { useMoneyForm } from "#features/personage/forms/use-money-form.ts";
import { yenFromField } from "#lib/amount/parse-amount.ts";
import { wholeYen } from "#lib/product/order.ts";
import { checkBankTopUp } from "./bank-top-up-form.ts";

/** The form of a bank transfer; `start` is the amount from the URL. */
export function useBankTopUpForm(start: string | undefined, open: boolean) {
  const { t } = useLingui();
  const [begun] = useState(() => String(wholeYen(start) ?? ""));
  const money = useMoneyForm({
    call: bankRecharge,
    empty: { amount: begun, receipt: "" },
    check: checkBankTopUp,
    request: ({ amount: typed, receipt }) => {
      const amount = yenFromField(typed);
      return amount === null || receipt === "" ? null : { amount, receipt };
    },
    // The name includes the initial amount, because a draft for one order must not apply to another top-up.
    draft: { name: `bank-top-up:${begun}`, keep: ["amount", "receipt"] },
    unknown: t`We do not know whether your top-up was received. Please check your records first. Submitting this form again is safe: it is accepted only once. Do not transfer the money again.`,
    open,
  });
  return { begun, ...money };
}
