import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useState } from "react";
import { formRefusal } from "#api/form-refusal.ts";
import type { RecordKind, WalletRecord } from "#api/wallet/records.ts";
import { cancelWithdrawal } from "#api/wallet/withdrawal.ts";
import { type DialogFrame, FormDialog } from "#components/dialogs/form-dialog.tsx";
import { AnswerRow } from "#components/layout/answer-row.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useMoneyWrite } from "#features/personage/money-request/use-money-write.ts";
import { CancelReview } from "./cancel-review.tsx";
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
        // Once the record has ended, the outcome is known.
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
          <AnswerRow
            safe={
              <Button
                variant="outline"
                aria-disabled={cancel.isPending || undefined}
                onClick={() => !cancel.isPending && setAsked(false)}
              >
                <Trans>Keep the withdrawal</Trans>
              </Button>
            }
            act={
              // Ignores the second click of a double click on the previous button.
              <Button variant="danger" loading={cancel.isPending} onClick={(event) => event.detail < 2 && confirm()}>
                <Trans>Cancel the withdrawal</Trans>
              </Button>
            }
          />
        ) : (
          <ButtonRow as="footer">
            <Button variant="outline" onClick={() => window.print()}>
              <Icon of={Printer} size={18} />
              <Trans>Print</Trans>
            </Button>
            {cancellable && (
              <Button variant="danger" onClick={() => setAsked(true)}>
                <Trans>Cancel this withdrawal</Trans>
              </Button>
            )}
            <Button type="submit" variant="outline">
              <Trans>Close</Trans>
            </Button>
          </ButtonRow>
        )
      }
    >
      {asking ? <CancelReview record={record} /> : <RecordDetails record={record} kind={kind} />}
    </FormDialog>
  );
}
