import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { useForm, useWatch } from "react-hook-form";
import { refusedFields } from "#api/refused-fields.ts";
import { getAddressAndRateQuery, getConfigListQuery } from "#api/sys-config.ts";
import { useRecharge } from "#api/wallet.ts";
import { FormDialog } from "#components/form-dialog.tsx";
import { resolverOf } from "#components/form-resolver.ts";
import { QueryView } from "#components/query-view.tsx";
import { Steps } from "#components/steps.tsx";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { DraftNotice } from "#features/personage/draft-notice.tsx";
import { UnknownResults } from "#features/personage/unknown-results.tsx";
import { useFormDraft } from "#features/personage/use-form-draft.ts";
import { useMoneyRefusal } from "#features/personage/use-money-refusal.tsx";
import { usdtFromField } from "#lib/amount-of-field.ts";
import { UsdtAmountStep } from "./usdt-amount-step.tsx";
import { UsdtDepositStep } from "./usdt-deposit-step.tsx";
import { checkUsdtTopUp, type UsdtTopUpValues } from "./usdt-top-up-form.ts";

interface UsdtTopUpDialogProps {
  open: boolean;
  onClose: () => void;
  onExitComplete: () => void;
}

/** Reports a USDT deposit in two steps; it begins anew each time it opens (rule H2). */
export function UsdtTopUpDialog({ open, onClose, onExitComplete }: UsdtTopUpDialogProps) {
  const { t } = useLingui();
  const form = useForm<UsdtTopUpValues>({
    defaultValues: { amount: "", chain: "ERC20", txId: "", step: "amount" },
    resolver: resolverOf(checkUsdtTopUp),
    // Checked on blur and on submit.
    mode: "onTouched",
  });
  const { errors } = form.formState;
  const [amount, chain, txId, wanted] = useWatch({ control: form.control, name: ["amount", "chain", "txId", "step"] });
  // A kept draft may hold an amount that no longer passes.
  const step = usdtFromField(amount) === null ? "amount" : wanted;
  const draft = useFormDraft(form, "usdt-top-up", { keep: ["amount", "chain", "txId", "step"], active: open });
  const config = useQuery(getConfigListQuery());
  const deposit = useQuery({ ...getAddressAndRateQuery(chain), enabled: step === "deposit" });
  const topUp = useRecharge();

  const change = () => {
    flushSync(() => form.setValue("step", "amount"));
    form.setFocus("amount");
  };
  const next = async () => {
    if (await form.trigger("amount", { shouldFocus: true })) form.setValue("step", "deposit");
  };
  const send = form.handleSubmit((values) => {
    const coins = usdtFromField(values.amount);
    if (coins === null || !deposit.data || topUp.isPending) return;
    topUp.mutate(
      { amount: Number(coins), chain: values.chain, txId: values.txId.trim() },
      {
        onSuccess: onClose,
        onError: (error) => {
          const [first] = refusedFields(error, { amount: "amount", txId: "txId" });
          if (!first) return;
          if (first.field === "amount") flushSync(() => form.setValue("step", "amount"));
          form.setError(first.field, { type: "server", message: first.message }, { shouldFocus: true });
        },
      },
    );
  });

  const refusal = useMoneyRefusal("/api/wallet/recharge", topUp.error, {
    shownAtField: Boolean(errors.amount?.message || errors.txId?.message),
    unknown: t`We do not know whether your top-up was received. Look at the records first. Sending the same again is safe: it is taken only once.`,
  });
  const inDeposit = step === "deposit";
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onExitComplete={onExitComplete}
      title={<Trans>USDT top-up</Trans>}
      busy={topUp.isPending}
      sending={topUp.isPending}
      dirty={amount !== "" || txId !== ""}
      onDiscard={draft.forget}
      needsNetwork={inDeposit}
      refusal={refusal}
      onSubmit={() => void (inDeposit ? send() : next())}
      footer={
        inDeposit && !deposit.data
          ? (close) => (
              <Button variant="outline" onClick={close}>
                <Trans>Cancel</Trans>
              </Button>
            )
          : undefined
      }
      submitLabel={inDeposit ? <Trans>I have completed the deposit</Trans> : <Trans>Next</Trans>}
    >
      <Steps
        current={inDeposit ? 1 : 0}
        names={[
          { key: "amount", name: <Trans>Amount and network</Trans> },
          { key: "deposit", name: <Trans>Transfer and TXID</Trans> },
        ]}
      />
      <UnknownResults path="/api/wallet/recharge" />
      <DraftNotice restored={draft.restored} />
      {inDeposit ? (
        <QueryView query={deposit} skeleton={<Skeleton height="24rem" borderRadius="control" />}>
          {(place) => <UsdtDepositStep form={form} deposit={place} config={config.data} onChange={change} />}
        </QueryView>
      ) : (
        <UsdtAmountStep form={form} />
      )}
    </FormDialog>
  );
}
