import { Trans } from "@lingui/react/macro";
import { usePage } from "#demo/layout/page.ts";
import { Section } from "#demo/parts/section.tsx";
import { useTitleText } from "#demo/routing/titles.ts";
import { Field } from "#components/ui/field.tsx";
import { TextInput } from "#components/ui/text-input.tsx";

/** A text that is still there when the tab is shown again. */
export function LevelView() {
  const { node } = usePage();
  const titleText = useTitleText();
  return (
    <Section
      title={titleText(node.title)}
      intro={<Trans>What you type here stays while the tab is open, whichever tab you look at.</Trans>}
    >
      <Field label={<Trans>Your text</Trans>}>{(control) => <TextInput {...control} maxWidth="form" />}</Field>
    </Section>
  );
}
