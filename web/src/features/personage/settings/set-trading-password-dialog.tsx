import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation, useRouter } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { useFormWrite } from "#api/use-form-write.ts";
import { useSetPayPassword } from "#api/wallet/pay-password.ts";
import { type DialogFrame, FormDialog } from "#components/dialogs/form-dialog.tsx";
import { Field } from "#components/forms/field.tsx";
import { resolverOf } from "#components/forms/form-resolver.ts";
import { PasswordInput } from "#components/forms/password-input.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { SoftWarning } from "#features/personage/forms/soft-warning.tsx";
import { useWarningConfirmation } from "#features/personage/forms/use-warning-confirmation.ts";
import { WarningConfirmation } from "#features/personage/forms/warning-confirmation.tsx";
import { halfWidth } from "#lib/text/amount-digits.ts";
import { weaknessOf } from "#lib/text/weak-digits.ts";
import { showToast } from "#state/toast.ts";
import { checkTradingPassword, type TradingPasswordValues } from "./trading-password-form.ts";

/** Six digits, typed twice. The form warns that they can be set only once. */
export function SetTradingPasswordDialog({ onClose, ...frame }: DialogFrame) {
  const { t } = useLingui();
  const { history } = useRouter();
  const comeBackTo = useLocation({ select: ({ state }) => state.comeBackTo });
  const form = useForm<TradingPasswordValues>({
    defaultValues: { payPassword: "", payPasswordAgain: "" },
    resolver: resolverOf(checkTradingPassword),
  });
  const { payPassword, payPasswordAgain } = form.formState.errors;
  const weakness = weaknessOf(halfWidth(form.watch("payPassword")));

  const set = useFormWrite(form, useSetPayPassword(), {
    onDone: ({ msg }) => {
      showToast({ kind: "success", text: msg, follows: true });
      if (comeBackTo === undefined) onClose();
      else history.replace(comeBackTo, {}, { ignoreBlocker: true });
    },
    unknown: t`We do not know whether your trading password was set. Close this and open it again to check.`,
  });
  const stop = useWarningConfirmation(weakness === null ? "" : form.watch("payPassword"));
  const send = (values: TradingPasswordValues) =>
    set.send({
      payPassword: halfWidth(values.payPassword),
      payPasswordAgain: halfWidth(values.payPasswordAgain),
    });
  const submit = form.handleSubmit((values) => {
    if (!stop.stops()) send(values);
  });

  return (
    <FormDialog
      {...frame}
      onClose={onClose}
      title={<Trans>Trading password</Trans>}
      description={
        <Trans>
          You enter it for every withdrawal. Only customer service can change it later, so choose it with care.
        </Trans>
      }
      needsNetwork
      busy={set.busy}
      refusal={set.refusal}
      onSubmit={() => void submit()}
      submitLabel={<Trans>Set trading password</Trans>}
    >
      <Stack gap="1.5">
        <Field
          label={<Trans>Trading password</Trans>}
          hint={<Trans>Exactly 6 digits. Avoid your birthday and sequences such as 123456.</Trans>}
          error={
            payPassword &&
            (payPassword.message ||
              (payPassword.type === "required" ? t`Enter a trading password.` : t`Enter exactly 6 digits.`))
          }
        >
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register("payPassword")}
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
      <Field
        label={<Trans>Trading password again</Trans>}
        error={
          payPasswordAgain &&
          (payPasswordAgain.message ||
            (payPasswordAgain.type === "required"
              ? t`Enter the trading password again.`
              : t`The two trading passwords do not match.`))
        }
      >
        {(control) => (
          <PasswordInput {...control} {...form.register("payPasswordAgain")} inputMode="numeric" autoComplete="off" />
        )}
      </Field>
      <WarningConfirmation stop={stop} onUse={() => void form.handleSubmit(send)()}>
        <Trans>Your trading password protects every withdrawal, and numbers like this one are guessed first.</Trans>
      </WarningConfirmation>
    </FormDialog>
  );
}
