import { Trans, useLingui } from "@lingui/react/macro";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Checkbox } from "#components/forms/checkbox.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { ListTable } from "#components/tables/list-table.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { ProgressBar } from "#components/ui/progress-bar.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { hrefOf, setQuery, usePlace } from "#console/address.ts";
import type { Schemas } from "#console/api/client.ts";
import { useCoverage } from "#console/api/journal.ts";
import { useWorld } from "#console/api/live.ts";
import { type Operation, useOperations } from "#console/api/operations.ts";
import { Monospace } from "#console/parts/monospace.tsx";
import { PlaceLink, Row } from "#console/parts/row.tsx";
import { Section } from "#console/parts/section.tsx";
import { View } from "#console/parts/view.tsx";
import { coverageOf } from "./coverage-of.ts";

export function CoverageView() {
  const { t } = useLingui();
  const { id } = useWorld();
  const coverage = useCoverage(id);
  const operations = useOperations();
  return (
    <View title={t`Coverage`} lead={<Trans>Every call in the contract, with the outcomes seen in this world.</Trans>}>
      <QueryView query={coverage} skeleton={<Skeleton height="60" />}>
        {(items) => <Covered items={items} operations={operations.data ?? []} />}
      </QueryView>
    </View>
  );
}

/** Whether only the back office makes calls to this path: tests of the product need not cover them. */
const isBackOffice = (path: string): boolean => path.startsWith("/mock/");

interface CoveredProps {
  items: Schemas["Coverage"]["items"];
  operations: readonly Operation[];
}

function Covered({ items, operations }: CoveredProps) {
  const { t } = useLingui();
  const { id } = useWorld();
  const { query } = usePlace();
  const withBackOffice = query.template === "1";
  const rows = coverageOf(items, withBackOffice ? operations : operations.filter(({ path }) => !isBackOffice(path)));
  const seen = rows.filter(({ outcomes }) => outcomes.length > 0).length;
  const unseen = query.unseen === "1";
  const shown = unseen ? rows.filter(({ outcomes }) => outcomes.length === 0) : rows;
  const total = rows.length;
  return (
    <Section title={<Trans>Calls and outcomes</Trans>}>
      <Stack gap="2">
        <Muted>{t`${seen} of ${total} calls were made.`}</Muted>
        <ProgressBar value={seen} max={total} aria-label={t`Calls made`} />
      </Stack>
      <Checkbox
        label={t`Only calls never made`}
        checked={unseen}
        onChange={({ currentTarget }) => setQuery({ unseen: currentTarget.checked ? "1" : "" })}
      />
      <Checkbox
        label={t`Include the back office's calls (/mock)`}
        checked={withBackOffice}
        onChange={({ currentTarget }) => setQuery({ template: currentTarget.checked ? "1" : "" })}
      />
      <ListTable
        caption={t`Calls and outcomes`}
        rows={shown}
        keyOf={({ operationId }) => operationId}
        columns={[
          {
            label: t`Call`,
            cell: ({ operationId, outcomes }) =>
              outcomes.length > 0 ? (
                <PlaceLink href={hrefOf(id, "journal", { operationId })}>
                  <Monospace>{operationId}</Monospace>
                </PlaceLink>
              ) : (
                <Monospace color="ink.second">{operationId}</Monospace>
              ),
          },
          {
            label: t`Outcomes`,
            cell: ({ outcomes }) => (
              <Row>
                {outcomes.map(({ outcome, status, count }) => (
                  <Badge key={`${outcome} ${status}`} colorPalette={outcome === "ok" ? "success" : "neutral"}>
                    {outcome} {outcome === String(status) ? "" : status} × {count}
                  </Badge>
                ))}
              </Row>
            ),
          },
        ]}
      />
    </Section>
  );
}
