import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { AgreementBox } from "#back-office/parts/gallery/agreement-box.tsx";
import { Section } from "#back-office/parts/section.tsx";
import { showToast } from "#state/toast.ts";

/** A checkbox for agreements, which open from links in its sentence. */
export function View() {
  const { t } = useLingui();
  const [agreed, setAgreed] = useState(false);
  return (
    <Section intro={<Trans>The names within the sentence open the texts and do not tick the box.</Trans>}>
      <AgreementBox
        sentence={t`I have read the terms of use and the privacy policy and accept them.`}
        agreements={[
          {
            text: t`terms of use`,
            onOpen: () => showToast({ kind: "info", text: t`The terms of use would open here.` }),
          },
          { text: t`privacy policy`, url: "#/agreement?type=privacy" },
        ]}
        checked={agreed}
        onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
      />
      <p role="status">{agreed ? <Trans>You have agreed.</Trans> : <Trans>You have not agreed yet.</Trans>}</p>
    </Section>
  );
}
