import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { hrefOf, type Query, usePlace } from "#console/address.ts";
import { clearJournal, type Entry, useJournal } from "#console/api/journal.ts";
import { useIsLive, useWorld } from "#console/api/live.ts";
import { ConfirmButton } from "#console/parts/confirm-button.tsx";
import { PlaceLink, Row } from "#console/parts/row.tsx";
import { Section } from "#console/parts/section.tsx";
import { View } from "#console/parts/view.tsx";
import { CallDetails } from "./call-details.tsx";
import { CallList } from "./call-list.tsx";
import { filterEntries } from "./filter-entries.ts";
import { HarButton } from "./har-button.tsx";
import { JournalFilters } from "./journal-filters.tsx";

/** How many calls are shown at first, and added by each click on "more". */
const PAGE = 100;

/** The world's journal, updated live, with the details of the open call beside it. */
export function JournalView() {
  const { t } = useLingui();
  const world = useWorld();
  const { query: asked } = usePlace();
  const query = useJournal(world);
  const live = useIsLive();
  return (
    <View
      title={t`Journal`}
      lead={<Trans>Every call to the product as it arrives, with what it changed. Secrets are never stored.</Trans>}
      end={
        <Row>
          {live ? <Badge colorPalette="success">{t`Live`}</Badge> : <Badge>{t`Polling every second`}</Badge>}
          <HarButton />
          <ConfirmButton
            label={t`Clear the journal`}
            loses={<Trans>The calls are deleted; coverage stays.</Trans>}
            task={() => clearJournal(world.id)}
            doneText={t`Journal cleared.`}
          />
        </Row>
      }
    >
      <QueryView query={query} skeleton={<Skeleton height="60" />}>
        {(entries) => <Entries entries={entries} query={asked} />}
      </QueryView>
    </View>
  );
}

function Entries({ entries, query }: { entries: readonly Entry[]; query: Query }) {
  const { t } = useLingui();
  const { id } = useWorld();
  const [shown, setShown] = useState(PAGE);
  const { seq, ...filters } = query;
  const found = filterEntries(entries, filters);
  const chosen = entries.find((entry) => String(entry.seq) === seq);
  return (
    <Panes data-open={seq !== undefined || undefined}>
      <chakra.div data-list minWidth="0">
        <Section title={<Trans>Calls</Trans>}>
          <JournalFilters entries={entries} query={query} />
          {found.length === 0 ? (
            <EmptyState title={entries.length === 0 ? t`No calls yet.` : t`No calls match these filters.`} />
          ) : (
            <CallList
              label={t`Calls`}
              world={id}
              entries={found.slice(0, shown)}
              query={filters}
              chosen={chosen?.seq}
            />
          )}
          {found.length > shown && (
            <Button size="sm" variant="outline" onClick={() => setShown(shown + PAGE)}>
              <Trans>Show more</Trans>
            </Button>
          )}
        </Section>
      </chakra.div>
      {seq !== undefined && (
        <Stack gap="3" minWidth="0">
          <Row>
            <PlaceLink fontSize="sm" href={hrefOf(id, "journal", filters)}>
              <Trans>Close</Trans>
            </PlaceLink>
          </Row>
          {chosen ? (
            <CallDetails key={chosen.seq} entry={chosen} entries={entries} />
          ) : (
            <EmptyState title={t`Call ${seq} is no longer in the journal.`} />
          )}
        </Stack>
      )}
    </Panes>
  );
}

const Panes = chakra("div", {
  base: {
    display: "grid",
    gap: "5",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "start",
    "&[data-open]": {
      gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 6fr)" },
      // On narrow screens, show only the details.
      "& > [data-list]": { display: { base: "none", lg: "block" } },
    },
  },
});
