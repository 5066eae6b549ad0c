import { Trans, useLingui } from "@lingui/react/macro";
import type { FieldError, UseFormRegister } from "react-hook-form";
import { Field } from "#components/forms/field.tsx";
import { TextInput } from "#components/forms/text-input.tsx";
import type { UsdtTopUpValues } from "./usdt-top-up-form.ts";

interface TxIdFieldProps {
  register: UseFormRegister<UsdtTopUpValues>;
  error: FieldError | undefined;
}

export function TxIdField({ register, error }: TxIdFieldProps) {
  const { t } = useLingui();
  return (
    <Field
      label={<Trans>TXID</Trans>}
      hint={<Trans>The transaction hash that your wallet shows after a successful transfer.</Trans>}
      error={error && (error.message || t`Enter the TXID.`)}
    >
      {(field) => (
        <TextInput
          {...field}
          {...register("txId")}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          fontFamily="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace"
        />
      )}
    </Field>
  );
}
