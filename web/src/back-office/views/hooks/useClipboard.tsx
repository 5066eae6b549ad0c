import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Section } from "#back-office/parts/section.tsx";
import { Field } from "#components/forms/field.tsx";
import { TextInput } from "#components/forms/text-input.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useCopy } from "#components/ui/use-copy.ts";
import { showToast } from "#state/toast.ts";

export function View() {
  const { t } = useLingui();
  const [text, setText] = useState(() => t`Copy me`);
  const { copied, copy } = useCopy((done) =>
    showToast(
      done
        ? { kind: "success", text: t`Copied.` }
        : { kind: "warning", text: t`The browser did not allow it. Copy the text by hand.` },
    ),
  );
  return (
    <Section>
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="3">
        <chakra.div flex="1 1 14rem" maxWidth="form">
          <Field label={<Trans>Text</Trans>}>
            {(control) => (
              <TextInput {...control} value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
            )}
          </Field>
        </chakra.div>
        <Button size="sm" onClick={() => void copy(text)}>
          <Icon of={copied ? Check : Copy} size={18} />
          <Trans>Copy</Trans>
        </Button>
      </chakra.div>
    </Section>
  );
}
