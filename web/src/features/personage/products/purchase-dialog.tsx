import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { PurchasableProduct } from "#api/orders.ts";
import { productQuery, buy } from "#api/products.ts";
import { getBalanceQuery } from "#api/wallet/balance.ts";
import { type DialogFrame, FormDialog } from "#components/dialogs/form-dialog.tsx";
import { SettledView } from "#components/feedback/query-view.tsx";
import { DraftNotice } from "#components/forms/draft-notice.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { ReviewButtons } from "#features/personage/forms/review-buttons.tsx";
import { stepTitleElement } from "#features/personage/forms/step-title.tsx";
import { useMoneyForm } from "#features/personage/forms/use-money-form.ts";
import { PendingRequests } from "#features/personage/money-request/pending-requests.tsx";
import { ShortfallButton } from "#features/personage/order/shortfall-button.tsx";
import { useOrderFunds } from "#features/personage/order/use-order-funds.ts";
import { yenFromField } from "#lib/amount-from-field.ts";
import { wholeYen } from "#lib/product/order.ts";
import { ProductName } from "#shared/product-name.tsx";
import { PurchaseFields } from "./purchase-fields.tsx";
import { checkPurchase } from "./purchase-form.ts";
import { PurchaseReview } from "./purchase-review.tsx";
import { useIsPurchaseUnknown } from "./use-is-purchase-unknown.ts";

interface PurchaseDialogProps extends DialogFrame {
  product: PurchasableProduct;
}

/** Buys a product: amount and risks, review, one request. */
export function PurchaseDialog({ product, ...frame }: PurchaseDialogProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  // The amount chosen before the dialog opened; later input is in the form.
  const chosen = useSearch({ from: "/personage", select: ({ amount }) => amount });
  const [start] = useState(() => String(wholeYen(chosen) ?? ""));
  const { form, draft, steps, busy, isWaiting, done, refusal, unknown, proceed, confirm } = useMoneyForm({
    call: buy,
    empty: { amount: start, understood: false },
    check: checkPurchase,
    request: (values) => {
      const amount = yenFromField(values.amount);
      return amount && { productId: product.id, amount, termCount: product.term?.count };
    },
    // The name includes the linked amount, because the draft of one order must not apply to another. The consent is
    // never restored.
    draft: { name: `purchase:${product.id}:${start}`, keep: ["amount"] },
    unknown: t`We do not know whether the purchase went through. Please check My holdings first. Submitting the same amount again is safe: it is bought only once.`,
    open: frame.open,
    onRefused: ({ reason }) => {
      if (reason === "insufficient-balance") void queryClient.invalidateQueries(getBalanceQuery());
    },
  });
  const { name } = product;
  const balance = useQuery(getBalanceQuery());
  const detail = useQuery(productQuery(product.id));
  const [typed, understood] = useWatch({ control: form.control, name: ["amount", "understood"] });
  const amount = yenFromField(typed);
  const reviewing = steps.inNext && amount !== null;
  const funds = useOrderFunds(amount);
  const isSentAlready = useIsPurchaseUnknown(product.id, amount);
  // The purchase may already be executed and have lowered the balance. Sending the same request again is safe, so a low
  // balance must not prevent it.
  const mayBePaid = unknown || done || busy || isSentAlready;
  const shortFunds = funds !== null && funds.missing > 0 && !mayBePaid ? funds : null;
  const back = () => {
    if (busy) return;
    steps.showForm();
    form.setFocus("amount");
  };

  return (
    <FormDialog
      {...frame}
      finalFocusEl={stepTitleElement}
      title={reviewing ? <Trans>Review your purchase</Trans> : <Trans>Buy {name}</Trans>}
      description={reviewing && <ProductName name={name} />}
      stickyFooter
      busy={busy}
      sending={isWaiting}
      dirty={typed !== start || understood}
      onDiscard={draft.forget}
      onBack={reviewing ? back : undefined}
      needsNetwork
      refusal={refusal}
      onSubmit={() => {
        if (!reviewing && !shortFunds) void proceed();
      }}
      submitLabel={<Trans context="button">Review</Trans>}
      footer={
        shortFunds ? (
          (close) => (
            <ButtonRow as="footer">
              <Button variant="outline" onClick={reviewing ? back : close}>
                {reviewing ? <Trans>Back</Trans> : <Trans>Cancel</Trans>}
              </Button>
              <ShortfallButton funds={shortFunds} order={{ productId: product.id, amount }} onTopUp={draft.forget} />
            </ButtonRow>
          )
        ) : reviewing ? (
          <ReviewButtons busy={busy} onBack={back} onConfirm={() => void confirm()}>
            {unknown ? <Trans>Submit the same again</Trans> : <Trans>Confirm purchase</Trans>}
          </ReviewButtons>
        ) : undefined
      }
    >
      {reviewing ? (
        <PurchaseReview product={product} amount={amount} mayBePaid={mayBePaid} shortFunds={shortFunds} />
      ) : (
        <>
          <PendingRequests path="/api/products/buy" />
          <DraftNotice restored={draft.restored} />
          <SettledView queries={[balance, detail]} skeleton={<Skeleton height="24rem" borderRadius="control" />}>
            <PurchaseFields product={product} form={form} shortFunds={shortFunds} />
          </SettledView>
        </>
      )}
    </FormDialog>
  );
}
