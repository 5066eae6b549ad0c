import { Trans, useLingui } from "@lingui/react/macro";
import { type Control, Controller, type FieldErrors } from "react-hook-form";
import { YenField } from "#components/money/yen-field.tsx";
import type { useUploadField } from "#features/personage/upload/upload-field.ts";
import { UploadInput } from "#features/personage/upload/upload-input.tsx";
import type { BankTopUpValues } from "./bank-top-up-form.ts";

interface BankTopUpFieldsProps {
  control: Control<BankTopUpValues>;
  errors: FieldErrors<BankTopUpValues>;
  upload: ReturnType<typeof useUploadField>;
}

export function BankTopUpFields({ control, errors, upload }: BankTopUpFieldsProps) {
  const { t } = useLingui();
  const receiptError = errors.receipt && (errors.receipt.message || t`Add the receipt of your transfer.`);
  return (
    <>
      <Controller
        control={control}
        name="amount"
        render={({ field }) => (
          <YenField
            label={<Trans>Top-up amount (yen)</Trans>}
            name={field.name}
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
            error={
              errors.amount &&
              (errors.amount.message ||
                (errors.amount.type === "integer" ? t`Enter an integer amount.` : t`Enter the top-up amount.`))
            }
          />
        )}
      />
      <Controller
        control={control}
        name="receipt"
        render={({ field }) => (
          <UploadInput
            label={<Trans>Receipt</Trans>}
            error={receiptError}
            upload={upload}
            value={field.value}
            name={field.name}
            ref={field.ref}
          />
        )}
      />
    </>
  );
}
