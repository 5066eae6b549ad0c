import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type CashFlowItem, type FlowDirection, getCapitalFlowQuery } from "#api/user.ts";
import { DataTable, TableSkeleton } from "#components/data-table.tsx";
import { EmptyState } from "#components/empty-state.tsx";
import { QueryView } from "#components/query-view.tsx";
import { Tabs } from "#components/tabs.tsx";
import { Amount } from "#features/personage/amount.tsx";
import { useFormat } from "#i18n/format.ts";

/** Income or expense, movement by movement (spec 2, funds flow); `tab` in the URL tells which. */
export function FundsFlowSection() {
  const { t } = useLingui();
  const navigate = useNavigate({ from: "/personage" });
  const { tab } = useSearch({ from: "/personage" });
  const direction: FlowDirection = tab === "expense" ? "expense" : "income";
  return (
    <Tabs<FlowDirection>
      label={t`Direction`}
      active={direction}
      onSelect={(next) =>
        void navigate({ search: (previous) => ({ ...previous, tab: next }), replace: true, resetScroll: false })
      }
      tabs={[
        { id: "income", label: <Trans>Income</Trans> },
        { id: "expense", label: <Trans>Expense</Trans> },
      ]}
    >
      <Movements direction={direction} />
    </Tabs>
  );
}

function Movements({ direction }: { direction: FlowDirection }) {
  const { t } = useLingui();
  const format = useFormat();
  const flow = useQuery(getCapitalFlowQuery(direction));
  const income = direction === "income";
  return (
    <QueryView
      query={flow}
      skeleton={<TableSkeleton />}
      isEmpty={(list) => list.length === 0}
      empty={
        <EmptyState
          title={<Trans>No data</Trans>}
          text={
            income ? (
              <Trans>Top-ups, earnings and rewards will be listed here.</Trans>
            ) : (
              <Trans>Purchases and withdrawals will be listed here.</Trans>
            )
          }
        />
      }
    >
      {(list) => (
        <DataTable<CashFlowItem>
          caption={income ? t`Income` : t`Expense`}
          rows={list}
          keyOf={(item) => item.id}
          columns={[
            { label: t`Explanation`, cell: ({ explanation }) => explanation },
            { label: t`Time`, cell: ({ at }) => <Moment>{format.dateTime(at)}</Moment> },
            {
              label: t`Amount`,
              align: "end",
              cell: ({ amount }) => (
                <chakra.span whiteSpace="nowrap">
                  {income ? "+" : "−"} <Amount value={amount} size="sm" />
                </chakra.span>
              ),
            },
          ]}
        />
      )}
    </QueryView>
  );
}

const Moment = chakra("span", { base: { color: "ink.second", whiteSpace: "nowrap" } });
