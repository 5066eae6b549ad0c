import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import type { PurchasableProduct } from "#api/orders.ts";
import { productQuery } from "#api/products.ts";
import { getBalanceQuery } from "#api/wallet/balance.ts";
import { type DialogFrame, FormDialog } from "#components/dialogs/form-dialog.tsx";
import { SettledView } from "#components/feedback/query-view.tsx";
import { DraftNotice } from "#components/forms/draft-notice.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { ReviewButtons } from "#features/personage/forms/review-buttons.tsx";
import { stepTitleElement } from "#features/personage/forms/step-title.tsx";
import { PendingRequests } from "#features/personage/money-request/pending-requests.tsx";
import { ShortfallButton } from "#features/personage/order/shortfall-button.tsx";
import { yenFromField } from "#lib/amount/parse-amount.ts";
import { ProductName } from "#shared/product-name.tsx";
import { PurchaseFields } from "./purchase-fields.tsx";
import { PurchaseReview } from "./purchase-review.tsx";
import { usePurchaseForm } from "./use-purchase-form.ts";
import { usePurchaseFunds } from "./use-purchase-funds.ts";

interface PurchaseDialogProps extends DialogFrame {
  product: PurchasableProduct;
}

/** The purchase dialog: a form with the amount and the risks, then a review, then one request. */
export function PurchaseDialog({ product, ...frame }: PurchaseDialogProps) {
  const { start, form, draft, steps, busy, isWaiting, done, refusal, unknown, proceed, confirm } = usePurchaseForm(
    product,
    frame.open,
  );
  const { name } = product;
  const balance = useQuery(getBalanceQuery());
  const detail = useQuery(productQuery(product.id));
  const [typed, understood] = useWatch({ control: form.control, name: ["amount", "understood"] });
  const amount = yenFromField(typed);
  const reviewing = steps.inNext && amount !== null;
  const { mayBePaid, shortFunds } = usePurchaseFunds(product.id, amount, unknown || done || busy);
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
          <SettledView
            queries={[balance, detail]}
            skeleton={
              <Skeleton
                height={{ base: "34.5rem", md: "33rem" }}
                borderRadius="control"
                css={{ "&:lang(zh-CN)": { height: "31.5rem" } }}
              />
            }
          >
            <PurchaseFields product={product} form={form} shortFunds={shortFunds} />
          </SettledView>
        </>
      )}
    </FormDialog>
  );
}
