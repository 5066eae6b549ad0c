import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { Section } from "#back-office/parts/section.tsx";
import { usePage } from "#back-office/routing/page.ts";
import { useTabs } from "#back-office/routing/tabs.ts";
import { Field } from "#components/forms/field.tsx";
import { TextInput } from "#components/forms/text-input.tsx";

/** Details of an item, in a tab with its own title. */
export function View() {
  const { t } = useLingui();
  const { params } = usePage();
  const { setTitle } = useTabs();
  const id = params["id"] ?? "";
  useEffect(() => setTitle(t`Details of ${id}`), [setTitle, t, id]);
  return (
    <Section
      title={<Trans>Number {id}</Trans>}
      intro={<Trans>Every number has a tab of its own, and what you write stays in it.</Trans>}
    >
      <Field label={<Trans>Number in the address</Trans>}>
        {(control) => <TextInput {...control} defaultValue={id} maxWidth="form" />}
      </Field>
    </Section>
  );
}
