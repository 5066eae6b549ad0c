import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Section } from "#back-office/parts/section.tsx";
import { Field } from "#components/forms/field.tsx";
import { PasswordInput } from "#components/forms/password-input.tsx";
import { PasswordStrengthBar } from "#components/forms/password-strength-bar.tsx";

/** Password fields: plain, with a strength meter, and disabled. */
export function View() {
  const [password, setPassword] = useState("");
  return (
    <Section>
      <chakra.div display="grid" gap="5" maxWidth="form" gridTemplateColumns="minmax(0, 1fr)">
        <Field label={<Trans>On its own</Trans>}>
          {(control) => <PasswordInput {...control} autoComplete="off" />}
        </Field>
        <Field
          label={<Trans>With its strength</Trans>}
          hint={<Trans>Nothing that you type here leaves this page.</Trans>}
        >
          {(control) => (
            <div>
              <PasswordInput
                {...control}
                autoComplete="off"
                value={password}
                onChange={({ currentTarget }) => setPassword(currentTarget.value)}
              />
              <chakra.div minHeight="7" paddingTop="1">
                <PasswordStrengthBar password={password} />
              </chakra.div>
            </div>
          )}
        </Field>
        <Field label={<Trans>Switched off</Trans>}>
          {(control) => <PasswordInput {...control} autoComplete="off" disabled defaultValue="Passw0rd1" />}
        </Field>
      </chakra.div>
    </Section>
  );
}
