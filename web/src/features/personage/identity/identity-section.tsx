import { Trans } from "@lingui/react/macro";
import { ComingSection } from "#features/personage/coming-section.tsx";

export function IdentitySection() {
  return (
    <ComingSection
      text={
        <Trans>
          Soon you can hand in your identity documents here and follow their review. You can buy and top up without it.
        </Trans>
      }
    />
  );
}
