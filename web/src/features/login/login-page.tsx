import { Trans, useLingui } from "@lingui/react/macro";
import { useForm } from "react-hook-form";
import { useFormWrite } from "#api/use-form-write.ts";
import { useLogin } from "#api/user.ts";
import { Field } from "#components/forms/field.tsx";
import { resolverOf } from "#components/forms/form-resolver.ts";
import { PasswordInput } from "#components/forms/password-input.tsx";
import { TextInput } from "#components/forms/text-input.tsx";
import { useFormDraft } from "#components/forms/use-form-draft.ts";
import { Muted } from "#components/ui/muted.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { EntryPage } from "#shared/entry-page.tsx";
import { useEntry } from "#shared/use-enter-session.ts";
import { accountTyped, checkLogin, type LoginValues } from "./login-form.ts";

/** The login page; after login the visitor continues to where they were going. */
export function LoginPage({ returnTo }: { returnTo: string | undefined }) {
  const { t } = useLingui();
  const { order, enter } = useEntry(returnTo);
  const form = useForm<LoginValues>({ defaultValues: { account: "", password: "" }, resolver: resolverOf(checkLogin) });
  const draft = useFormDraft(form, "login", { keep: ["account"] });
  const login = useFormWrite(form, useLogin(), {
    onDone: (reply) => {
      draft.forget();
      enter(reply);
    },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ account, password }) => login.send({ account: accountTyped(account), password }));

  return (
    <EntryPage
      title={t`Log in`}
      intro={t`Enter your email address, mobile number or username, and your password.`}
      order={order}
      write={login}
      onSubmit={submit}
      footnote={
        <Muted>
          <TextLink to="/help">
            <Trans>Cannot log in?</Trans>
          </TextLink>
        </Muted>
      }
      alternative={{ question: <Trans>New to Hashgrove?</Trans>, to: "/signIn", label: <Trans>Register</Trans> }}
      returnTo={returnTo}
    >
      <Field
        label={<Trans>Account</Trans>}
        error={errors.account && (errors.account.message || t`Enter your email address, mobile number or username.`)}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.register("account")}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        label={<Trans>Password</Trans>}
        error={errors.password && (errors.password.message || t`Enter your password.`)}
      >
        {(control) => <PasswordInput {...control} {...form.register("password")} autoComplete="current-password" />}
      </Field>
    </EntryPage>
  );
}
