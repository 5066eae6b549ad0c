import { Trans, useLingui } from "@lingui/react/macro";
import { useWatch } from "react-hook-form";
import type { PurchasableProduct } from "#api/orders.ts";
import { useBuy } from "#api/products.ts";
import { type DialogFrame, FormDialog } from "#components/form-dialog.tsx";
import { ReviewButtons } from "#components/review-buttons.tsx";
import { DraftNotice } from "#features/personage/draft-notice.tsx";
import { UnknownResults } from "#features/personage/unknown-results.tsx";
import { useMoneyForm } from "#features/personage/use-money-form.ts";
import { yenFromField } from "#lib/amount-of-field.ts";
import { PurchaseFields } from "./purchase-fields.tsx";
import { checkPurchase, type PurchaseValues } from "./purchase-form.ts";
import { PurchaseReview } from "./purchase-review.tsx";

const EMPTY: PurchaseValues = { amount: "", understood: false };

interface PurchaseDialogProps extends DialogFrame {
  product: PurchasableProduct;
}

/** Buys a product: amount and risks, then a review, then one request. */
export function PurchaseDialog({ product, ...frame }: PurchaseDialogProps) {
  const { t } = useLingui();
  const { form, draft, steps, busy, refusal, proceed, confirm } = useMoneyForm({
    path: "/api/products/buy",
    write: useBuy(),
    empty: EMPTY,
    check: checkPurchase,
    request: (values) => {
      const amount = yenFromField(values.amount);
      return amount && { productId: product.id, amount, termCount: product.term.count };
    },
    // The tick is a statement for this purchase: it is given anew.
    draft: { name: `purchase:${product.id}`, keep: ["amount"] },
    unknown: t`We do not know whether the purchase went through. Look at My holdings first. Sending the same amount again is safe: it is bought only once.`,
    onDone: frame.onClose,
    open: frame.open,
  });
  const { name } = product;
  const [typed, understood] = useWatch({ control: form.control, name: ["amount", "understood"] });
  const amount = yenFromField(typed);
  const reviewing = steps.inNext && amount !== null;
  const back = () => {
    if (busy) return;
    steps.showForm();
    form.setFocus("amount");
  };

  return (
    <FormDialog
      {...frame}
      title={reviewing ? <Trans>Review: buy {name}</Trans> : <Trans>Buy {name}</Trans>}
      busy={busy}
      sending={busy}
      dirty={typed !== "" || understood}
      onDiscard={draft.forget}
      needsNetwork
      refusal={refusal}
      onSubmit={() => {
        if (!reviewing) void proceed();
      }}
      submitLabel={<Trans>Go to review</Trans>}
      {...(reviewing && {
        footer: (
          <ReviewButtons busy={busy} onBack={back} onConfirm={() => void confirm()}>
            <Trans>Confirm purchase</Trans>
          </ReviewButtons>
        ),
      })}
    >
      {reviewing ? (
        <PurchaseReview product={product} amount={amount} />
      ) : (
        <>
          <UnknownResults path="/api/products/buy" />
          <DraftNotice restored={draft.restored} />
          <PurchaseFields product={product} form={form} />
        </>
      )}
    </FormDialog>
  );
}
