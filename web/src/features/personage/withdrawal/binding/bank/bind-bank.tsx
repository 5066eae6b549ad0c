import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { type BankAccount, useBindBankCard, type WalletStatus } from "#api/wallet/bound-accounts.ts";
import { resolverOf } from "#components/forms/form-resolver.ts";
import { useWarningConfirmation } from "#features/personage/forms/use-warning-confirmation.ts";
import { WarningConfirmation } from "#features/personage/forms/warning-confirmation.tsx";
import { BindFrame } from "../bind-frame.tsx";
import { useBinding } from "../use-binding.ts";
import { BankFields } from "./bank-fields.tsx";
import { BankSummary } from "./bank-summary.tsx";
import { bankWarnings } from "./bank-warnings.ts";
import { checkBindBank, tidyBankAccount } from "./bind-bank-form.ts";
import { useBankWarningTexts } from "./use-bank-warning-texts.ts";

const EMPTY: BankAccount = { bankName: "", branchName: "", branchCode: "", number: "", holder: "" };
const KEPT = ["bankName", "branchName", "branchCode", "number", "holder"] as const;

/** Binds the bank account for yen withdrawals. */
export function BindBank({ status, reloading }: { status: WalletStatus; reloading: boolean }) {
  const form = useForm<BankAccount>({
    defaultValues: EMPTY,
    resolver: resolverOf(checkBindBank),
  });
  const warnings = bankWarnings(form.watch());
  // A doubtful holder (a name in kanji, for example) does not stop the form: the review compares it with the verified
  // name.
  const stopping = [...warnings].filter((part) => part !== "holder");
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
  const { register, formState } = form;
  const { errors } = formState;
  // A field's warning shows when another field gets the focus. If it showed on blur, it would move the button during
  // the press.
  const [visited, setVisited] = useState<readonly string[]>([]);
  const warningTexts = useBankWarningTexts();

  return (
    <BindFrame
      title={<Trans>Register your bank account</Trans>}
      reviewTitle={<Trans>Is this your bank account?</Trans>}
      lead={<Trans>Withdrawals in yen go to this account. You register it only once.</Trans>}
      reason={status.reason}
      binding={binding}
      fields={
        <>
          <BankFields
            register={register}
            errors={errors}
            warnings={warnings}
            visited={visited}
            onVisit={(name) => setVisited((before) => [...before.filter((each) => each !== name), name])}
          />
          <WarningConfirmation stop={stop} onUse={() => void binding.reviewAnyway()}>
            <Trans>
              A transfer to a wrong account comes back late, or not at all. Please compare these entries with your
              passbook or your bank's app:
            </Trans>{" "}
            {stopping.map((part) => warningTexts[part]).join(" ")}
          </WarningConfirmation>
        </>
      }
      summary={<BankSummary account={tidyBankAccount(form.getValues())} warnings={warnings} />}
    />
  );
}
