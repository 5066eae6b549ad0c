import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { getWalletStatusQuery } from "#api/wallet/bound-accounts.ts";
import { getPayPasswordQuery } from "#api/wallet/pay-password.ts";
import { useOnline } from "#components/feedback/use-online.ts";
import { WaitingNote } from "#components/feedback/waiting-note.tsx";
import { DraftNotice } from "#components/forms/draft-notice.tsx";
import { Refusal } from "#components/forms/refusal.tsx";
import { StickyAction } from "#components/layout/sticky-action.tsx";
import { Button } from "#components/ui/button.tsx";
import { ReviewButtons } from "#features/personage/forms/review-buttons.tsx";
import { useMoneyForm } from "#features/personage/forms/use-money-form.ts";
import { DeductedLabel } from "#features/personage/money-result/headline-labels.tsx";
import { StepFrame } from "#features/personage/withdrawal/step-frame.tsx";
import { dismissToast, showToast } from "#state/toast.ts";
import { Instructions } from "./instructions.tsx";
import type { PayoutChannel } from "./payout-channel.ts";
import { Destination, PayoutSummary } from "./payout-summary.tsx";
import { TradingPasswordField } from "./trading-password-field.tsx";
import { WithdrawalFields } from "./withdrawal-fields.tsx";
import { checkWithdrawal, type WithdrawalValues } from "./withdrawal-form.ts";

const EMPTY: WithdrawalValues = { amount: "", payPassword: "" };

/** A withdrawal: its form and its review, in one frame. */
export function WithdrawalFlow<Money>({ way }: { way: PayoutChannel<Money> }) {
  const { wallet, money } = way;
  const { t } = useLingui();
  const online = useOnline();
  const queryClient = useQueryClient();
  const [hasTriedReview, setHasTriedReview] = useState(false);
  const reported = useRef(0);
  const { form, draft, steps, busy, isWaiting, failure, proceed, confirm, ...outcome } = useMoneyForm({
    call: way.call,
    empty: EMPTY,
    check: (values) => checkWithdrawal(values, money),
    request: ({ amount: typed, payPassword }) => {
      const amount = money.read(typed);
      return amount === null ? null : { amount, payPassword };
    },
    // Only the amount: the trading password is a secret.
    draft: { name: `withdraw:${wallet}`, keep: ["amount"] },
    next: { step: "review", after: ["amount", "payPassword"] },
    unknown: t`We do not know whether your withdrawal was received. Please check your records first. Submitting this request again is safe: it is accepted only once.`,
    onFaults: ({ amount, payPassword }) => {
      // Missing fields are reported in a toast as well (rule J8).
      if (amount?.type === "required")
        reported.current = showToast({ kind: "error", text: t`Enter the withdrawal amount.` });
      else if (payPassword?.type === "required")
        reported.current = showToast({ kind: "error", text: t`Enter your trading password.` });
    },
    onRefused: ({ reason, fields }) => {
      if (reason === "pay-password-not-set" || reason === "pay-password-locked")
        void queryClient.invalidateQueries(getPayPasswordQuery());
      if (reason === "not-bound") void queryClient.invalidateQueries(getWalletStatusQuery(wallet));
      if (fields.includes("payPassword")) form.setValue("payPassword", "");
    },
  });

  const { amount: badAmount, payPassword: badPassword } = form.formState.errors;
  const isValid = !badAmount && !badPassword;
  // Dismiss the toast about missing fields once both fields are valid.
  useEffect(() => {
    if (isValid) dismissToast(reported.current);
  }, [reported, isValid]);

  const reviewing = steps.inNext;
  const { refusal, unknown } = outcome;
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

function WithdrawalReview<Money>({ way, typed }: { way: PayoutChannel<Money>; typed: string }) {
  return (
    <>
      <div>
        <DeductedLabel />
        {way.headline(way.money.read(typed))}
      </div>
      <Destination way={way} />
      <PayoutSummary way={way} typed={typed} />
      <chakra.p fontSize="sm" lineHeight="snug">
        <Trans>
          The amount is reserved at once and sent after our review. Until the review is complete, you can cancel it in
          your records. If it is declined, the full amount returns to your balance.
        </Trans>
      </chakra.p>
    </>
  );
}
