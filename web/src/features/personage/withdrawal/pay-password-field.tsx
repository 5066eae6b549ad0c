import { Plural } from "@lingui/react/macro";
import type { ReactNode, Ref } from "react";
import { Field } from "#components/forms/field.tsx";
import { PasswordInput } from "#components/forms/password-input.tsx";
import { SentenceGap } from "#features/personage/values/sentence-gap.tsx";
import { halfWidthDigits } from "#lib/text/half-width.ts";

/** Warn at this number of remaining attempts or fewer. */
const FEW = 2;

interface PayPasswordFieldProps {
  label: ReactNode;
  value: string;
  onValueChange: (digits: string) => void;
  error?: ReactNode;
  hint?: ReactNode;
  /** Remaining attempts before withdrawals lock, once the server has reported the number. */
  attemptsLeft?: number | null;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** The six-digit trading password: masked, digits only, ignored by password managers and SMS autofill. */
export function PayPasswordField(props: PayPasswordFieldProps) {
  const { label, value, onValueChange, error, hint, attemptsLeft = null, ...rest } = props;
  return (
    <Field
      label={label}
      error={error}
      hint={
        <>
          {hint}
          {attemptsLeft !== null && attemptsLeft > 0 && attemptsLeft <= FEW && (
            <>
              <SentenceGap />
              <Plural
                value={attemptsLeft}
                one="One more wrong attempt locks withdrawals for a while."
                other="After # more wrong attempts, withdrawals are locked for a while."
              />
            </>
          )}
        </>
      }
    >
      {(control) => (
        <PasswordInput
          {...control}
          {...rest}
          inputMode="numeric"
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          letterSpacing={value === "" ? undefined : "0.25em"}
          value={value}
          onChange={(event) => onValueChange(halfWidthDigits(event.currentTarget.value).replaceAll(/\D/g, ""))}
        />
      )}
    </Field>
  );
}
