import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Lock as LockSign } from "lucide-react";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { APP_TITLE } from "#back-office/routing/app-title.ts";
import { type Lock, unlock } from "#back-office/stores/lock.ts";
import { useUser } from "#back-office/stores/user.ts";
import { Field } from "#components/forms/field.tsx";
import { PasswordInput } from "#components/forms/password-input.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { dateFormatOf } from "#i18n/date-format.ts";
import { logOut } from "../log-out.ts";
import { useDocumentTitle } from "../use-document-styles.ts";
import { opens } from "./lock-hash.ts";

/** The lock screen: the time, and a button that asks for the password. */
export function LockScreen({ lock }: { lock: Lock }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  useDocumentTitle(t`Locked`);
  return (
    <chakra.main
      id="main"
      flex="1"
      minHeight="100dvh"
      display="grid"
      alignContent="center"
      justifyItems="center"
      gap="8"
      padding="6"
      bg="bg.sunken"
      textAlign="center"
    >
      <chakra.h1 display="flex" alignItems="center" gap="2" fontSize="md" fontWeight="normal">
        <Icon of={LockSign} />
        <Trans>{APP_TITLE} is locked</Trans>
      </chakra.h1>
      <Clock />
      {asking ? (
        <Unlock lock={lock} onBack={() => setAsking(false)} />
      ) : (
        <Button variant="soft" onClick={() => setAsking(true)}>
          <Trans>Unlock</Trans>
        </Button>
      )}
    </chakra.main>
  );
}

const TICK_MS = 1_000;

function Clock() {
  const { i18n } = useLingui();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const day = dateFormatOf(i18n.locale, { dateStyle: "full" }).format(now.getTime());
  const time = dateFormatOf(i18n.locale, { hour: "2-digit", minute: "2-digit" }).format(now.getTime());
  return (
    <chakra.p display="grid" gap="2">
      <chakra.time
        dateTime={now.toISOString()}
        fontSize={{ base: "4xl", md: "5xl" }}
        fontVariantNumeric="tabular-nums"
        lineHeight="1"
      >
        {time}
      </chakra.time>
      <span>{day}</span>
    </chakra.p>
  );
}

function Unlock({ lock, onBack }: { lock: Lock; onBack: () => void }) {
  const { t } = useLingui();
  const user = useUser()?.username ?? "";
  const form = useForm({ defaultValues: { password: "" } });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus("password"), [form]);
  const submit = form.handleSubmit(async ({ password }) => {
    if (await opens(lock, password)) unlock();
    else form.setError("password", { message: t`The lock password is not correct.` }, { shouldFocus: true });
  });
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => void submit(event)}
      display="grid"
      gap="4"
      width="full"
      maxWidth="form"
      padding="5"
      bg="bg.raised"
      color="ink"
      borderRadius="sm"
      textAlign="start"
    >
      <Field
        label={<Trans>Lock password of {user}</Trans>}
        error={errors.password && (errors.password.message || t`Enter a password.`)}
      >
        {(control) => (
          <PasswordInput {...control} {...form.register("password", { required: true })} autoComplete="off" />
        )}
      </Field>
      <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="flex-end">
        <Button size="sm" variant="quiet" onClick={onBack}>
          <Trans context="lock screen">Back</Trans>
        </Button>
        <Button size="sm" variant="outline" onClick={() => void logOut()}>
          <Trans>Back to login</Trans>
        </Button>
        <Button size="sm" type="submit" loading={isSubmitting}>
          <Trans>Unlock</Trans>
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
