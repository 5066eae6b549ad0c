import { Trans, useLingui } from "@lingui/react/macro";
import { Lock } from "lucide-react";
import { useController, type UseFormReturn } from "react-hook-form";
import type { ApiError } from "#api/api-error.ts";
import { Notice } from "#components/feedback/notice.tsx";
import { PayPasswordField } from "#features/personage/withdrawal/pay-password-field.tsx";
import type { WithdrawalValues } from "./withdrawal-form.ts";

interface TradingPasswordFieldProps {
  form: UseFormReturn<WithdrawalValues>;
  failure: ApiError | null;
}

/**
 * The trading password that authorizes a withdrawal. Shows the remaining attempts, and the lock after the last one
 * (rule K5).
 */
export function TradingPasswordField({ form: { control, formState }, failure }: TradingPasswordFieldProps) {
  const { t } = useLingui();
  const { ref, name, value, onChange, onBlur } = useController({ control, name: "payPassword" }).field;
  const error = formState.errors.payPassword;
  return (
    <>
      <PayPasswordField
        label={<Trans>Trading password</Trans>}
        name={name}
        value={value}
        onValueChange={onChange}
        onBlur={onBlur}
        ref={ref}
        attemptsLeft={failure?.attemptsLeft ?? null}
        hint={<Trans>6 digits. Forgotten? Customer service can help you.</Trans>}
        error={
          error &&
          (error.message ||
            (error.type === "required" ? t`Enter your trading password.` : t`The trading password has 6 digits.`))
        }
      />
      {failure?.reason === "pay-password-locked" && (
        <Notice colorPalette="review" icon={Lock}>
          <Trans>
            Withdrawals are locked for now, even with the right password. If these attempts were not yours, change your
            login password and contact customer service.
          </Trans>
        </Notice>
      )}
    </>
  );
}
