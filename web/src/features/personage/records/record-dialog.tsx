import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { formRefusal } from "#api/form-refusal.ts";
import type { RecordKind, WalletRecord } from "#api/wallet/records.ts";
import { cancelWithdrawal } from "#api/wallet/withdrawal.ts";
import { type DialogFrame, FormDialog } from "#components/dialogs/form-dialog.tsx";
import { useMoneyWrite } from "#features/personage/money-request/use-money-write.ts";
import { CancelReview } from "./cancel-review.tsx";
import { CancelButtons, RecordButtons } from "./record-buttons.tsx";
import { RecordDetails } from "./record-details.tsx";

interface RecordDialogProps extends DialogFrame {
  record: WalletRecord;
  kind: RecordKind;
}

/** The details of a record: timeline, amounts and, for a withdrawal in review, the cancel button. */
export function RecordDialog({ record, kind, ...frame }: RecordDialogProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState(false);
  const cancel = useMoneyWrite(cancelWithdrawal);
  const cancellable = kind === "withdrawal" && record.audit === "in-review" && !cancel.isSuccess;
  const asking = asked && cancellable;

  const confirm = () => {
    if (cancel.isPending) return;
    cancel.mutate(
      { id: record.id },
      // Reload after a failure: the review may have ended first, or the response was lost, and the reloaded record
      // shows its state.
      { onError: () => void queryClient.invalidateQueries({ queryKey: ["/api/wallet/index"] }) },
    );
  };

  return (
    <FormDialog
      {...frame}
      title={
        asking ? (
          <Trans>Cancel this withdrawal?</Trans>
        ) : kind === "deposit" ? (
          <Trans>Top-up record</Trans>
        ) : (
          <Trans>Withdrawal record</Trans>
        )
      }
      busy={cancel.isPending}
      sending={cancel.isPending}
      refusal={
        // No error for a record that is no longer in review: its state already shows the outcome.
        record.audit === "in-review" || !cancel.error
          ? formRefusal(
              cancel.error,
              false,
              t`We do not know whether the withdrawal was cancelled. Please check its status first. Trying again is safe: the money is returned only once.`,
            )
          : null
      }
      onSubmit={frame.onClose}
      footer={
        asking ? (
          <CancelButtons pending={cancel.isPending} onKeep={() => setAsked(false)} onCancel={confirm} />
        ) : (
          <RecordButtons onCancel={cancellable ? () => setAsked(true) : undefined} />
        )
      }
    >
      {asking ? <CancelReview record={record} /> : <RecordDetails record={record} kind={kind} />}
    </FormDialog>
  );
}
