import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { type Lock, setLock } from "#back-office/stores/lock.ts";
import { type DialogFrame, FormDialog } from "#components/dialogs/form-dialog.tsx";
import { Field } from "#components/forms/field.tsx";
import { PasswordInput } from "#components/forms/password-input.tsx";
import { lockOf } from "./lock-hash.ts";

/** Locks the screen with a password that the user chooses for this one lock. */
export function LockDialog(frame: DialogFrame) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [newLock, setNewLock] = useState<Lock | null>(null);
  const form = useForm({ defaultValues: { password: "" } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    setBusy(true);
    setNewLock(await lockOf(password));
    frame.onClose();
  });
  return (
    <FormDialog
      {...frame}
      // Lock only after the closing animation: a dialog hidden halfway would reappear after unlocking.
      onExitComplete={() => {
        frame.onExitComplete();
        if (newLock) setLock(newLock);
      }}
      title={<Trans>Lock screen</Trans>}
      description={
        <Trans>Choose a password for this lock. It is asked for here, in other tabs and after a reload.</Trans>
      }
      busy={busy}
      submitLabel={<Trans>Lock</Trans>}
      onSubmit={() => void submit()}
    >
      <Field label={<Trans>Lock password</Trans>} error={errors.password && t`Enter a password.`}>
        {(control) => (
          <PasswordInput {...control} {...form.register("password", { required: true })} autoComplete="off" />
        )}
      </Field>
    </FormDialog>
  );
}
