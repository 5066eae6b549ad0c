import { Trans, useLingui } from "@lingui/react/macro";
import { Infotip } from "#back-office/parts/gallery/infotip.tsx";
import { Section } from "#back-office/parts/section.tsx";
import { showToast } from "#state/toast.ts";

export function View() {
  const { t } = useLingui();
  return (
    <Section>
      <Infotip
        title={<Trans>Before you begin</Trans>}
        lines={[
          { text: t`Names have to be unique within a department.`, words: [t`unique`] },
          { text: t`A record that was deleted cannot be restored.`, words: [t`deleted`, t`restored`] },
          { text: t`Changes apply to everybody at once.` },
        ]}
        onPick={(word) => showToast({ kind: "info", text: t`You pressed: ${word}` })}
      />
    </Section>
  );
}
