import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { type BankAccount, useBindBankCard, type WalletStatus } from "#api/wallet.ts";
import { resolverOf } from "#components/form-resolver.ts";
import { SummaryItem, SummaryList } from "#components/summary-list.tsx";
import { Field } from "#components/ui/field.tsx";
import { TextInput } from "#components/ui/text-input.tsx";
import { BANK_LENGTHS, checkBindBank, tidyBankAccount } from "./bind-bank-form.ts";
import { BindFrame } from "./bind-frame.tsx";
import { useBinding } from "./use-binding.ts";

const EMPTY: BankAccount = { bankName: "", branchName: "", branchCode: "", number: "", holder: "" };
const KEPT = ["bankName", "branchName", "branchCode", "number", "holder"] as const;

/** Names the bank account that yen withdrawals go to. */
export function BindBank({ status, reloading }: { status: WalletStatus; reloading: boolean }) {
  const { t } = useLingui();
  const form = useForm<BankAccount>({
    defaultValues: EMPTY,
    resolver: resolverOf(checkBindBank),
  });
  const binding = useBinding(form, {
    wallet: "bank",
    write: useBindBankCard(),
    check: checkBindBank,
    request: tidyBankAccount,
    keep: KEPT,
    reloading,
  });
  const account = tidyBankAccount(form.getValues());
  const { register, formState } = form;
  const { errors } = formState;

  const required: Record<keyof BankAccount, string> = {
    bankName: t`Enter the bank name.`,
    branchName: t`Enter the branch name.`,
    branchCode: t`Enter the branch code.`,
    number: t`Enter the card number.`,
    holder: t`Enter the card holder.`,
  };

  const field = (name: keyof BankAccount, label: ReactNode, options: { hint?: ReactNode; figures?: boolean } = {}) => {
    const error = errors[name];
    const text = error?.type === "digits" ? t`The card number has figures only.` : required[name];
    return (
      <Field label={label} hint={options.hint} error={error && (error.message || text)}>
        {(control) => (
          <TextInput
            {...control}
            {...register(name)}
            maxLength={BANK_LENGTHS[name]}
            autoComplete="off"
            inputMode={options.figures ? "numeric" : undefined}
          />
        )}
      </Field>
    );
  };
  const holderHint = <Trans>As the bank writes it. We can pay out only to an account in your own name.</Trans>;

  return (
    <BindFrame
      title={<Trans>Register your bank account</Trans>}
      reviewTitle={<Trans>Is this your bank account?</Trans>}
      lead={<Trans>Withdrawals in yen go to this account. You register it once.</Trans>}
      reason={status.reason}
      binding={binding}
      fields={
        <>
          {field("bankName", <Trans>Bank name</Trans>)}
          {field("branchName", <Trans>Branch name</Trans>)}
          {field("branchCode", <Trans>Branch code</Trans>, { figures: true })}
          {field("number", <Trans>Card number</Trans>, { figures: true })}
          {field("holder", <Trans>Card holder</Trans>, { hint: holderHint })}
        </>
      }
      summary={
        <SummaryList aria-label={t`Destination`}>
          <SummaryItem label={<Trans>Bank name</Trans>}>{account.bankName}</SummaryItem>
          <SummaryItem label={<Trans>Branch name</Trans>}>{account.branchName}</SummaryItem>
          <SummaryItem label={<Trans>Branch code</Trans>}>{account.branchCode}</SummaryItem>
          <SummaryItem label={<Trans>Card number</Trans>}>{account.number}</SummaryItem>
          <SummaryItem label={<Trans>Card holder</Trans>}>{account.holder}</SummaryItem>
        </SummaryList>
      }
    />
  );
}
