import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { Field } from "#components/forms/field.tsx";
import { NativeSelect } from "#components/forms/native-select.tsx";
import { Button } from "#components/ui/button.tsx";
import { go, hrefOf } from "#console/address.ts";
import { createWorld, useScenarios } from "#console/api/worlds.ts";
import { TextField } from "#console/parts/fields.tsx";
import { Fields, Row } from "#console/parts/row.tsx";
import { Section } from "#console/parts/section.tsx";
import { useAction } from "#console/parts/use-action.ts";
import { useScenarioTexts } from "./use-scenario-texts.ts";

const FIRST = "demo";

/** Form: creates a world from a scenario and opens it. */
export function CreateWorld() {
  const { t } = useLingui();
  const { data } = useScenarios();
  const textOf = useScenarioTexts();
  const act = useAction();
  const [scenario, setScenario] = useState(FIRST);
  const [id, setId] = useState("");
  const [busy, setBusy] = useState(false);
  const scenarios = data?.items ?? [];
  const chosen = scenarios.find(({ name }) => name === scenario);
  const about = chosen && textOf(chosen);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const made = await act(() => createWorld(scenario, id));
    setBusy(false);
    if (made) go(hrefOf(made.id));
  };
  return (
    <Section title={<Trans>Create a world</Trans>}>
      <form onSubmit={(event) => void submit(event)}>
        <Fields>
          <Field label={t`Scenario`} hint={about && <span lang={about.lang}>{about.text}</span>}>
            {(control) => (
              <NativeSelect
                {...control}
                value={scenario}
                options={(scenarios.length > 0 ? scenarios : [{ name: FIRST }]).map(({ name }) => ({
                  value: name,
                  label: name,
                }))}
                onValueChange={setScenario}
              />
            )}
          </Field>
          <TextField
            label={t`Name of the world`}
            optional
            hint={t`Lowercase letters, digits and hyphens; generated if left empty.`}

            value={id}
            maxLength={48}
            pattern="[a-z0-9][a-z0-9\-]*"
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => setId(currentTarget.value)}
          />
          <Row paddingTop={{ base: "0", md: "7" }}>
            <Button type="submit" loading={busy}>
              <Trans>Create world</Trans>
            </Button>
          </Row>
        </Fields>
      </form>
    </Section>
  );
}
