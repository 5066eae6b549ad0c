import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { getConfigListQuery } from "#api/sys-config.ts";
import { type DialogFrame, FormDialog } from "#components/dialogs/form-dialog.tsx";
import { SettledView } from "#components/feedback/query-view.tsx";
import { DraftNotice } from "#components/forms/draft-notice.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { ReviewButtons } from "#features/personage/forms/review-buttons.tsx";
import { stepTitleElement } from "#features/personage/forms/step-title.tsx";
import { PendingRequests } from "#features/personage/money-request/pending-requests.tsx";
import { useUploadField } from "#features/personage/upload/upload-field.ts";
import { yenFromField } from "#lib/amount/parse-amount.ts";
import { BankTopUpFields } from "./bank-top-up-fields.tsx";
import { BankTopUpReview } from "./bank-top-up-review.tsx";
import { ReceivingAccount } from "./receiving-account.tsx";
import { useBankTopUpForm } from "./use-bank-top-up-form.ts";

interface BankTopUpDialogProps extends DialogFrame {
  /** The initial amount, from the URL. */
  start: string | undefined;
}

/** Reports a bank transfer: receiving account, amount and receipt, then a review, then one request. */
export function BankTopUpDialog({ start, ...frame }: BankTopUpDialogProps) {
  const { begun, form, draft, steps, busy, isWaiting, refusal, unknown, proceed, confirm } = useBankTopUpForm(
    start,
    frame.open,
  );
  const config = useQuery(getConfigListQuery());
  const { control, setValue, formState } = form;
  const { errors } = formState;
  const amount = useWatch({ control, name: "amount" });
  const upload = useUploadField({
    onStored: (stored) => setValue("receipt", stored, { shouldValidate: stored !== "" && formState.isSubmitted }),
    stored: () => form.getValues("receipt"),
  });
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
          <SettledView queries={[config]} skeleton={<Skeleton height="45rem" borderRadius="control" />}>
            <ReceivingAccount />
            <BankTopUpFields control={control} errors={errors} upload={upload} />
          </SettledView>
        </>
      )}
    </FormDialog>
  );
}
