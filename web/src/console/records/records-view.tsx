import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { ListTable } from "#components/tables/list-table.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { hrefOf, setQuery, usePlace } from "#console/address.ts";
import { useWorld } from "#console/api/live.ts";
import { type Books, useBooks } from "#console/api/records.ts";
import { useUsers } from "#console/api/users.ts";
import { CompactSegmented } from "#console/parts/compact-segmented.tsx";
import { PlaceLink } from "#console/parts/row.tsx";
import { Section } from "#console/parts/section.tsx";
import { WorldTime } from "#console/parts/times.tsx";
import { View } from "#console/parts/view.tsx";
import { RecordTimeline } from "./record-timeline.tsx";
import { type AnyRecord, recordsOf, type RecordType, TYPES } from "./timeline-of.ts";
import { useRecordTexts } from "./use-record-texts.ts";

/** How many records are shown at first, and added by each click on "more". */
const PAGE = 50;
const TONES = {
  "in-review": "review",
  success: "success",
  failure: "failure",
  running: "brand",
  matured: "success",
} as const;

/** Top-ups, withdrawals and orders of all members, each with its timeline. */
export function RecordsView() {
  const { t } = useLingui();
  const { id } = useWorld();
  const query = useBooks(id);
  return (
    <View
      title={t`Records`}
      lead={<Trans>Top-ups, withdrawals and purchases, each with its states and the calls that caused them.</Trans>}
    >
      <QueryView query={query} skeleton={<Skeleton height="60" />}>
        {(books) => <Records books={books} />}
      </QueryView>
    </View>
  );
}

function Records({ books }: { books: Books }) {
  const { t } = useLingui();
  const { query } = usePlace();
  const { types } = useRecordTexts();
  const [shown, setShown] = useState(PAGE);
  const all = recordsOf(books, useNames());
  const type = TYPES.find((each) => each === query.type);
  const found = type === undefined ? all : all.filter((record) => record.type === type);
  const chosen = all.find((record) => idOf(record) === query.id);
  return (
    <Stack gap="5">
      {chosen && <RecordTimeline key={query.id} record={chosen} books={books} />}
      <Section
        title={<Trans>All records</Trans>}
        end={
          <CompactSegmented<RecordType | "all">
            legend={t`Show`}
            value={type ?? "all"}
            options={[{ value: "all", label: t`All` }, ...TYPES.map((value) => ({ value, label: types[value] }))]}
            onChange={(value) => setQuery({ type: value === "all" ? "" : value })}
          />
        }
      >
        {found.length === 0 ? (
          <EmptyState title={t`There are no records yet.`} />
        ) : (
          <RecordTable records={found.slice(0, shown)} />
        )}
        {found.length > shown && (
          <Button size="sm" variant="outline" justifySelf="start" onClick={() => setShown(shown + PAGE)}>
            <Trans>Show more</Trans>
          </Button>
        )}
      </Section>
    </Stack>
  );
}

/** The members' names by id, the same that the reviews show: the handle, else the username. */
function useNames(): ReadonlyMap<number, string> {
  const { id } = useWorld();
  return new Map((useUsers(id).data ?? []).map((user) => [user.id, user.name]));
}

/** A record's key in the URL. It includes the type, because an order can have the same id as a top-up. */
const idOf = ({ type, id }: AnyRecord): string => `${type}-${id}`;

function RecordTable({ records }: { records: readonly AnyRecord[] }) {
  const { t } = useLingui();
  const { id: world } = useWorld();
  const { query } = usePlace();
  const { types, states, amountOf } = useRecordTexts();
  return (
    <ListTable
      caption={t`All records`}
      rows={records}
      keyOf={idOf}
      columns={[
        {
          label: t`Transaction`,
          cell: (record) => (
            <PlaceLink
              href={hrefOf(world, "records", { type: query.type ?? "", id: idOf(record) })}
              aria-current={idOf(record) === query.id ? "true" : undefined}
            >
              {types[record.type]} {record.id}
            </PlaceLink>
          ),
        },
        { label: t`User`, cell: ({ user }) => user },
        { label: t`World time`, cell: ({ at }) => <WorldTime at={new Date(at).toISOString()} /> },
        { label: t`Amount`, cell: amountOf, align: "end" },
        { label: t`State`, cell: ({ state }) => <Badge colorPalette={TONES[state]}>{states[state]}</Badge> },
      ]}
    />
  );
}
