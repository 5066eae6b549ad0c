import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { type CashFlowItem, type FlowDirection, getCapitalFlowQuery } from "#api/user.ts";
import { TableSkeleton } from "#components/data-table.tsx";
import { EmptyState } from "#components/empty-state.tsx";
import { QueryView } from "#components/query-view.tsx";
import { saveText } from "#components/save-file.ts";
import { Tabs } from "#components/tabs.tsx";
import { isNarrowed, type ListFilter, passes } from "#features/personage/list-filter.ts";
import { ListPages, NothingPasses } from "#features/personage/list-pages.tsx";
import { ListTools } from "#features/personage/list-tools.tsx";
import { useListSearch } from "#features/personage/use-list-search.ts";
import { rowsOfPage } from "#lib/paging.ts";
import { tokyoDay } from "#lib/tokyo-day.ts";
import { serverNow } from "#state/server-clock.ts";
import { flowCsv } from "./flow-csv.ts";
import { FlowTable } from "./flow-table.tsx";
import { SectionButton } from "#features/personage/section-link.tsx";
import { Stack } from "#components/ui/stack.tsx";

/** Income or expense, movement by movement (rule L3); `tab` in the URL tells which. */
export function FundsFlowSection() {
  const { t } = useLingui();
  const { tab, shown, setTab } = useListSearch();
  const direction = directionOf(tab);
  return (
    <Tabs<FlowDirection>
      label={t`Direction`}
      active={direction}
      onSelect={setTab}
      tabs={[
        { id: "income", label: <Trans>Income</Trans> },
        { id: "expense", label: <Trans>Expense</Trans> },
      ]}
    >
      {/* The rows of the tab that was left go at once: they are not what the new one's name says. */}
      {directionOf(shown.tab) === direction ? (
        <Movements key={direction} direction={direction} />
      ) : (
        <chakra.div minHeight="100dvh" />
      )}
    </Tabs>
  );
}

const directionOf = (tab: string | undefined): FlowDirection => (tab === "expense" ? "expense" : "income");

/** The list comes whole, since the call tells no total; it is narrowed and cut into pages here. */
function Movements({ direction }: { direction: FlowDirection }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { filter: asked, shown, setFilter, clearFilter, setPage } = useListSearch();
  const filter = withoutStatus(asked);
  const { from, to } = shown.filter;
  const flow = useQuery(getCapitalFlowQuery(direction));
  const narrowed = isNarrowed(withoutStatus(shown.filter));
  const income = direction === "income";
  const kept = useMemo(
    () => flow.data?.filter((item) => passes(withoutStatus({ from, to }), item)),
    [flow.data, from, to],
  );

  const save = async () => {
    const all = await queryClient.fetchQuery({ ...getCapitalFlowQuery(direction), staleTime: 0 });
    const csv = flowCsv(
      all.filter((item) => passes(filter, item)),
      direction,
      {
        columns: {
          time: t`Time`,
          direction: t`Direction`,
          explanation: t`Explanation`,
          amount: t`Amount`,
          currency: t`Currency`,
        },
        direction: income ? t`Income` : t`Expense`,
      },
    );
    saveText(`hashgrove-${direction}-${tokyoDay(serverNow())}.csv`, csv, "text/csv;charset=utf-8");
  };

  return (
    <Stack gap="5">
      {flow.data?.length !== 0 && <ListTools filter={filter} onFilter={setFilter} onExport={save} />}
      <QueryView
        query={{ ...flow, data: kept }}
        skeleton={<TableSkeleton rows={6} />}
        isEmpty={(list) => list.length === 0}
        empty={
          narrowed && flow.data?.length !== 0 ? (
            <NothingPasses onClear={clearFilter} />
          ) : (
            <NoMovements income={income} />
          )
        }
      >
        {(list) => (
          <MovementPages
            list={list}
            direction={direction}
            page={shown.page}
            onPage={setPage}
            waiting={shown.outdated}
          />
        )}
      </QueryView>
    </Stack>
  );
}

interface MovementPagesProps {
  list: readonly CashFlowItem[];
  direction: FlowDirection;
  page: number;
  onPage: (page: number) => void;
  waiting: boolean;
}

function MovementPages({ list, direction, page, onPage, waiting }: MovementPagesProps) {
  const rows = useMemo(() => rowsOfPage(list, page), [list, page]);
  return (
    <ListPages page={page} total={list.length} onPage={onPage} waiting={waiting}>
      <FlowTable direction={direction} items={rows} />
    </ListPages>
  );
}

/** Movements have no state. */
const withoutStatus = ({ from, to }: Pick<ListFilter, "from" | "to">): ListFilter => ({ from, to, status: "all" });

function NoMovements({ income }: { income: boolean }) {
  return (
    <EmptyState
      title={<Trans>No data</Trans>}
      text={
        income ? (
          <Trans>Top-ups, earnings and rewards will be listed here.</Trans>
        ) : (
          <Trans>Purchases and withdrawals will be listed here.</Trans>
        )
      }
      action={
        <SectionButton to={income ? "top-up" : "products"} variant="outline">
          {income ? <Trans>Top up</Trans> : <Trans>See what you can buy</Trans>}
        </SectionButton>
      }
    />
  );
}
