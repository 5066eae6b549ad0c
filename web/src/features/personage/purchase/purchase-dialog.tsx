import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useForm, useWatch } from "react-hook-form";
import type { PurchasableProduct } from "#api/orders.ts";
import { useBuy } from "#api/products.ts";
import { refusedFields } from "#api/refused-fields.ts";
import { FormDialog } from "#components/form-dialog.tsx";
import { resolverOf } from "#components/form-resolver.ts";
import { ReviewButtons } from "#components/review-buttons.tsx";
import { DraftNotice } from "#features/personage/draft-notice.tsx";
import { UnknownResults } from "#features/personage/unknown-results.tsx";
import { useFormDraft } from "#features/personage/use-form-draft.ts";
import { useMoneyRefusal } from "#features/personage/use-money-refusal.tsx";
import { yenFromField } from "#lib/amount-of-field.ts";
import { PurchaseFields } from "./purchase-fields.tsx";
import { checkPurchase, type PurchaseValues } from "./purchase-form.ts";
import { PurchaseReview } from "./purchase-review.tsx";

interface PurchaseDialogProps {
  product: PurchasableProduct;
  open: boolean;
  onClose: () => void;
  onExitComplete: () => void;
}

/** Buys a product: amount and risks, then a review, then one request. */
export function PurchaseDialog({ product, open, onClose, onExitComplete }: PurchaseDialogProps) {
  const { t } = useLingui();
  const [step, setStep] = useState<"edit" | "review">("edit");
  const form = useForm<PurchaseValues>({
    defaultValues: { amount: "", understood: false },
    resolver: resolverOf(checkPurchase),
  });
  // The tick is a statement for this purchase: it is given anew.
  const draft = useFormDraft(form, `purchase:${product.id}`, { keep: ["amount"], active: open });
  const buy = useBuy();
  const { name } = product;
  const [typed, understood] = useWatch({ control: form.control, name: ["amount", "understood"] });
  const amount = yenFromField(typed);
  const atField = Boolean(form.formState.errors.amount?.message);

  const review = form.handleSubmit(() => {
    buy.reset();
    setStep("review");
  });
  const confirm = () => {
    if (amount === null || buy.isPending) return;
    buy.mutate(
      { productId: product.id, amount, termCount: product.term.count },
      {
        onSuccess: onClose,
        onError: (error) => {
          const [first] = refusedFields(error, { price: "amount" });
          if (!first) return;
          flushSync(() => setStep("edit"));
          form.setError(first.field, { type: "server", message: first.message }, { shouldFocus: true });
        },
      },
    );
  };

  const back = () => {
    if (buy.isPending) return;
    flushSync(() => setStep("edit"));
    form.setFocus("amount");
  };

  const refusal = useMoneyRefusal("/api/products/buy", buy.error, {
    shownAtField: atField,
    unknown: t`We do not know whether the purchase went through. Look at My holdings first. Sending the same amount again is safe: it is bought only once.`,
  });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onExitComplete={onExitComplete}
      title={step === "edit" ? <Trans>Buy {name}</Trans> : <Trans>Review: buy {name}</Trans>}
      busy={buy.isPending}
      sending={buy.isPending}
      dirty={typed !== "" || understood}
      onDiscard={draft.forget}
      needsNetwork
      refusal={refusal}
      onSubmit={() => {
        if (step === "edit") void review();
      }}
      submitLabel={<Trans>Go to review</Trans>}
      {...(step === "review" && {
        footer: (
          <ReviewButtons busy={buy.isPending} onBack={back} onConfirm={confirm}>
            <Trans>Confirm purchase</Trans>
          </ReviewButtons>
        ),
      })}
    >
      {step === "review" && amount !== null ? (
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
