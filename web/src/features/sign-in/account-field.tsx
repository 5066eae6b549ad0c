import { Trans } from "@lingui/react/macro";
import type { UseFormReturn } from "react-hook-form";
import { Field } from "#components/ui/field.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import { TextInput } from "#components/ui/text-input.tsx";
import type { SignInValues } from "./sign-in-form.ts";

const KEYBOARDS = {
  email: { type: "email", inputMode: "email", autoComplete: "email" },
  mobile: { type: "tel", inputMode: "tel", autoComplete: "tel" },
} as const;

/** What the account is named after: an email address or a mobile number, one field whichever is chosen. */
export function AccountField({ form, error }: { form: UseFormReturn<SignInValues>; error: string | undefined }) {
  const kind = form.watch("kind");
  return (
    <>
      <Segmented
        legend={<Trans>Register with</Trans>}
        value={kind}
        options={[
          { value: "email", label: <Trans>Email address</Trans> },
          { value: "mobile", label: <Trans>Mobile number</Trans> },
        ]}
        onChange={(next) => {
          form.setValue("kind", next);
          form.resetField("account");
        }}
      />
      <Field label={kind === "email" ? <Trans>Email address</Trans> : <Trans>Mobile number</Trans>} error={error}>
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
