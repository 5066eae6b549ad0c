import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { detailQuery } from "#api/products.ts";
import { useFormWrite } from "#api/use-form-write.ts";
import { useRegister } from "#api/user.ts";
import { DraftNotice } from "#components/forms/draft-notice.tsx";
import { Field } from "#components/forms/field.tsx";
import { resolverOf } from "#components/forms/form-resolver.ts";
import { PasswordInput } from "#components/forms/password-input.tsx";
import { PasswordRuleList } from "#components/forms/password-rule-list.tsx";
import { Refusal } from "#components/forms/refusal.tsx";
import { TextInput } from "#components/forms/text-input.tsx";
import { useFormDraft } from "#components/forms/use-form-draft.ts";
import { AuthLayout } from "#components/layout/auth-layout.tsx";
import { usePageHead } from "#components/layout/page-head.ts";
import { Button } from "#components/ui/button.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { compactText } from "#lib/text/normalize-text.ts";
import { AllLanguages } from "#shared/all-languages.tsx";
import { LoginAlternative } from "#shared/login-alternative.tsx";
import { OrderPurpose } from "#shared/order-purpose.tsx";
import { useEntry } from "#shared/use-enter-session.ts";
import { AccountField } from "./account-field.tsx";
import { Agreement } from "./agreement-checkbox.tsx";
import { accountOf, checkSignIn, type SignInValues } from "./sign-in-form.ts";
import { useErrorText } from "./use-error-text.ts";

/** Fields that survive a language change, which reloads the page (rule A10); a code in the link takes precedence. */
const KEPT = ["kind", "account", "agreed"] as const;

/** Registration by email address, mobile number or user name (rule B4); logs the new member in. */
export function SignInPage({ inviteCode, returnTo }: { inviteCode: string; returnTo: string | undefined }) {
  const { t } = useLingui();
  const { order, enter } = useEntry(returnTo);
  const product = useQuery({ ...detailQuery(order?.productId ?? 0), enabled: order !== null }).data;
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
  usePageHead({
    title: t`Register`,
    description: t`It takes about a minute. You can look around before you add any money.`,
  });

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
    <AuthLayout
      title={<Trans>Register</Trans>}
      intro={<Trans>It takes about a minute. You can look around before you add any money.</Trans>}
    >
      {order && <OrderPurpose order={order} title={product?.title} />}
      <chakra.form
        noValidate
        onSubmit={(event) => void submit(event)}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap={{ base: "4", md: "5" }}
        aria-busy={registration.busy || undefined}
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
        <Refusal>{registration.refusal}</Refusal>
        <Button type="submit" size="lg" loading={registration.busy}>
          <Trans>Register</Trans>
        </Button>
      </chakra.form>
      <LoginAlternative question={<Trans>Already registered?</Trans>}>
        <LinkButton
          to="/login"
          search={returnTo === undefined ? {} : { redirect: returnTo }}
          variant="outline"
          size="lg"
        >
          <Trans>Log in</Trans>
        </LinkButton>
      </LoginAlternative>
      <AllLanguages />
    </AuthLayout>
  );
}
