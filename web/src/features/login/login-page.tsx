import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { detailQuery } from "#api/products.ts";
import { useFormWrite } from "#api/use-form-write.ts";
import { useLogin } from "#api/user.ts";
import { Field } from "#components/forms/field.tsx";
import { resolverOf } from "#components/forms/form-resolver.ts";
import { PasswordInput } from "#components/forms/password-input.tsx";
import { Refusal } from "#components/forms/refusal.tsx";
import { TextInput } from "#components/forms/text-input.tsx";
import { useFormDraft } from "#components/forms/use-form-draft.ts";
import { AuthLayout } from "#components/layout/auth-layout.tsx";
import { usePageHead } from "#components/layout/page-head.ts";
import { Button } from "#components/ui/button.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { AllLanguages } from "#shared/all-languages.tsx";
import { LoginAlternative } from "#shared/login-alternative.tsx";
import { OrderPurpose } from "#shared/order-purpose.tsx";
import { useEntry } from "#shared/use-enter-session.ts";
import { accountTyped, checkLogin, type LoginValues } from "./login-form.ts";

/** The login page; after login the visitor continues to where they were going. */
export function LoginPage({ returnTo }: { returnTo: string | undefined }) {
  const { t } = useLingui();
  const { order, enter } = useEntry(returnTo);
  const product = useQuery({ ...detailQuery(order?.productId ?? 0), enabled: order !== null }).data;
  const form = useForm<LoginValues>({ defaultValues: { account: "", password: "" }, resolver: resolverOf(checkLogin) });
  const draft = useFormDraft(form, "login", { keep: ["account"] });
  const login = useFormWrite(form, useLogin(), {
    onDone: (reply) => {
      draft.forget();
      enter(reply);
    },
  });
  const { errors } = form.formState;
  usePageHead({
    title: t`Log in`,
    description: t`Enter your email address, mobile number or username, and your password.`,
  });

  const submit = form.handleSubmit(({ account, password }) => login.send({ account: accountTyped(account), password }));

  return (
    <AuthLayout
      title={<Trans>Log in</Trans>}
      intro={<Trans>Enter your email address, mobile number or username, and your password.</Trans>}
    >
      {order && <OrderPurpose order={order} title={product?.title} />}
      <chakra.form
        noValidate
        onSubmit={(event) => void submit(event)}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="5"
        aria-busy={login.busy || undefined}
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
        <Refusal>{login.refusal}</Refusal>
        <Button type="submit" size="lg" loading={login.busy}>
          <Trans>Log in</Trans>
        </Button>
      </chakra.form>
      <Muted>
        <TextLink to="/help">
          <Trans>Cannot log in?</Trans>
        </TextLink>
      </Muted>
      <LoginAlternative question={<Trans>New to Hashgrove?</Trans>}>
        <LinkButton
          to="/signIn"
          search={returnTo === undefined ? {} : { redirect: returnTo }}
          variant="outline"
          size="lg"
        >
          <Trans>Register</Trans>
        </LinkButton>
      </LoginAlternative>
      <AllLanguages />
    </AuthLayout>
  );
}
