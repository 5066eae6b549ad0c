import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { ApiError } from "#api/api-error.ts";
import { refusedFields } from "#api/refused-fields.ts";
import { getPayPasswordQuery, getWalletStatusQuery, type WalletType } from "#api/wallet.ts";
import { type FormFaults, resolverOf } from "#components/form-resolver.ts";
import { Refusal } from "#components/refusal.tsx";
import { Button } from "#components/ui/button.tsx";
import { useOnline } from "#components/use-online.ts";
import { WaitingNote } from "#components/waiting-note.tsx";
import { DraftNotice } from "#features/personage/draft-notice.tsx";
import { PLACES } from "#features/personage/money-requests.ts";
import { useFormDraft } from "#features/personage/use-form-draft.ts";
import { useMoneyRefusal } from "#features/personage/use-money-refusal.tsx";
import { showToast } from "#state/toast.ts";
import { PlaceFrame } from "./place-frame.tsx";
import { ReviewButtons } from "#components/review-buttons.tsx";
import { useSteps } from "./use-place.ts";
import { WithdrawalFields, type WithdrawalFieldsProps } from "./withdrawal-fields.tsx";
import type { WithdrawalFault, WithdrawalValues } from "./withdrawal-form.ts";
import { WithdrawalResult } from "./withdrawal-result.tsx";

interface Handlers {
  onSuccess: () => void;
  onError: (error: Error) => void;
}

interface WithdrawalFlowProps extends Omit<WithdrawalFieldsProps, "form" | "failure"> {
  wallet: WalletType;
  title: ReactNode;
  check: (values: WithdrawalValues) => FormFaults<WithdrawalValues, WithdrawalFault>;
  /** Sends it once; `busy` from then to the reply. */
  send: (values: WithdrawalValues, handlers: Handlers) => void;
  busy: boolean;
  /** The amount large, for the review and the result. */
  headline: (amount: string, sent: boolean) => ReactNode;
  aside: ReactNode;
}

/** A withdrawal from the form to its result, in one frame; the trading password stays in it and goes with it. */
export function WithdrawalFlow(props: WithdrawalFlowProps) {
  const { wallet, title, check, send, busy, headline, aside, summary, destination } = props;
  const { t } = useLingui();
  const online = useOnline();
  const queryClient = useQueryClient();
  const form = useForm<WithdrawalValues>({
    defaultValues: { amount: "", payPassword: "" },
    resolver: resolverOf(check),
  });
  // The amount alone: the trading password is a secret.
  const draft = useFormDraft(form, `withdraw:${wallet}`, { keep: ["amount"] });
  const [looked, setLooked] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const steps = useSteps(Object.keys(check(form.getValues())).length === 0);
  const { amount } = form.getValues();
  const { errors } = form.formState;

  const review = form.handleSubmit(
    () => {
      setFailure(null);
      setLooked(true);
      steps.showReview();
    },
    (faults) => {
      // What is missing is told in a toast as well (rule J8).
      if (faults.amount?.type === "required") showToast({ kind: "error", text: t`Enter the withdrawal amount.` });
      else if (faults.payPassword?.type === "required")
        showToast({ kind: "error", text: t`Enter your trading password.` });
    },
  );

  const succeed = () => {
    setSent(form.getValues("amount"));
    setFailure(null);
    form.reset({ amount: "", payPassword: "" });
    draft.forget();
    steps.showResult();
  };
  const fail = (error: Error) => {
    if (!(error instanceof ApiError)) return;
    setFailure(error);
    if (error.reason === "pay-password-not-set") void queryClient.invalidateQueries(getPayPasswordQuery());
    if (error.reason === "not-bound") void queryClient.invalidateQueries(getWalletStatusQuery(wallet));
    const [first] = refusedFields(error, { amount: "amount", payPassword: "payPassword" } as const);
    if (!first) return;
    steps.showForm();
    if (first.field === "payPassword") form.setValue("payPassword", "");
    form.setError(first.field, { type: "server", message: first.message }, { shouldFocus: true });
  };
  const confirm = () => {
    if (!busy) send(form.getValues(), { onSuccess: succeed, onError: fail });
  };

  const path = wallet === "bank" ? "/api/wallet/bankWithdrawal" : "/api/wallet/withdrawal";
  const refusal = useMoneyRefusal(path, failure, {
    shownAtField: Boolean(errors.amount?.message || errors.payPassword?.message),
    unknown: t`We do not know whether your withdrawal was received. Look at the records first. Sending the same again is safe: it is taken only once.`,
  });

  if (steps.isDone && sent !== null) {
    return (
      <WithdrawalResult
        records={PLACES[path]}
        headline={headline(sent, true)}
        onAgain={() => {
          setSent(null);
          steps.showForm();
        }}
      >
        {destination}
        {summary(sent)}
      </WithdrawalResult>
    );
  }
  const reviewing = steps.inReview;
  return (
    <PlaceFrame
      step={reviewing ? "review" : "form"}
      title={reviewing ? <Trans>Review your withdrawal</Trans> : title}
      onSubmit={() => {
        if (!reviewing) void review();
      }}
      aside={aside}
    >
      {reviewing ? (
        <WithdrawalReview headline={headline(amount, false)} destination={destination} summary={summary(amount)} />
      ) : (
        <>
          <DraftNotice restored={draft.restored && !looked} />
          <WithdrawalFields {...props} form={form} failure={failure} />
        </>
      )}
      <Refusal>{refusal}</Refusal>
      <WaitingNote waiting={busy} />
      {reviewing ? (
        <ReviewButtons busy={busy} onBack={steps.showForm} onConfirm={confirm}>
          {failure?.outcomeUnknown ? <Trans>Send the same again</Trans> : <Trans>Confirm withdrawal</Trans>}
        </ReviewButtons>
      ) : (
        <Button type="submit" aria-disabled={!online} busy={busy}>
          <Trans>Go to review</Trans>
        </Button>
      )}
    </PlaceFrame>
  );
}

function WithdrawalReview({
  headline,
  destination,
  summary,
}: {
  headline: ReactNode;
  destination: ReactNode;
  summary: ReactNode;
}) {
  return (
    <>
      <div>
        <chakra.p color="ink.second" fontSize="sm" fontWeight="medium">
          <Trans>Taken from your balance</Trans>
        </chakra.p>
        {headline}
      </div>
      {destination}
      {summary}
      <chakra.p color="ink.second" fontSize="sm" lineHeight="snug">
        <Trans>
          The amount is set aside at once and sent after our review. Until the review is over you can cancel it in the
          records. If it is declined, all of it returns to your balance.
        </Trans>
      </chakra.p>
    </>
  );
}
