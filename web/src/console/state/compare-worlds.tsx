import { chakra } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { hrefOf, setQuery, usePlace } from "#console/address.ts";
import { useWorld } from "#console/api/live.ts";
import { useWorldState } from "#console/api/state.ts";
import { newestWorlds, useWorlds } from "#console/api/worlds.ts";
import { SelectField } from "#console/parts/fields.tsx";
import { lineOf } from "#console/parts/format-row.ts";
import { Monospace } from "#console/parts/monospace.tsx";
import { Lines, PlaceLink } from "#console/parts/row.tsx";
import { Section } from "#console/parts/section.tsx";
import { differencesOf, type RowDifference } from "./differences-of.ts";

/** Maximum number of listed rows. */
const MOST = 200;
const NONE = "none";

/** Lists the rows in which two worlds differ. For a fork, the world it was copied from is preselected. */
export function CompareWorlds() {
  const { t } = useLingui();
  const { id } = useWorld();
  const asked = usePlace().query.with;
  const others = newestWorlds(useWorlds().data ?? [])
    .map((world) => world.id)
    .filter((other) => other !== id);
  // Forks are named after their origin: `demo--2` is a fork of `demo`.
  const [origin = ""] = id.split("--", 1);
  const other = asked ?? (others.includes(origin) ? origin : NONE);
  if (others.length === 0) return null;
  return (
    <Section title={<Trans>Compare with another world</Trans>}>
      <SelectField
        label={t`World`}
        value={other}
        options={[{ value: NONE, label: t`None` }, ...others.map((value) => ({ value, label: value }))]}
        onValueChange={(value) => setQuery({ with: value })}
      />
      {other !== NONE && <Differences key={other} other={other} />}
    </Section>
  );
}

function Differences({ other }: { other: string }) {
  const { id } = useWorld();
  const here = useWorldState(id, "");
  const there = useWorldState(other, "");
  return (
    <QueryView query={here} skeleton={<Skeleton height="40" />}>
      {({ value }) => (
        <QueryView query={there} skeleton={<Skeleton height="40" />}>
          {({ value: otherValue }) => (
            <Rows other={other} rows={differencesOf(value as object as Rows, otherValue as object as Rows)} />
          )}
        </QueryView>
      )}
    </QueryView>
  );
}

type Rows = Readonly<Record<string, unknown>>;

function Rows({ other, rows }: { other: string; rows: readonly RowDifference[] }) {
  const { t } = useLingui();
  const { id } = useWorld();
  const only = { here: t`only here`, there: t`only in ${other}` } as const;
  return (
    <Stack gap="4">
      <Muted role="status">
        {rows.length === 0 ? (
          <Trans>No row differs.</Trans>
        ) : (
          <Plural value={rows.length} one="# row differs." other="# rows differ." />
        )}
      </Muted>
      <Lines aria-label={t`Rows that differ`}>
        {rows.slice(0, MOST).map(({ table, key, only: place, fields }) => {
          const pointer = key === "" ? `/${table}` : `/${table}/${key}`;
          return (
            <li key={pointer}>
              <PlaceLink fontSize="sm" href={hrefOf(place === "there" ? other : id, "state", { pointer })}>
                <Monospace>{pointer}</Monospace>
              </PlaceLink>{" "}
              {place !== null && (
                <chakra.span color="ink.second" fontSize="sm">
                  {only[place]}
                </chakra.span>
              )}
              <chakra.dl
                display="grid"
                gridTemplateColumns="auto minmax(0, 1fr) minmax(0, 1fr)"
                columnGap="4"
                fontSize="sm"
              >
                {fields.map((each) => (
                  <FieldDifference key={each.field} {...each} other={other} />
                ))}
              </chakra.dl>
            </li>
          );
        })}
      </Lines>
      {rows.length > MOST && <Muted>{t`Only the first ${MOST} are listed.`}</Muted>}
    </Stack>
  );
}

interface FieldDifferenceProps {
  field: string;
  here: unknown;
  there: unknown;
  other: string;
}

function FieldDifference({ field, here, there, other }: FieldDifferenceProps) {
  const { id } = useWorld();
  return (
    <>
      <dt>
        <Monospace>{field}</Monospace>
      </dt>
      <dd>
        <Muted>{id}</Muted>
        <Monospace>{here === undefined ? "–" : lineOf(field, here)}</Monospace>
      </dd>
      <dd>
        <Muted>{other}</Muted>
        <Monospace>{there === undefined ? "–" : lineOf(field, there)}</Monospace>
      </dd>
    </>
  );
}
