import { Trans } from "@lingui/react/macro";
import type { UseFormReturn } from "react-hook-form";
import { Field } from "#components/forms/field.tsx";
import { Segmented } from "#components/forms/segmented.tsx";
import { TextInput } from "#components/forms/text-input.tsx";
import type { SignInValues } from "./sign-in-form.ts";

const KEYBOARDS = {
  email: { type: "email", inputMode: "email", autoComplete: "email" },
  mobile: { type: "tel", inputMode: "tel", autoComplete: "tel" },
  username: { type: "text", inputMode: undefined, autoComplete: "username" },
} as const;

/** The login identifier: an email address, a mobile number or a user name, in one field. */
export function AccountField({ form, error }: { form: UseFormReturn<SignInValues>; error: string | undefined }) {
  const kind = form.watch("kind");
  const labels = {
    email: <Trans>Email address</Trans>,
    mobile: <Trans>Mobile number</Trans>,
    username: <Trans>Username</Trans>,
  };
  return (
    <>
      <Segmented
        legend={<Trans>Register with</Trans>}
        value={kind}
        options={[
          { value: "email", label: <Trans>Email</Trans> },
          { value: "mobile", label: <Trans>Mobile</Trans> },
          { value: "username", label: labels.username },
        ]}
        onChange={(next) => {
          form.setValue("kind", next);
          form.resetField("account");
        }}
      />
      <Field
        label={labels[kind]}
        hint={kind === "username" && <Trans>3 to 30 letters, digits, dots, hyphens or underscores</Trans>}
        error={error}
      >
        {(control) => (
          <TextInput
            key={kind}
            {...control}
            {...form.register("account")}
            {...KEYBOARDS[kind]}
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
    </>
  );
}
