import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { flushSync } from "react-dom";
import { Controller, useForm, useWatch } from "react-hook-form";
import { refusedFields } from "#api/refused-fields.ts";
import { useBankRecharge } from "#api/wallet.ts";
import { FormDialog } from "#components/form-dialog.tsx";
import { resolverOf } from "#components/form-resolver.ts";
import { ReviewButtons } from "#components/review-buttons.tsx";
import { YenField } from "#components/yen-field.tsx";
import { DraftNotice } from "#features/personage/draft-notice.tsx";
import { useUploadField } from "#features/personage/upload-field.ts";
import { UploadInput } from "#features/personage/upload-input.tsx";
import { UnknownResults } from "#features/personage/unknown-results.tsx";
import { useFormDraft } from "#features/personage/use-form-draft.ts";
import { useMoneyRefusal } from "#features/personage/use-money-refusal.tsx";
import { yenFromField } from "#lib/amount-of-field.ts";
import { type BankTopUpValues, checkBankTopUp } from "./bank-top-up-form.ts";
import { BankTopUpReview } from "./bank-top-up-review.tsx";
import { ReceivingAccount } from "./receiving-account.tsx";

interface BankTopUpDialogProps {
  open: boolean;
  onClose: () => void;
  onExitComplete: () => void;
}

/** Reports a bank transfer: where to send it, how much and the receipt, then a review, then one request. */
export function BankTopUpDialog({ open, onClose, onExitComplete }: BankTopUpDialogProps) {
  const { t } = useLingui();
  const form = useForm<BankTopUpValues>({
    defaultValues: { amount: "", receipt: "" },
    resolver: resolverOf(checkBankTopUp),
  });
  const { control, setValue, formState } = form;
  const { errors } = formState;
  const amount = useWatch({ control, name: "amount" });
  const draft = useFormDraft(form, "bank-top-up", { keep: ["amount", "receipt"], active: open });
  const topUp = useBankRecharge();
  const upload = useUploadField((path) =>
    setValue("receipt", path, { shouldValidate: path !== "" && formState.isSubmitted }),
  );
  const receiptError = errors.receipt && (errors.receipt.message || t`Add the receipt of your transfer.`);

  const [waiting, setWaiting] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const yen = yenFromField(amount);
  const review = async () => {
    setWaiting(true);
    await upload.settled();
    setWaiting(false);
    await form.handleSubmit(() => {
      topUp.reset();
      setReviewing(true);
    })();
  };
  const confirm = () => {
    if (yen === null || topUp.isPending) return;
    topUp.mutate(
      { amount: yen, receipt: form.getValues("receipt") },
      {
        onSuccess: onClose,
        onError: (error) => {
          const [first] = refusedFields(error, { amount: "amount", image: "receipt" });
          if (!first) return;
          flushSync(() => setReviewing(false));
          form.setError(first.field, { type: "server", message: first.message }, { shouldFocus: true });
        },
      },
    );
  };

  const refusal = useMoneyRefusal("/api/wallet/bankRecharge", topUp.error, {
    shownAtField: Boolean(errors.amount?.message || errors.receipt?.message),
    unknown: t`We do not know whether your top-up was received. Look at the records first. Sending the same again is safe: it is taken only once.`,
  });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onExitComplete={onExitComplete}
      title={reviewing ? <Trans>Review: bank-card top-up</Trans> : <Trans>Bank-card top-up</Trans>}
      description={
        !reviewing && <Trans>Transfer the amount to this account first, then hand in the receipt here.</Trans>
      }
      busy={waiting || topUp.isPending}
      sending={topUp.isPending}
      dirty={amount !== "" || upload.file !== null}
      onDiscard={draft.forget}
      needsNetwork
      refusal={refusal}
      onSubmit={() => {
        if (!reviewing) void review();
      }}
      submitLabel={<Trans>Go to review</Trans>}
      {...(reviewing && {
        footer: (
          <ReviewButtons
            busy={topUp.isPending}
            onBack={() => !topUp.isPending && setReviewing(false)}
            onConfirm={confirm}
          >
            <Trans>Hand in this top-up</Trans>
          </ReviewButtons>
        ),
      })}
    >
      {reviewing && yen !== null ? (
        <BankTopUpReview amount={yen} receipt={upload.file?.name ?? null} />
      ) : (
        <>
          <UnknownResults path="/api/wallet/bankRecharge" />
          <DraftNotice restored={draft.restored} />
          <ReceivingAccount />
          <Controller
            control={control}
            name="amount"
            render={({ field }) => (
              <YenField
                label={<Trans>Top-up amount</Trans>}
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
                hint={<Trans>JPEG, PNG, WebP, HEIC or PDF, up to 10 MB. Only you and the review can see it.</Trans>}
                error={receiptError}
                upload={upload}
                path={field.value}
                name={field.name}
                ref={field.ref}
              />
            )}
          />
        </>
      )}
    </FormDialog>
  );
}
