import { Trans } from "@lingui/react/macro";
import { Muted } from "#components/ui/muted.tsx";

/** The label of the large amount in the review and in the result of a withdrawal: the same in both. */
export const DeductedLabel = () => (
  <Muted fontWeight="medium">
    <Trans>Deducted from your balance</Trans>
  </Muted>
);
