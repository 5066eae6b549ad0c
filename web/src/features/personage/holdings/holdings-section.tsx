import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getMyFundsQuery, type Holding } from "#api/orders.ts";
import { DataTable, TableSkeleton } from "#components/data-table.tsx";
import { EmptyState } from "#components/empty-state.tsx";
import { QueryView } from "#components/query-view.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { Amount } from "#features/personage/amount.tsx";
import { useFormat } from "#i18n/format.ts";
import { HoldingProgress } from "./holding-progress.tsx";

/** What the member has bought, running and matured (spec 2, my holdings). */
export function HoldingsSection() {
  const { t } = useLingui();
  const format = useFormat();
  const holdings = useQuery(getMyFundsQuery());
  return (
    <QueryView
      query={holdings}
      skeleton={<TableSkeleton />}
      isEmpty={(list) => list.length === 0}
      empty={
        <EmptyState
          title={<Trans>You hold nothing yet</Trans>}
          text={<Trans>What you buy is listed here with its term and its expected profit.</Trans>}
          action={
            <LinkButton to="/personage" search={{ personageHighlight: "1" }}>
              <Trans>See what you can buy</Trans>
            </LinkButton>
          }
        />
      }
    >
      {(list) => (
        <chakra.div display="grid" gap="4">
          <DataTable<Holding>
            caption={t`My holdings`}
            rows={list}
            keyOf={(holding) => holding.id}
            columns={[
              { label: t`Name`, cell: ({ name }) => name },
              { label: t`Amount`, align: "end", cell: ({ price }) => <Amount value={price} size="sm" /> },
              {
                label: t`Expected profit`,
                align: "end",
                cell: ({ expectedProfit }) => <Amount value={expectedProfit} size="sm" />,
              },
              { label: t`Start`, cell: ({ start }) => <Day>{format.date(start)}</Day> },
              { label: t`End`, cell: ({ end }) => <Day>{format.date(end)}</Day> },
              { label: t`Progress`, cell: (holding) => <HoldingProgress holding={holding} /> },
            ]}
          />
          <chakra.p color="ink.second" fontSize="sm">
            <Trans>
              The expected profit is what a holding earns until it ends, as fixed when you bought it. Days are those of
              Tokyo.
            </Trans>
          </chakra.p>
        </chakra.div>
      )}
    </QueryView>
  );
}

const Day = chakra("span", { base: { whiteSpace: "nowrap" } });
