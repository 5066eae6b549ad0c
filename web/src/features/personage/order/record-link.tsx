import { Trans } from "@lingui/react/macro";
import { SectionLink } from "#features/personage/navigation/section-link.tsx";
import type { TopUp } from "./use-order-funds.ts";

/** The link target for top-ups in review: the record of a single top-up, else the list of records. */
export const placeOfTopUps = ([first, second]: readonly TopUp[]) =>
  ({
    to: "records",
    tab: first?.tab,
    ...(first && !second && { dialog: "record", id: String(first.record.id) }),
  }) as const;

export const TopUpsLink = ({ topUps }: { topUps: readonly TopUp[] }) => (
  <SectionLink {...placeOfTopUps(topUps)} color="inherit">
    {topUps.length === 1 ? <Trans>Open the record</Trans> : <Trans>See the records</Trans>}
  </SectionLink>
);
