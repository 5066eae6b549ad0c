import { Trans, useLingui } from "@lingui/react/macro";
import { Muted } from "#components/ui/muted.tsx";
import { hrefOf } from "#console/address.ts";
import { useJournal } from "#console/api/journal.ts";
import { useWorld } from "#console/api/live.ts";
import { CallList } from "#console/journal/call-list.tsx";
import { PlaceLink } from "#console/parts/row.tsx";
import { Section } from "#console/parts/section.tsx";

const MOST = 8;

export function LastCalls() {
  const { t } = useLingui();
  const world = useWorld();
  const { data } = useJournal(world);
  const entries = (data ?? []).slice(-MOST).toReversed();
  return (
    <Section
      title={<Trans>Last calls</Trans>}
      end={
        <PlaceLink fontSize="sm" href={hrefOf(world.id, "journal")}>
          <Trans>The whole journal</Trans>
        </PlaceLink>
      }
    >
      {entries.length === 0 ? (
        <Muted>{t`This world has had no calls yet. Open the product and use it.`}</Muted>
      ) : (
        <CallList label={t`Last calls`} world={world.id} entries={entries} />
      )}
    </Section>
  );
}
