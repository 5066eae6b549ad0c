import { Trans, useLingui } from "@lingui/react/macro";
import type { FieldError, UseFormRegister } from "react-hook-form";
import { Field } from "#components/forms/field.tsx";
import { PasswordInput } from "#components/forms/password-input.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { SoftWarning } from "#features/personage/forms/soft-warning.tsx";
import type { weaknessOf } from "#lib/text/weak-digits.ts";
import type { TradingPasswordValues } from "./trading-password-form.ts";

interface FieldProps {
  register: UseFormRegister<TradingPasswordValues>;
  error: FieldError | undefined;
}

interface NewTradingPasswordProps extends FieldProps {
  weakness: ReturnType<typeof weaknessOf>;
}

export function NewTradingPassword({ register, error, weakness }: NewTradingPasswordProps) {
  const { t } = useLingui();
  return (
    <Stack gap="1.5">
      <Field
        label={<Trans>Trading password</Trans>}
        hint={<Trans>Exactly 6 digits. Avoid your birthday and sequences such as 123456.</Trans>}
        error={
          error &&
          (error.message || (error.type === "required" ? t`Enter a trading password.` : t`Enter exactly 6 digits.`))
        }
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...register("payPassword")}
            inputMode="numeric"
            // This is not the login password, so a password manager must neither fill nor save it.
            autoComplete="off"
          />
        )}
      </Field>
      <SoftWarning>
        {weakness === "birthday" ? (
          <Trans>This looks like a date. Birthdays are easily guessed. Please choose another number.</Trans>
        ) : (
          weakness && (
            <Trans>Sequences and repeated digits are the first to be guessed. Please choose another number.</Trans>
          )
        )}
      </SoftWarning>
    </Stack>
  );
}

export function RepeatedTradingPassword({ register, error }: FieldProps) {
  const { t } = useLingui();
  return (
    <Field
      label={<Trans>Trading password again</Trans>}
      error={
        error &&
        (error.message ||
          (error.type === "required"
            ? t`Enter the trading password again.`
            : t`The two trading passwords do not match.`))
      }
    >
      {(control) => (
        <PasswordInput {...control} {...register("payPasswordAgain")} inputMode="numeric" autoComplete="off" />
      )}
    </Field>
  );
}
