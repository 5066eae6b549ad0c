import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import type { Schemas } from "#console/api/client.ts";
import { useWorld } from "#console/api/live.ts";
import { createUser } from "#console/api/users.ts";
import { SelectField, TextField } from "#console/parts/fields.tsx";
import { Fields, Row } from "#console/parts/row.tsx";
import { Section } from "#console/parts/section.tsx";
import { useAction } from "#console/parts/use-action.ts";

/** Form: creates a user at a chosen stage (registered, identified, ...). */
export function CreateUser() {
  const { t } = useLingui();
  const { id } = useWorld();
  const act = useAction();
  const [handle, setHandle] = useState("");
  const [persona, setPersona] = useState<Schemas["Persona"]>("newcomer");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const made = await act(() => createUser(id, { handle, persona }), t`${handle} has signed up.`);
    if (made) setHandle("");
  };
  return (
    <Section title={<Trans>Sign up a user</Trans>}>
      <form onSubmit={(event) => void submit(event)}>
        <Fields>
          <TextField
            label={t`Handle`}
            hint={t`The name tests use for this user: lowercase letters, digits and hyphens, a letter first.`}

            required
            pattern="[a-z][a-z0-9\-]*"
            maxLength={48}
            autoComplete="off"
            spellCheck={false}
            value={handle}
            onChange={({ currentTarget }) => setHandle(currentTarget.value)}
          />
          <SelectField
            label={t`Stage`}
            value={persona}
            options={[
              { value: "newcomer", label: t`Has just signed up` },
              { value: "verified", label: t`Identity verified` },
              { value: "bound", label: t`Bank account registered, trading password set` },
              { value: "funded", label: t`With 500,000 yen topped up` },
              { value: "holding", label: t`With a holding of 100,000 yen` },
            ]}
            onValueChange={setPersona}
          />
          <Row paddingTop={{ base: "0", md: "7" }}>
            <Button type="submit">
              <Trans>Sign up</Trans>
            </Button>
          </Row>
        </Fields>
      </form>
    </Section>
  );
}
