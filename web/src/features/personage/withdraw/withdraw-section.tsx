import { Trans } from "@lingui/react/macro";
import { ComingSection } from "#features/personage/coming-section.tsx";

export function WithdrawSection() {
  return (
    <ComingSection
      text={
        <Trans>
          Soon you can withdraw to your bank account or as USDT here. Your balance stays as it is until then.
        </Trans>
      }
    />
  );
}
