import { Trans } from "@lingui/react/macro";
import { Section } from "#back-office/parts/section.tsx";
import { Field } from "#components/forms/field.tsx";
import { TextInput } from "#components/forms/text-input.tsx";

/** A text field whose content survives switching tabs. */
export function LevelView() {
  return (
    <Section intro={<Trans>What you type here stays while the tab is open, even when you look at another tab.</Trans>}>
      <Field label={<Trans>Your text</Trans>}>{(control) => <TextInput {...control} maxWidth="form" />}</Field>
    </Section>
  );
}
