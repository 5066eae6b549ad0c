import { Trans } from "@lingui/react/macro";
import { ComingSection } from "#features/personage/coming-section.tsx";

export function InviteSection() {
  return (
    <ComingSection text={<Trans>Soon you will find your invite code, your progress and your rewards here.</Trans>} />
  );
}
