import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Field } from "#components/forms/field.tsx";
import { PasswordInput } from "#components/forms/password-input.tsx";
import { Container } from "#components/layout/container.tsx";
import { Button } from "#components/ui/button.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { keepToken } from "#console/api/token.ts";

/** Asks for the control token of a protected server. */
export function TokenForm() {
  const { t } = useLingui();
  const client = useQueryClient();
  const [token, setToken] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keepToken(token.trim());
    void client.resetQueries();
  };
  return (
    <Container as="main" width="form" paddingY="16">
      <chakra.form display="grid" gap="5" onSubmit={submit}>
        <Heading as="h1">
          <Trans>Control token</Trans>
        </Heading>
        <Field label={t`Control token`} hint={t`Shown by the server when it started. Kept for this tab only.`}>
          {(control) => (
            <PasswordInput
              {...control}
              value={token}
              autoComplete="off"
              onChange={({ currentTarget }) => setToken(currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit">
          <Trans>Continue</Trans>
        </Button>
      </chakra.form>
    </Container>
  );
}
