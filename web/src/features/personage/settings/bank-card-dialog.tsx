import { Trans, useLingui } from "@lingui/react/macro";
import { useForm } from "react-hook-form";
import { useFormWrite } from "#api/use-form-write.ts";
import { useChangeBank } from "#api/user.ts";
import { type DialogFrame, FormDialog } from "#components/dialogs/form-dialog.tsx";
import { Field } from "#components/forms/field.tsx";
import { resolverOf } from "#components/forms/form-resolver.ts";
import { TextInput } from "#components/forms/text-input.tsx";
import { compactText } from "#lib/text/normalize-text.ts";
import { showToast } from "#state/toast.ts";
import { type BankCardValues, checkBankCard } from "./bank-card-form.ts";

/**
 * Asks customer service to register another bank card. Nothing links to this dialog, because the specification gives it
 * no entry in the settings (rule L6).
 */
export function BankCardDialog({ onClose, ...frame }: DialogFrame) {
  const { t } = useLingui();
  const form = useForm<BankCardValues>({
    defaultValues: { cardNumber: "", bankName: "" },
    resolver: resolverOf(checkBankCard),
  });
  const { cardNumber, bankName } = form.formState.errors;

  const change = useFormWrite(form, useChangeBank(), {
    onDone: () => {
      showToast({ kind: "success", text: t`We have received your request. Customer service will contact you.` });
      onClose();
    },
    unknown: t`We do not know whether your request was received. Please contact customer service.`,
  });
  const submit = form.handleSubmit((values) =>
    change.send({ cardNumber: compactText(values.cardNumber), bankName: values.bankName.trim() }),
  );

  return (
    <FormDialog
      {...frame}
      onClose={onClose}
      title={<Trans>Change bank account</Trans>}
      description={
        <Trans>Customer service will check your request. Until then, the registered account stays as it is.</Trans>
      }
      needsNetwork
      busy={change.busy}
      refusal={change.refusal}
      onSubmit={() => void submit()}
      submitLabel={<Trans>Send request</Trans>}
    >
      <Field
        label={<Trans>New account number</Trans>}
        error={cardNumber && (cardNumber.message || t`Enter the new account number.`)}
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
