import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { FieldErrors, UseFormRegister } from "react-hook-form";
import type { BankAccount } from "#api/wallet/bound-accounts.ts";
import { Field } from "#components/forms/field.tsx";
import { TextInput } from "#components/forms/text-input.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { SoftWarning } from "#features/personage/forms/soft-warning.tsx";
import { SentenceGap } from "#features/personage/values/sentence-gap.tsx";
import type { SuspectPart } from "./bank-warnings.ts";
import { BANK_LENGTHS } from "./bind-bank-form.ts";
import { useBankWarningTexts } from "./use-bank-warning-texts.ts";

/** Props that all fields of the form share. */
export interface BankForm {
  register: UseFormRegister<BankAccount>;
  errors: FieldErrors<BankAccount>;
  warnings: ReadonlySet<SuspectPart>;
  /** Names of the fields that had the focus; the most recent one is the last. */
  visited: readonly string[];
  onVisit: (name: keyof BankAccount) => void;
}

interface BankFieldProps extends BankForm {
  name: keyof BankAccount;
  label: ReactNode;
  hint?: ReactNode;
  /** Error text for an empty field. */
  required: string;
  figures?: boolean;
}

/** The field for one part of a bank account, with a warning about a doubtful value. */
export function BankField({ register, errors, warnings, visited, onVisit, name, ...texts }: BankFieldProps) {
  const { t } = useLingui();
  const warningTexts: Partial<Record<keyof BankAccount, string>> = useBankWarningTexts();
  const error = errors[name];
  const text = error?.type === "digits" ? t`The account number has digits only.` : texts.required;
  return (
    <Stack gap="1.5">
      <Field label={texts.label} hint={texts.hint} error={error && (error.message || text)}>
        {(control) => (
          <TextInput
            {...control}
            {...register(name)}
            onFocus={() => onVisit(name)}
            maxLength={BANK_LENGTHS[name]}
            autoComplete="off"
            inputMode={texts.figures ? "numeric" : undefined}
          />
        )}
      </Field>
      {name in warningTexts && (
        <SoftWarning>
          {visited.includes(name) && visited.at(-1) !== name && !error && warnings.has(name as SuspectPart) && (
            <>
              {warningTexts[name]}
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
}
