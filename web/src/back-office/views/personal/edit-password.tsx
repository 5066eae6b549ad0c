import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { type UseFormRegisterReturn, useForm, useWatch } from "react-hook-form";
import { useConfirm } from "#back-office/parts/dialog/use-confirm.tsx";
import { Field } from "#components/forms/field.tsx";
import { PasswordInput } from "#components/forms/password-input.tsx";
import { PasswordStrengthBar } from "#components/forms/password-strength-bar.tsx";
import { Button } from "#components/ui/button.tsx";
import { showToast } from "#state/toast.ts";

const EMPTY = { old: "", next: "", again: "" };

/** Form for the old password and, twice, the new one. Nothing is sent or stored. */
export function EditPassword() {
  const { t } = useLingui();
  const form = useForm({ defaultValues: EMPTY });
  const { errors } = form.formState;
  const [next, again] = useWatch({ control: form.control, name: ["next", "again"] });
  const [ask, question] = useConfirm();
  const submit = form.handleSubmit(() =>
    ask({
      title: t`Change the password?`,
      action: t`Change`,
      tone: "solid",
      act: () => {
        form.reset(EMPTY);
        showToast({
          kind: "success",
          text: t`The form was accepted. In this demonstration the password stays as it was.`,
        });
      },
    }),
  );
  const differs = t`The two new passwords do not match.`;
  // Registered before the new passwords, because the form library focuses the first registered field with an error.
  const old = form.register("old", { required: true });
  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)} display="grid" gap="4" maxWidth="form">
      <Field label={<Trans>Old password</Trans>} error={errors.old && t`Enter the old password.`}>
        {(control) => <PasswordInput {...control} {...old} autoComplete="off" />}
      </Field>
      <NewPasswordField
        label={<Trans>New password</Trans>}
        error={errors.next && (errors.next.message || t`Enter the new password.`)}
        password={next}
        input={form.register("next", {
          required: true,
          deps: "again",
          validate: (text, values) => values.again === "" || text === values.again || differs,
        })}
      />
      <NewPasswordField
        label={<Trans>New password again</Trans>}
        error={errors.again && (errors.again.message || t`Enter the new password again.`)}
        password={again}
        input={form.register("again", {
          required: true,
          deps: "next",
          validate: (text, values) => text === values.next || differs,
        })}
      />
      <div>
        <Button size="sm" type="submit">
          <Trans>Change the password</Trans>
        </Button>
      </div>
      {question}
    </chakra.form>
  );
}

interface NewPasswordFieldProps {
  readonly label: ReactNode;
  readonly error: ReactNode;
  readonly password: string;
  readonly input: UseFormRegisterReturn;
}

/** A field for a new password, with a strength bar. */
function NewPasswordField({ label, error, password, input }: NewPasswordFieldProps) {
  return (
    <chakra.div display="grid" gap="2">
      <Field label={label} error={error}>
        {(control) => <PasswordInput {...control} {...input} autoComplete="off" />}
      </Field>
      <PasswordStrengthBar password={password} />
    </chakra.div>
  );
}
