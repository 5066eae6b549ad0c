import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { DataTable } from "#components/layout/data-table.tsx";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { Notice } from "#components/feedback/notice.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { newestWorlds, type ServerWorlds, useWorlds } from "#console/api/worlds.ts";
import { PlaceLink, Row } from "#console/parts/row.tsx";
import { Section } from "#console/parts/section.tsx";
import { WorldTime } from "#console/parts/times.tsx";
import { View } from "#console/parts/view.tsx";
import { hrefOf } from "#console/places.ts";
import { CreateWorld } from "./create-world.tsx";

/** Every world of the server, or of all that stand behind one address, and how to make another. */
export function WorldsView() {
  const { t } = useLingui();
  const query = useWorlds();
  return (
    <View
      title={t`Worlds`}
      lead={
        <Trans>
          Each world is a separate product with its own members, money and time. Nothing you do in one affects another.
        </Trans>
      }
    >
      <CreateWorld />
      <Section title={<Trans>Open worlds</Trans>}>
        <QueryView
          query={query}
          skeleton={<Skeleton height="24" />}
          isEmpty={(servers) => servers.every(({ worlds }) => worlds?.length === 0)}
          empty={<EmptyState title={t`There are no worlds yet.`} />}
        >
          {(servers) => (
            <>
              <LostServers servers={servers} />
              <WorldTable servers={servers} />
            </>
          )}
        </QueryView>
      </Section>
    </View>
  );
}

/** Servers whose worlds are not in the list, because they did not reply. */
function LostServers({ servers }: { servers: readonly ServerWorlds[] }) {
  const lost = servers.filter(({ worlds }) => worlds === null).map(({ name }) => name);
  if (lost.length === 0) return null;
  const names = lost.join(", ");
  return (
    <Notice tone="review">
      <Trans>These servers do not respond, so their worlds are not listed: {names}</Trans>
    </Notice>
  );
}

type ListedWorld = ReturnType<typeof newestWorlds>[number];

function WorldTable({ servers }: { servers: readonly ServerWorlds[] }) {
  const { t } = useLingui();
  return (
    <DataTable
      caption={t`Open worlds`}
      rows={newestWorlds(servers)}
      keyOf={({ id }) => id}
      columns={[
        {
          label: t`World`,
          cell: ({ id, label }) => (
            <Stack>
              <PlaceLink href={hrefOf(id)}>{id}</PlaceLink>
              {label !== null && <Muted fontWeight="normal">{label}</Muted>}
            </Stack>
          ),
        },
        ...(servers.length > 1 ? [{ label: t`Server`, cell: ({ server }: ListedWorld) => server }] : []),
        { label: t`Scenario`, cell: ({ scenario }) => scenario },
        { label: t`World time`, cell: ({ now }) => <WorldTime at={now} /> },
        { label: t`Calls`, cell: ({ counts }) => counts.journal, align: "end" },
        { label: t`To do`, cell: (world) => <Marks world={world} /> },
      ]}
    />
  );
}

/** What waits in a world, and what is wrong with it. */
function Marks({ world: { counts, violations, tainted } }: { world: ListedWorld }) {
  const { t } = useLingui();
  const { openReviews, faults } = counts;
  return (
    <Row>
      {openReviews > 0 && <Badge tone="review">{t`${openReviews} to review`}</Badge>}
      {faults > 0 && (
        <Badge tone="brand">
          <Plural value={faults} one="# fault armed" other="# faults armed" />
        </Badge>
      )}
      {violations > 0 && (
        <Badge tone="failure">
          <Plural value={violations} one="# contract violation" other="# contract violations" />
        </Badge>
      )}
      {tainted && <Badge tone="failure">{t`Forced edit`}</Badge>}
    </Row>
  );
}
