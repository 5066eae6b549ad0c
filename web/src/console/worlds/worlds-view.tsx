import { chakra } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { Notice } from "#components/feedback/notice.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Checkbox } from "#components/forms/checkbox.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { ListTable } from "#components/tables/list-table.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { hrefOf } from "#console/address.ts";
import { endWorlds, newestWorlds, type ServerWorlds, useWorlds } from "#console/api/worlds.ts";
import { ConfirmButton } from "#console/parts/confirm-button.tsx";
import { PlaceLink, Row } from "#console/parts/row.tsx";
import { Section } from "#console/parts/section.tsx";
import { WorldTime } from "#console/parts/times.tsx";
import { View } from "#console/parts/view.tsx";
import { CreateWorld } from "./create-world.tsx";

/** Every world of the server, or of all servers behind one address, and a form to create a world. */
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

/** Servers whose worlds are missing from the list, because the servers did not return them. */
function LostServers({ servers }: { servers: readonly ServerWorlds[] }) {
  const lost = servers.filter(({ worlds }) => worlds === null).map(({ name }) => name);
  if (lost.length === 0) return null;
  const names = lost.join(", ");
  return (
    <Notice colorPalette="review">
      <Trans>These servers do not respond, so their worlds are not listed: {names}</Trans>
    </Notice>
  );
}

type ListedWorld = ReturnType<typeof newestWorlds>[number];

function WorldTable({ servers }: { servers: readonly ServerWorlds[] }) {
  const { t } = useLingui();
  const rows = newestWorlds(servers);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((each) => each !== id)));
  return (
    <>
      <EndWorlds rows={rows} chosen={chosen} onChoose={setChosen} />
      <ListTable
        caption={t`Open worlds`}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          {
            label: t`World`,
            cell: ({ id, label }) => {
              const name = (
                <Stack>
                  <PlaceLink href={hrefOf(id)}>{id}</PlaceLink>
                  {label !== null && <Muted fontWeight="normal">{label}</Muted>}
                </Stack>
              );
              return canEnd({ id }) ? (
                <Checkbox
                  label={name}
                  aria-label={t`Choose ${id}`}
                  checked={chosen.has(id)}
                  onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
                />
              ) : (
                <chakra.div paddingStart="8" fontSize="sm">
                  {name}
                </chakra.div>
              );
            },
          },
          ...(servers.length > 1 ? [{ label: t`Server`, cell: ({ server }: ListedWorld) => server }] : []),
          { label: t`Scenario`, cell: ({ scenario }) => scenario },
          { label: t`World time`, cell: ({ now }) => <WorldTime at={now} /> },
          { label: t`Calls`, cell: ({ counts }) => counts.journal, align: "end" },
          { label: t`To do`, cell: (world) => <Marks world={world} /> },
        ]}
      />
    </>
  );
}

/** Whether a world can be ended; the default world lasts as long as the server. */
const canEnd = ({ id }: Pick<ListedWorld, "id">): boolean => id !== "default";

interface EndWorldsProps {
  rows: readonly ListedWorld[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
}

/** Ends the chosen worlds after one confirmation that lists them. */
function EndWorlds({ rows, chosen, onChoose }: EndWorldsProps) {
  const { t } = useLingui();
  const all = rows.filter(canEnd).map(({ id }) => id);
  // Only worlds that still exist: other testers may have ended some of the chosen ones.
  const ids = all.filter((id) => chosen.has(id));
  const count = ids.length;
  const names = ids.join(", ");
  if (all.length === 0) return null;
  return (
    <Row justifyContent="space-between" minHeight="10">
      <Checkbox
        label={t`Choose all`}
        checked={count === all.length}
        onChange={({ currentTarget }) => onChoose(new Set(currentTarget.checked ? all : []))}
      />
      {count > 0 && (
        <ConfirmButton
          label={t`End ${plural(count, { one: "# world", other: "# worlds" })}`}
          loses={<Trans>The worlds and everything in them are deleted: {names}</Trans>}
          task={async () => {
            await endWorlds(ids);
            onChoose(new Set());
          }}
          doneText={t`Ended: ${names}`}
        />
      )}
    </Row>
  );
}

/** Badges for a world's pending reviews, armed faults and problems. */
function Marks({ world: { counts, violations, tainted } }: { world: ListedWorld }) {
  const { t } = useLingui();
  const { openReviews, faults } = counts;
  return (
    <Row>
      {openReviews > 0 && <Badge colorPalette="review">{t`${openReviews} to review`}</Badge>}
      {faults > 0 && (
        <Badge colorPalette="brand">
          <Plural value={faults} one="# fault armed" other="# faults armed" />
        </Badge>
      )}
      {violations > 0 && (
        <Badge colorPalette="failure">
          <Plural value={violations} one="# contract violation" other="# contract violations" />
        </Badge>
      )}
      {tainted && <Badge colorPalette="failure">{t`Forced edit`}</Badge>}
    </Row>
  );
}
