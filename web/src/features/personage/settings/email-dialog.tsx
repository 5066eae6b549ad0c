import { Trans, useLingui } from "@lingui/react/macro";
import { useForm } from "react-hook-form";
import { useFormWrite } from "#api/use-form-write.ts";
import { useBindEmail } from "#api/user.ts";
import { type DialogFrame, FormDialog } from "#components/dialogs/form-dialog.tsx";
import { Field } from "#components/forms/field.tsx";
import { resolverOf } from "#components/forms/form-resolver.ts";
import { TextInput } from "#components/forms/text-input.tsx";
import { inHalfWidth } from "#lib/text/normalize-text.ts";
import { amendUserinfo, useSession } from "#state/session.ts";
import { showToast } from "#state/toast.ts";
import { checkEmail, type EmailValues } from "./email-form.ts";

/** Binds or replaces the email address, which can then be used to log in. */
export function EmailDialog({ onClose, ...frame }: DialogFrame) {
  const { t } = useLingui();
  const bound = useSession()?.email ?? null;
  const form = useForm<EmailValues>({ defaultValues: { email: "" }, resolver: resolverOf(checkEmail) });
  const { email: fault } = form.formState.errors;

  const bind = useFormWrite(form, useBindEmail(), {
    onDone: () => {
      amendUserinfo({ email: inHalfWidth(form.getValues("email")) });
      // Not the server's message (rule L7): the same call also changes the password, so its message might not mention
      // the email address.
      showToast({ kind: "success", text: t`Your email address has been registered.` });
      onClose();
    },
    unknown: t`We do not know whether the address was registered. Please try again.`,
  });
  const submit = form.handleSubmit(({ email }) => bind.send({ email: inHalfWidth(email) }));

  return (
    <FormDialog
      {...frame}
      onClose={onClose}
      title={bound === null ? <Trans>Register email address</Trans> : <Trans>Change email address</Trans>}
      description={
        bound === null ? (
          <Trans>You can then log in with this address as well.</Trans>
        ) : (
          <Trans>{bound} is registered. A new address will replace it, also for logging in.</Trans>
        )
      }
      needsNetwork
      busy={bind.busy}
      refusal={bind.refusal}
      onSubmit={() => void submit()}
      submitLabel={<Trans>Register this address</Trans>}
    >
      <Field
        label={<Trans>Email address</Trans>}
        error={
          fault &&
          (fault.message ||
            (fault.type === "required"
              ? t`Enter your email address.`
              : t`This is not a valid email address. Check for a missing @ or a typo.`))
        }
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.register("email")}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
    </FormDialog>
  );
}
