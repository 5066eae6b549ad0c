import { useLingui } from "@lingui/react/macro";
import { recharge } from "#api/wallet/top-up.ts";
import { useMoneyForm } from "#features/personage/forms/use-money-form.ts";
import { usdtFromField } from "#lib/amount/parse-amount.ts";
import { cleanTxId } from "#lib/chain/tx-id.ts";
import { checkUsdtTopUp, type UsdtTopUpValues } from "./usdt-top-up-form.ts";

const EMPTY: UsdtTopUpValues = { amount: "", chain: "", txId: "" };

export function useUsdtTopUpForm(open: boolean) {
  const { t } = useLingui();
  return useMoneyForm({
    call: recharge,
    empty: EMPTY,
    check: checkUsdtTopUp,
    request: ({ amount: typed, chain, txId }) => {
      const amount = usdtFromField(typed);
      return amount !== null && chain !== "" ? { amount, chain, txId: cleanTxId(txId) } : null;
    },
    draft: { name: "usdt-top-up", keep: ["amount", "chain", "txId"] },
    unknown: t`We do not know whether your top-up was received. Please check your records first. Submitting this form again is safe: it is accepted only once. Do not transfer the USDT again.`,
    open,
    next: { step: "deposit", after: ["amount", "chain"] },
    mode: "onTouched",
  });
}
