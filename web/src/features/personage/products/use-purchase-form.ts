import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import type { PurchasableProduct } from "#api/orders.ts";
import { buy } from "#api/products.ts";
import { getBalanceQuery } from "#api/wallet/balance.ts";
import { useMoneyForm } from "#features/personage/forms/use-money-form.ts";
import { yenFromField } from "#lib/amount/parse-amount.ts";
import { wholeYen } from "#lib/product/order.ts";
import { checkPurchase } from "./purchase-form.ts";

/** The form of a purchase. `start` is the amount that was chosen before the dialog opened. */
export function usePurchaseForm(product: PurchasableProduct, open: boolean) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const chosen = useSearch({ from: "/personage", select: ({ amount }) => amount });
  const [start] = useState(() => String(wholeYen(chosen) ?? ""));
  const money = useMoneyForm({
    call: buy,
    empty: { amount: start, understood: false },
    check: checkPurchase,
    request: (values) => {
      const amount = yenFromField(values.amount);
      return amount && { productId: product.id, amount, termCount: product.term?.count };
    },
    // The draft's name includes `start`, because the draft of one order must not apply to another. The consent is never
    // restored.
    draft: { name: `purchase:${product.id}:${start}`, keep: ["amount"] },
    unknown: t`We do not know whether the purchase went through. Please check My holdings first. Submitting the same amount again is safe: it is bought only once.`,
    open,
    onRefused: ({ reason }) => {
      if (reason === "insufficient-balance") void queryClient.invalidateQueries(getBalanceQuery());
    },
  });
  return { start, ...money };
}
