import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { type BankAccount, useBindBankCard, type WalletStatus } from "#api/wallet/bound-accounts.ts";
import { Notice } from "#components/feedback/notice.tsx";
import { Field } from "#components/forms/field.tsx";
import { resolverOf } from "#components/forms/form-resolver.ts";
import { TextInput } from "#components/forms/text-input.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { SummaryItem, SummaryList } from "#components/layout/summary-list.tsx";
import { SoftWarning } from "#features/personage/forms/soft-warning.tsx";
import { useWarningConfirmation } from "#features/personage/forms/use-warning-confirmation.ts";
import { WarningConfirmation } from "#features/personage/forms/warning-confirmation.tsx";
import { SentenceGap } from "#features/personage/values/sentence-gap.tsx";
import { type SuspectPart, bankWarnings } from "./bank-warnings.ts";
import { BANK_LENGTHS, checkBindBank, tidyBankAccount } from "./bind-bank-form.ts";
import { BindFrame } from "./bind-frame.tsx";
import { HolderNotice } from "./holder-notice.tsx";
import { useBinding } from "./use-binding.ts";

const EMPTY: BankAccount = { bankName: "", branchName: "", branchCode: "", number: "", holder: "" };
const KEPT = ["bankName", "branchName", "branchCode", "number", "holder"] as const;

/** Binds the bank account for yen withdrawals. */
export function BindBank({ status, reloading }: { status: WalletStatus; reloading: boolean }) {
  const { t } = useLingui();
  const form = useForm<BankAccount>({
    defaultValues: EMPTY,
    resolver: resolverOf(checkBindBank),
  });
  const doubts = bankWarnings(form.watch());
  // A name in kanji does not block: the review compares it with the verified one.
  const stopping = [...doubts].filter((part) => part !== "holder");
  const stop = useWarningConfirmation(stopping.map((part) => `${part}:${form.getValues(part)}`).join());
  const binding = useBinding(form, {
    wallet: "bank",
    write: useBindBankCard(),
    check: checkBindBank,
    request: tidyBankAccount,
    keep: KEPT,
    reloading,
    stops: stop.stops,
  });
  const account = tidyBankAccount(form.getValues());
  const { register, formState } = form;
  const { errors } = formState;
  // A warning shows after blur: pressing the button must not move it away.
  const [visited, setVisited] = useState<readonly string[]>([]);
  const doubtTexts: Partial<Record<keyof BankAccount, string>> = {
    branchCode: t`Branch codes at Japanese banks have 3 digits.`,
    number: t`Account numbers at Japanese banks have 7 digits; add zeros in front of a shorter one.`,
    holder: t`Banks write account names in katakana or capital letters. A transfer to any other spelling may be returned.`,
  };

  const required: Record<keyof BankAccount, string> = {
    bankName: t`Enter the bank name.`,
    branchName: t`Enter the branch name.`,
    branchCode: t`Enter the branch code.`,
    number: t`Enter the account number.`,
    holder: t`Enter the account holder.`,
  };

  const field = (name: keyof BankAccount, label: ReactNode, options: { hint?: ReactNode; figures?: boolean } = {}) => {
    const error = errors[name];
    const text = error?.type === "digits" ? t`The account number has digits only.` : required[name];
    return (
      <Stack gap="1.5">
        <Field label={label} hint={options.hint} error={error && (error.message || text)}>
          {(control) => (
            <TextInput
              {...control}
              {...register(name)}
              onFocus={() => setVisited((before) => [...before.filter((each) => each !== name), name])}
              maxLength={BANK_LENGTHS[name]}
              autoComplete="off"
              inputMode={options.figures ? "numeric" : undefined}
            />
          )}
        </Field>
        {name in doubtTexts && (
          <SoftWarning>
            {visited.includes(name) && visited.at(-1) !== name && !error && doubts.has(name as SuspectPart) && (
              <>
                {doubtTexts[name]}
                {name !== "holder" && (
                  <>
                    <SentenceGap />
                    <Trans>You can still continue.</Trans>
                  </>
                )}
              </>
            )}
          </SoftWarning>
        )}
      </Stack>
    );
  };
  const holderHint = (
    <Trans>In katakana, as in your passbook. We can only pay out to an account in your own name.</Trans>
  );

  return (
    <BindFrame
      title={<Trans>Register your bank account</Trans>}
      reviewTitle={<Trans>Is this your bank account?</Trans>}
      lead={<Trans>Withdrawals in yen go to this account. You register it only once.</Trans>}
      reason={status.reason}
      binding={binding}
      fields={
        <>
          {field("bankName", <Trans>Bank name</Trans>)}
          {field("branchName", <Trans>Branch name</Trans>, {
            hint: <Trans>If it is not an ordinary account (普通), add the type: Head Office, current (当座)</Trans>,
          })}
          {field("branchCode", <Trans>Branch code</Trans>, { figures: true, hint: <Trans>3 digits</Trans> })}
          {field("number", <Trans>Account number</Trans>, {
            figures: true,
            hint: <Trans>7 digits. Not the number on your cash or credit card.</Trans>,
          })}
          {field("holder", <Trans>Account holder</Trans>, { hint: holderHint })}
          <WarningConfirmation stop={stop} onUse={() => void binding.reviewAnyway()}>
            <Trans>
              A transfer to a wrong account comes back late, or not at all. Please compare these entries with your
              passbook or your bank's app:
            </Trans>{" "}
            {stopping.map((part) => doubtTexts[part]).join(" ")}
          </WarningConfirmation>
        </>
      }
      summary={
        <>
          <SummaryList aria-label={t`Destination`}>
            <SummaryItem label={<Trans>Bank name</Trans>}>{account.bankName}</SummaryItem>
            <SummaryItem label={<Trans>Branch name</Trans>}>{account.branchName}</SummaryItem>
            <SummaryItem label={<Trans>Branch code</Trans>}>{account.branchCode}</SummaryItem>
            <SummaryItem label={<Trans>Account number</Trans>}>{account.number}</SummaryItem>
            <SummaryItem label={<Trans>Account holder</Trans>}>{account.holder}</SummaryItem>
          </SummaryList>
          <HolderNotice holder={account.holder} />
          {doubts.size > 0 && (
            <Notice colorPalette="review">
              <Stack as="ul" gap="2" listStyle="none">
                {[...doubts].map((part) => (
                  <li key={part}>{doubtTexts[part]}</li>
                ))}
              </Stack>
            </Notice>
          )}
        </>
      }
    />
  );
}
