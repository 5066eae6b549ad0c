import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useOnline } from "#components/feedback/use-online.ts";
import { WaitingNote } from "#components/feedback/waiting-note.tsx";
import { DraftNotice } from "#components/forms/draft-notice.tsx";
import { Refusal } from "#components/forms/refusal.tsx";
import { StickyAction } from "#components/layout/sticky-action.tsx";
import { Button } from "#components/ui/button.tsx";
import { ReviewButtons } from "#features/personage/forms/review-buttons.tsx";
import { DeductedLabel } from "#features/personage/money-result/headline-labels.tsx";
import { StepFrame } from "#features/personage/withdrawal/step-frame.tsx";
import { Instructions } from "./instructions.tsx";
import { TradingPasswordField } from "./trading-password-field.tsx";
import { useWithdrawalForm } from "./use-withdrawal-form.ts";
import type { WithdrawalChannel } from "./withdrawal-channel.ts";
import { WithdrawalFields } from "./withdrawal-fields.tsx";
import { Destination, WithdrawalSummary } from "./withdrawal-summary.tsx";

export function WithdrawalFlow<Money>({ way }: { way: WithdrawalChannel<Money> }) {
  const online = useOnline();
  const [hasTriedReview, setHasTriedReview] = useState(false);
  const { form, draft, steps, busy, isWaiting, failure, refusal, unknown, proceed, confirm } = useWithdrawalForm(way);
  const reviewing = steps.inNext;
  return (
    <StepFrame
      step={reviewing ? "review" : "form"}
      title={reviewing ? <Trans>Review your withdrawal</Trans> : way.title}
      onSubmit={() => {
        if (reviewing) return void confirm();
        setHasTriedReview(true);
        return void proceed();
      }}
      aside={!reviewing && <Instructions html={way.instructions} />}
    >
      {reviewing ? (
        <WithdrawalReview way={way} typed={form.getValues("amount")} />
      ) : (
        <>
          <DraftNotice restored={draft.restored && !hasTriedReview} />
          <WithdrawalFields way={way} form={form} />
          <TradingPasswordField form={form} failure={failure} />
        </>
      )}
      <Refusal>{refusal}</Refusal>
      <WaitingNote waiting={isWaiting} />
      <StickyAction isLast>
        {reviewing ? (
          <ReviewButtons busy={busy} onBack={steps.showForm} onConfirm={() => void confirm()}>
            {unknown ? <Trans>Submit the same again</Trans> : <Trans>Confirm withdrawal</Trans>}
          </ReviewButtons>
        ) : (
          <Button type="submit" aria-disabled={!online} loading={busy}>
            {way.submitLabel}
          </Button>
        )}
      </StickyAction>
    </StepFrame>
  );
}

function WithdrawalReview<Money>({ way, typed }: { way: WithdrawalChannel<Money>; typed: string }) {
  return (
    <>
      <div>
        <DeductedLabel />
        {way.headline(way.money.read(typed))}
      </div>
      <Destination way={way} />
      <WithdrawalSummary way={way} typed={typed} />
      <chakra.p fontSize="sm" lineHeight="snug">
        <Trans>
          The amount is reserved at once and sent after our review. Until the review is complete, you can cancel it in
          your records. If it is declined, the full amount returns to your balance.
        </Trans>
      </chakra.p>
    </>
  );
}
