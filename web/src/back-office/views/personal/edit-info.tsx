import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useForm } from "react-hook-form";
import { useConfirm } from "#back-office/parts/dialog/use-confirm.tsx";
import { isEmail, isPhone } from "#back-office/parts/form/validators.ts";
import { Field } from "#components/forms/field.tsx";
import { TextInput } from "#components/forms/text-input.tsx";
import { Button } from "#components/ui/button.tsx";
import { showToast } from "#state/toast.ts";
import type { Profile } from "./profile.ts";

const MOST_LETTERS = 50;

/** Form for the nickname, the mobile number and the email address. */
export function EditInfo({ profile, onSave }: { profile: Profile; onSave: (part: Partial<Profile>) => void }) {
  const { t } = useLingui();
  const { realName, phoneNumber, email } = profile;
  const form = useForm({ defaultValues: { realName, phoneNumber, email } });
  const { errors } = form.formState;
  const [ask, question] = useConfirm();
  const submit = form.handleSubmit((values) =>
    ask({
      title: t`Save these changes?`,
      action: t`Save`,
      tone: "solid",
      act: () => {
        onSave(values);
        showToast({ kind: "success", text: t`Your information was changed.` });
      },
    }),
  );
  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)} display="grid" gap="4" maxWidth="form">
      <Field label={<Trans>Nickname</Trans>} error={errors.realName?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register("realName", {
              validate: (text) => {
                if (text.trim() === "") return t`Enter a nickname.`;
                return [...text].length <= MOST_LETTERS || t`Enter at most ${MOST_LETTERS} characters.`;
              },
            })}
          />
        )}
      </Field>
      <Field label={<Trans>Mobile number</Trans>} optional error={errors.phoneNumber?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register("phoneNumber", {
              validate: (text) => text === "" || isPhone(text) || t`Enter a mobile number of 11 digits.`,
            })}
            inputMode="tel"
          />
        )}
      </Field>
      <Field label={<Trans>Email address</Trans>} optional error={errors.email?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register("email", {
              validate: (text) => text === "" || isEmail(text) || t`Enter an email address such as name@example.com.`,
            })}
            inputMode="email"
          />
        )}
      </Field>
      <div>
        <Button size="sm" type="submit">
          <Trans>Save</Trans>
        </Button>
      </div>
      {question}
    </chakra.form>
  );
}
