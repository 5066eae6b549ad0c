import { Trans, useLingui } from "@lingui/react/macro";
import { Highlight } from "#back-office/parts/gallery/highlight.tsx";
import { Section } from "#back-office/parts/section.tsx";
import { showToast } from "#state/toast.ts";

export function View() {
  const { t } = useLingui();
  return (
    <Section intro={<Trans>Press a word.</Trans>}>
      <p>
        <Highlight
          text={t`The best time to plant a tree was twenty years ago; the second best time is now.`}
          words={[t`twenty years ago`, t`now`]}
          onPick={(word) => showToast({ kind: "info", text: t`You pressed: ${word}` })}
        />
      </p>
    </Section>
  );
}
