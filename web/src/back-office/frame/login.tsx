import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { QueryClientProvider } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ChangeEvent } from "react";
import { useForm } from "react-hook-form";
import { useSend } from "#back-office/api/calls.ts";
import { backOfficeQueries } from "#back-office/api/query-client.ts";
import { APP_TITLE } from "#back-office/routing/app-title.ts";
import { forget, remember, remembered } from "#back-office/stores/remember-me.ts";
import { storeUser } from "#back-office/stores/user.ts";
import { Checkbox } from "#components/forms/checkbox.tsx";
import { Field } from "#components/forms/field.tsx";
import { PasswordInput } from "#components/forms/password-input.tsx";
import { Refusal } from "#components/forms/refusal.tsx";
import { TextInput } from "#components/forms/text-input.tsx";
import { AuthLayout } from "#components/layout/auth-layout.tsx";
import { usePageHead } from "#components/layout/page-head.ts";
import { Button } from "#components/ui/button.tsx";
import { inHalfWidth } from "#lib/text/normalize-text.ts";

/** The back office's login form; /login shows it if the page to return to belongs to the back office. */
export function BackOfficeLogin({ returnTo }: { returnTo: string }) {
  return (
    <QueryClientProvider client={backOfficeQueries}>
      <LoginForm returnTo={returnTo} />
    </QueryClientProvider>
  );
}

interface Values {
  username: string;
  password: string;
  rememberMe: boolean;
}

function LoginForm({ returnTo }: { returnTo: string }) {
  const { t } = useLingui();
  const { history } = useRouter();
  const form = useForm<Values>({ defaultValues: { ...remembered(), password: "" } });
  const login = useSend("/mock/user/login", { refusals: "inline" });
  const { errors } = form.formState;
  usePageHead({ title: APP_TITLE });
  const submit = form.handleSubmit(({ password, ...values }) => {
    const username = inHalfWidth(values.username);
    login.mutate(
      { username, password },
      {
        onSuccess: (account) => {
          // Read the checkbox now: the user can untick it while the request is pending.
          if (form.getValues("rememberMe")) remember(username);
          else forget();
          storeUser(account);
          history.replace(returnTo);
        },
      },
    );
  });
  return (
    <AuthLayout
      title={APP_TITLE}
      intro={<Trans>A demonstration of a back office. It has accounts of its own, apart from yours.</Trans>}
    >
      <chakra.form
        noValidate
        onSubmit={(event) => void submit(event)}
        display="grid"
        gap="5"
        aria-busy={login.isPending || undefined}
      >
        <Field label={<Trans>Username</Trans>} error={errors.username && t`Enter a username.`}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register("username", { required: true })}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label={<Trans>Password</Trans>} error={errors.password && t`Enter your password.`}>
          {(control) => (
            <PasswordInput {...control} {...form.register("password", { required: true })} autoComplete="off" />
          )}
        </Field>
        <Checkbox
          {...form.register("rememberMe", {
            // Unticking deletes the stored name at once, because the user may leave without logging in.
            onChange: (event: ChangeEvent<HTMLInputElement>) => !event.target.checked && forget(),
          })}
          label={<Trans>Remember me</Trans>}
        />
        <Refusal>{login.error?.kind === "refused" && login.error.msg}</Refusal>
        <Button type="submit" size="lg" loading={login.isPending}>
          <Trans>Log in</Trans>
        </Button>
      </chakra.form>
      <chakra.p fontSize="sm" color="ink.second">
        <Trans>Accounts: admin / admin sees everything, test / test a part of it.</Trans>
      </chakra.p>
    </AuthLayout>
  );
}
