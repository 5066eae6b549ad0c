import { Trans, useLingui } from "@lingui/react/macro";
import { useForm } from "react-hook-form";
import { refusedFields } from "#api/refused-fields.ts";
import { useUpdateUserInfo } from "#api/user.ts";
import { FormDialog } from "#components/form-dialog.tsx";
import { resolverOf } from "#components/form-resolver.ts";
import { Field } from "#components/ui/field.tsx";
import { TextInput } from "#components/ui/text-input.tsx";
import { formRefusal } from "#features/personage/form-refusal.ts";
import { amendUserinfo, useSession } from "#state/session.ts";
import { showToast } from "#state/toast.ts";
import type { DialogFrame } from "./dialog-frame.ts";
import { checkEmail, type EmailValues } from "./email-form.ts";

/** Binds an email address, or another one in place of it; the member can log in with it from then on. */
export function EmailDialog({ onClose, ...frame }: DialogFrame) {
  const { t } = useLingui();
  const bound = useSession()?.email ?? null;
  const bind = useUpdateUserInfo();
  const form = useForm<EmailValues>({ defaultValues: { email: "" }, resolver: resolverOf(checkEmail) });
  const { email: fault } = form.formState.errors;

  const submit = form.handleSubmit(({ email }) => {
    if (bind.isPending) return;
    const address = email.trim();
    bind.mutate(
      { email: address },
      {
        onError: (error) => {
          const [first] = refusedFields(error, { email: "email" });
          if (first) form.setError(first.field, { type: "server", message: first.message }, { shouldFocus: true });
        },
        onSuccess: () => {
          amendUserinfo({ email: address });
          // The server's sentence is about both uses of its call; this one is the product's own (rule L7).
          showToast({ kind: "success", text: t`Your email address is bound.` });
          onClose();
        },
      },
    );
  });

  return (
    <FormDialog
      {...frame}
      onClose={onClose}
      title={<Trans>Bind email</Trans>}
      description={
        bound === null ? (
          <Trans>You can then log in with this address as well.</Trans>
        ) : (
          <Trans>{bound} is bound. A new address takes its place, also for logging in.</Trans>
        )
      }
      needsNetwork
      busy={bind.isPending}
      refusal={formRefusal(
        bind.error,
        Boolean(fault?.message),
        t`We do not know whether the address was bound. Try it once more.`,
      )}
      onSubmit={() => void submit()}
    >
      <Field
        label={<Trans>Email address</Trans>}
        error={
          fault &&
          (fault.message ||
            (fault.type === "required"
              ? t`Enter your email address.`
              : t`This is not an email address. Check for a missing @ or a typing error.`))
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
