import { Trans, useLingui } from "@lingui/react/macro";
import { useForm } from "react-hook-form";
import { useFormWrite } from "#api/use-form-write.ts";
import { useChangePassword } from "#api/user.ts";
import { type DialogFrame, FormDialog } from "#components/dialogs/form-dialog.tsx";
import { Field } from "#components/forms/field.tsx";
import { resolverOf } from "#components/forms/form-resolver.ts";
import { PasswordInput } from "#components/forms/password-input.tsx";
import { PasswordRuleList } from "#components/forms/password-rule-list.tsx";
import { endSession } from "#features/personage/money-request/end-session.ts";
import { checkPassword, type PasswordValues } from "./password-form.ts";
import { UsernameHint } from "./username-hint.tsx";

/** Changes the login password, which ends all sessions of the member. */
export function PasswordDialog({ onClose, ...frame }: DialogFrame) {
  const { t } = useLingui();
  const form = useForm<PasswordValues>({
    defaultValues: { oldPassword: "", password: "", passwordAgain: "" },
    resolver: resolverOf(checkPassword),
  });
  const { errors } = form.formState;

  const change = useFormWrite(form, useChangePassword(), {
    onDone: ({ msg }) => endSession(msg),
    unknown: t`We do not know whether your password was changed. Try logging in with the new one in another window.`,
  });
  const submit = form.handleSubmit(change.send);

  return (
    <FormDialog
      {...frame}
      onClose={onClose}
      title={<Trans>Change password</Trans>}
      description={<Trans>You will be logged out on every device and log in again with the new password.</Trans>}
      needsNetwork
      busy={change.busy}
      refusal={change.refusal}
      onSubmit={() => void submit()}
      submitLabel={<Trans>Set new password</Trans>}
    >
      <UsernameHint />
      <Field
        label={<Trans>Current password</Trans>}
        error={errors.oldPassword && (errors.oldPassword.message || t`Enter your current password.`)}
      >
        {(control) => <PasswordInput {...control} {...form.register("oldPassword")} autoComplete="current-password" />}
      </Field>
      <Field
        label={<Trans>New password</Trans>}
        error={
          errors.password &&
          (errors.password.message ||
            (errors.password.type === "required"
              ? t`Enter a new password.`
              : t`This password does not meet all the rules below.`))
        }
        hint={<PasswordRuleList password={form.watch("password")} />}
      >
        {(control) => <PasswordInput {...control} {...form.register("password")} autoComplete="new-password" />}
      </Field>
      <Field
        label={<Trans>New password again</Trans>}
        error={
          errors.passwordAgain &&
          (errors.passwordAgain.message ||
            (errors.passwordAgain.type === "required"
              ? t`Enter the new password again.`
              : t`The two passwords do not match.`))
        }
      >
        {(control) => <PasswordInput {...control} {...form.register("passwordAgain")} autoComplete="new-password" />}
      </Field>
    </FormDialog>
  );
}
