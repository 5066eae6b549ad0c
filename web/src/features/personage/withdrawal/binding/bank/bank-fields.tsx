import { Trans, useLingui } from "@lingui/react/macro";
import { BankField, type BankForm } from "./bank-field.tsx";

export function BankFields(form: BankForm) {
  const { t } = useLingui();
  return (
    <>
      <BankField {...form} name="bankName" label={<Trans>Bank name</Trans>} required={t`Enter the bank name.`} />
      <BankField
        {...form}
        name="branchName"
        label={<Trans>Branch name</Trans>}
        hint={<Trans>If it is not an ordinary account (普通), add the type: Head Office, current (当座)</Trans>}
        required={t`Enter the branch name.`}
      />
      <BankField
        {...form}
        name="branchCode"
        label={<Trans>Branch code</Trans>}
        hint={<Trans>3 digits</Trans>}
        required={t`Enter the branch code.`}
        figures
      />
      <BankField
        {...form}
        name="number"
        label={<Trans>Account number</Trans>}
        hint={<Trans>7 digits. Not the number on your cash or credit card.</Trans>}
        required={t`Enter the account number.`}
        figures
      />
      <BankField
        {...form}
        name="holder"
        label={<Trans>Account holder</Trans>}
        hint={<Trans>In katakana, as in your passbook. We can only pay out to an account in your own name.</Trans>}
        required={t`Enter the account holder.`}
      />
    </>
  );
}
