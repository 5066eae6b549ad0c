import { Trans } from "@lingui/react/macro";
import { Muted } from "#components/ui/muted.tsx";

/** The label of the large amount in the review and the result of a withdrawal. */
export const DeductedLabel = () => (
  <Muted fontWeight="medium">
    <Trans>Deducted from your balance</Trans>
  </Muted>
);

/** The label of the large amount in the result of a top-up. */
export const CreditedLabel = ({ isCredited }: { isCredited: boolean }) => (
  <Muted fontWeight="medium">
    {isCredited ? <Trans>Credited to your balance</Trans> : <Trans>To be credited to your balance</Trans>}
  </Muted>
);
