import { Trans, useLingui } from "@lingui/react/macro";
import { useForm } from "react-hook-form";
import { refusedFields } from "#api/refused-fields.ts";
import { useChangeBank } from "#api/user.ts";
import { FormDialog } from "#components/form-dialog.tsx";
import { resolverOf } from "#components/form-resolver.ts";
import { Field } from "#components/ui/field.tsx";
import { TextInput } from "#components/ui/text-input.tsx";
import { formRefusal } from "#features/personage/form-refusal.ts";
import { showToast } from "#state/toast.ts";
import { type BankCardValues, checkBankCard } from "./bank-card-form.ts";
import type { DialogFrame } from "./dialog-frame.ts";

/** Asks customer service for another bank card. No entry of the settings leads here: the source has none (rule L6). */
export function BankCardDialog({ onClose, ...frame }: DialogFrame) {
  const { t } = useLingui();
  const change = useChangeBank();
  const form = useForm<BankCardValues>({
    defaultValues: { cardNumber: "", bankName: "" },
    resolver: resolverOf(checkBankCard),
  });
  const { cardNumber, bankName } = form.formState.errors;

  const submit = form.handleSubmit((values) => {
    if (change.isPending) return;
    change.mutate(
      { cardNumber: values.cardNumber.trim(), bankName: values.bankName.trim() },
      {
        onError: (error) => {
          const [first] = refusedFields(error, { bankCard: "cardNumber", bankName: "bankName" });
          if (first) form.setError(first.field, { type: "server", message: first.message }, { shouldFocus: true });
        },
        onSuccess: () => {
          showToast({ kind: "success", text: t`We have received your request. Customer service will contact you.` });
          onClose();
        },
      },
    );
  });

  return (
    <FormDialog
      {...frame}
      onClose={onClose}
      title={<Trans>Change bank card</Trans>}
      description={<Trans>Customer service checks your request. Until then the bound card stays as it is.</Trans>}
      needsNetwork
      busy={change.isPending}
      refusal={formRefusal(
        change.error,
        Boolean(cardNumber?.message || bankName?.message),
        t`We do not know whether your request was received. Please contact customer service.`,
      )}
      onSubmit={() => void submit()}
    >
      <Field
        label={<Trans>New card number</Trans>}
        error={cardNumber && (cardNumber.message || t`Enter the new card number.`)}
      >
        {(control) => (
          <TextInput {...control} {...form.register("cardNumber")} inputMode="numeric" autoComplete="off" />
        )}
      </Field>
      <Field label={<Trans>Bank name</Trans>} error={bankName && (bankName.message || t`Enter the bank name.`)}>
        {(control) => <TextInput {...control} {...form.register("bankName")} autoComplete="off" />}
      </Field>
    </FormDialog>
  );
}
