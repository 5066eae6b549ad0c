import { Trans, useLingui } from "@lingui/react/macro";
import { useForm } from "react-hook-form";
import { useFormWrite } from "#api/use-form-write.ts";
import { useRegister } from "#api/user.ts";
import { DraftNotice } from "#components/forms/draft-notice.tsx";
import { Field } from "#components/forms/field.tsx";
import { resolverOf } from "#components/forms/form-resolver.ts";
import { PasswordInput } from "#components/forms/password-input.tsx";
import { PasswordRuleList } from "#components/forms/password-rule-list.tsx";
import { TextInput } from "#components/forms/text-input.tsx";
import { useFormDraft } from "#components/forms/use-form-draft.ts";
import { compactText } from "#lib/text/normalize-text.ts";
import { EntryPage } from "#shared/entry-page.tsx";
import { useEntry } from "#shared/use-enter-session.ts";
import { AccountField } from "./account-field.tsx";
import { Agreement } from "./agreement-checkbox.tsx";
import { accountOf, checkSignIn, type SignInValues } from "./sign-in-form.ts";
import { useErrorText } from "./use-error-text.ts";

/**
 * Fields that survive a language change, which reloads the page (rule A10). An invite code is kept too, unless the URL
 * has one.
 */
const KEPT = ["kind", "account", "agreed"] as const;

/** Registration by email address, mobile number or user name (rule B4); logs the new member in. */
export function SignInPage({ inviteCode, returnTo }: { inviteCode: string; returnTo: string | undefined }) {
  const { t } = useLingui();
  const { order, enter } = useEntry(returnTo);
  const form = useForm<SignInValues>({
    defaultValues: { kind: "email", account: "", password: "", passwordAgain: "", inviteCode, agreed: false },
    resolver: resolverOf(checkSignIn),
  });
  const draft = useFormDraft(form, "sign-up", { keep: inviteCode === "" ? [...KEPT, "inviteCode"] : KEPT });
  const registration = useFormWrite(form, useRegister(), {
    onDone: (reply) => {
      draft.forget();
      enter(reply);
    },
  });
  const { errors } = form.formState;
  const kind = form.watch("kind");
  const faultText = useErrorText(kind);
  const submit = form.handleSubmit((values) => {
    const code = compactText(values.inviteCode);
    registration.send({
      account: accountOf(values),
      password: values.password,
      passwordAgain: values.passwordAgain,
      ...(code && { inviteCode: code }),
    });
  });

  return (
    <EntryPage
      title={t`Register`}
      intro={t`It takes about a minute. You can look around before you add any money.`}
      order={order}
      write={registration}
      onSubmit={submit}
      dense
      alternative={{ question: <Trans>Already registered?</Trans>, to: "/login", label: <Trans>Log in</Trans> }}
      returnTo={returnTo}
    >
      <DraftNotice restored={draft.restored} />
      <AccountField form={form} error={faultText("account", errors.account)} />
      <Field
        label={<Trans>Password</Trans>}
        error={faultText("password", errors.password)}
        hint={<PasswordRuleList password={form.watch("password")} />}
      >
        {(control) => <PasswordInput {...control} {...form.register("password")} autoComplete="new-password" />}
      </Field>
      <Field label={<Trans>Password again</Trans>} error={faultText("passwordAgain", errors.passwordAgain)}>
        {(control) => <PasswordInput {...control} {...form.register("passwordAgain")} autoComplete="new-password" />}
      </Field>
      <Field optional label={<Trans>Invite code</Trans>} error={faultText("inviteCode", errors.inviteCode)}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register("inviteCode")}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      <Agreement form={form} error={faultText("agreed", errors.agreed)} />
    </EntryPage>
  );
}
