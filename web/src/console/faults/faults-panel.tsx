import { Trans } from "@lingui/react/macro";
import { hrefOf } from "#console/address.ts";
import { useFaults } from "#console/api/faults.ts";
import { useWorld } from "#console/api/live.ts";
import { PlaceLink } from "#console/parts/row.tsx";
import { Section } from "#console/parts/section.tsx";
import { FaultForm } from "./fault-form.tsx";
import { FaultList } from "./fault-list.tsx";
import { FIRST_CHOICE } from "./kinds.ts";

const MOST = 4;

/** The newest faults, with a short form to arm one. */
export function FaultsPanel() {
  const { id } = useWorld();
  const { data } = useFaults(id);
  const newest = (data ?? []).slice(-MOST).toReversed();
  return (
    <Section
      title={<Trans>Trigger a fault</Trans>}
      end={
        <PlaceLink fontSize="sm" href={hrefOf(id, "faults")}>
          <Trans>All faults</Trans>
        </PlaceLink>
      }
    >
      <FaultForm first={FIRST_CHOICE} />
      {newest.length > 0 && <FaultList items={newest} />}
    </Section>
  );
}
