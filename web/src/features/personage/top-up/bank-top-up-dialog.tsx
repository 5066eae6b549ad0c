import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { getConfigListQuery } from "#api/sys-config.ts";
import { bankRecharge } from "#api/wallet/top-up.ts";
import { type DialogFrame, FormDialog } from "#components/dialogs/form-dialog.tsx";
import { SettledView } from "#components/feedback/query-view.tsx";
import { DraftNotice } from "#components/forms/draft-notice.tsx";
import { YenField } from "#components/money/yen-field.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { ReviewButtons } from "#features/personage/forms/review-buttons.tsx";
import { stepTitleElement } from "#features/personage/forms/step-title.tsx";
import { useMoneyForm } from "#features/personage/forms/use-money-form.ts";
import { PendingRequests } from "#features/personage/money-request/pending-requests.tsx";
import { useUploadField } from "#features/personage/upload/upload-field.ts";
import { UploadInput } from "#features/personage/upload/upload-input.tsx";
import { yenFromField } from "#lib/amount-from-field.ts";
import { wholeYen } from "#lib/product/order.ts";
import { checkBankTopUp } from "./bank-top-up-form.ts";
import { BankTopUpReview } from "./bank-top-up-review.tsx";
import { ReceivingAccount } from "./receiving-account.tsx";

interface BankTopUpDialogProps extends DialogFrame {
  /** The initial amount, from the URL. */
  start: string | undefined;
}

/** Reports a bank transfer: receiving account, amount and receipt, then a review, then one request. */
export function BankTopUpDialog({ start, ...frame }: BankTopUpDialogProps) {
  const { t } = useLingui();
  const [begun] = useState(() => String(wholeYen(start) ?? ""));
  const { form, draft, steps, busy, isWaiting, refusal, unknown, proceed, confirm } = useMoneyForm({
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
    open: frame.open,
  });
  const config = useQuery(getConfigListQuery());
  const { control, setValue, formState } = form;
  const { errors } = formState;
  const amount = useWatch({ control, name: "amount" });
  const upload = useUploadField({
    onStored: (stored) => setValue("receipt", stored, { shouldValidate: stored !== "" && formState.isSubmitted }),
    stored: () => form.getValues("receipt"),
  });
  const receiptError = errors.receipt && (errors.receipt.message || t`Add the receipt of your transfer.`);
  const [waiting, setWaiting] = useState(false);
  const yen = yenFromField(amount);
  const reviewing = steps.inNext && yen !== null;
  const review = async () => {
    setWaiting(true);
    const isStored = await upload.settled();
    setWaiting(false);
    if (isStored) await proceed();
    else form.setFocus("receipt");
  };

  return (
    <FormDialog
      {...frame}
      finalFocusEl={stepTitleElement}
      title={reviewing ? <Trans>Review: top-up by bank transfer</Trans> : <Trans>Top-up by bank transfer</Trans>}
      description={
        !reviewing && <Trans>First transfer the amount to this account, then submit the receipt here.</Trans>
      }
      busy={waiting || busy}
      sending={isWaiting}
      dirty={amount !== begun || upload.file !== null}
      onDiscard={draft.forget}
      cancelDiscards
      onBack={reviewing ? steps.showForm : undefined}
      needsNetwork
      refusal={refusal}
      onSubmit={() => {
        if (!reviewing) void review();
      }}
      {...(reviewing && {
        footer: (
          <ReviewButtons busy={busy} onBack={() => !busy && steps.showForm()} onConfirm={() => void confirm()}>
            {unknown ? <Trans>Submit the same again</Trans> : <Trans>Submit this top-up</Trans>}
          </ReviewButtons>
        ),
      })}
    >
      {reviewing ? (
        <BankTopUpReview amount={yen} receipt={upload.file?.name ?? null} />
      ) : (
        <>
          <PendingRequests path="/api/wallet/bankRecharge" />
          <DraftNotice restored={draft.restored} />
          <SettledView queries={[config]} skeleton={<Skeleton height="38rem" borderRadius="control" />}>
            <ReceivingAccount />
            <Controller
              control={control}
              name="amount"
              render={({ field }) => (
                <YenField
                  label={<Trans>Top-up amount (yen)</Trans>}
                  name={field.name}
                  value={field.value}
                  onValueChange={field.onChange}
                  onBlur={field.onBlur}
                  ref={field.ref}
                  error={
                    errors.amount &&
                    (errors.amount.message ||
                      (errors.amount.type === "integer" ? t`Enter an integer amount.` : t`Enter the top-up amount.`))
                  }
                />
              )}
            />
            <Controller
              control={control}
              name="receipt"
              render={({ field }) => (
                <UploadInput
                  label={<Trans>Receipt</Trans>}
                  error={receiptError}
                  upload={upload}
                  value={field.value}
                  name={field.name}
                  ref={field.ref}
                />
              )}
            />
          </SettledView>
        </>
      )}
    </FormDialog>
  );
}
