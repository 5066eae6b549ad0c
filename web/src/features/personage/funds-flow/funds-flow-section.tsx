import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import { type CashFlowItem, type FlowDirection, getCapitalFlowQuery } from "#api/user.ts";
import { TableSkeleton } from "#components/layout/data-table.tsx";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { saveCsv } from "#features/personage/lists/save-file.ts";
import { Tabs } from "#components/ui/tabs.tsx";
import { useShowDialog } from "#features/personage/frame/dialog-search.ts";
import { filtered, isByTime, isNarrowed, type ListFilter } from "#features/personage/lists/list-filter.ts";
import { ListDialog } from "#features/personage/lists/list-dialog.tsx";
import { ListPages, NothingPasses } from "#features/personage/lists/list-pages.tsx";
import { ListTools } from "#features/personage/lists/list-tools.tsx";
import { useListSearch } from "#features/personage/lists/use-list-search.ts";
import { useFormat } from "#i18n/format.ts";
import { rowsOfPage } from "#lib/paging.ts";
import { tokyoDay } from "#lib/time/tokyo-day.ts";
import { serverNow } from "#state/server-clock.ts";
import { flowCsv } from "./flow-csv.ts";
import { FlowTable } from "./flow-table.tsx";
import { REFETCH_ON_OPEN } from "#features/personage/lists/refetch-on-open.ts";
import { SectionButton } from "#features/personage/frame/section-link.tsx";
import { Stack } from "#components/layout/stack.tsx";

const FlowDialog = lateComponent(async () => (await import("./flow-dialog.tsx")).FlowDialog);
const StatementView = lateComponent(
  async () => (await import("./statement-view.tsx")).StatementView,
  <TableSkeleton />,
);

/** Income or expense movements (rule L3), selected by `tab` in the URL. */
export function FundsFlowSection() {
  const { t } = useLingui();
  const { tab, shown, setTab } = useListSearch();
  const view = viewOf(tab);
  return (
    <Tabs<View>
      label={t`Direction`}
      active={view}
      onSelect={setTab}
      tabs={[
        { id: "income", label: <Trans>Income</Trans> },
        { id: "expense", label: <Trans>Expense</Trans> },
        { id: "statement", label: <Trans>Yearly statement</Trans> },
      ]}
    >
      {/* Rows of the previous tab are removed at once: they do not match the new tab's name. */}
      {viewOf(shown.tab) === view ? (
        view === "statement" ? (
          <StatementView />
        ) : (
          <Movements key={view} direction={view} />
        )
      ) : (
        <chakra.div minHeight="100dvh" />
      )}
    </Tabs>
  );
}

type View = FlowDirection | "statement";

const viewOf = (tab: string | undefined): View => (tab === "expense" || tab === "statement" ? tab : "income");

/** The call has no paging and no total, so the list is filtered and paged here. */
function Movements({ direction }: { direction: FlowDirection }) {
  const { t } = useLingui();
  const format = useFormat();
  const queryClient = useQueryClient();
  const { filter: asked, shown, setFilter, clearFilter, setPage } = useListSearch();
  const filter = withoutStatus(asked);
  const { from, to, sort } = shown.filter;
  const flow = useQuery({ ...getCapitalFlowQuery(direction), ...REFETCH_ON_OPEN });
  const narrowed = isNarrowed(withoutStatus(shown.filter));
  const income = direction === "income";
  const kept = useMemo(
    () => flow.data && filtered(flow.data, withoutStatus({ from, to, sort })),
    [flow.data, from, to, sort],
  );
  const showDialog = useShowDialog("movement");
  const open = useCallback(({ id }: CashFlowItem) => showDialog(String(id)), [showDialog]);

  // Preloaded, so that the dialog opens at once.
  useEffect(() => FlowDialog.ahead(), []);

  const save = async () => {
    const all = await queryClient.fetchQuery({ ...getCapitalFlowQuery(direction), staleTime: 0 });
    const csv = flowCsv(filtered(all, filter), direction, {
      columns: {
        time: t`Time`,
        local: t`Time (time zone Asia/Tokyo)`,
        direction: t`Direction`,
        explanation: t`Explanation`,
        amount: t`Amount`,
        currency: t`Currency`,
      },
      direction: income ? t`Income` : t`Expense`,
      dateTime: format.dateTime,
    });
    saveCsv(`hashgrove-${direction}-${tokyoDay(serverNow())}.csv`, csv);
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
            byTime={isByTime(sort)}
            onOpen={open}
            page={shown.page}
            onPage={setPage}
            waiting={shown.outdated}
          />
        )}
      </QueryView>
      <ListDialog name="movement" list={flow.data}>
        {(item, frame) => <FlowDialog item={item} direction={direction} {...frame} />}
      </ListDialog>
    </Stack>
  );
}

interface MovementPagesProps {
  list: readonly CashFlowItem[];
  direction: FlowDirection;
  byTime: boolean;
  onOpen: (item: CashFlowItem) => void;
  page: number;
  onPage: (page: number) => void;
  waiting: boolean;
}

function MovementPages({ list, direction, byTime, onOpen, page, onPage, waiting }: MovementPagesProps) {
  const rows = useMemo(() => rowsOfPage(list, page), [list, page]);
  return (
    <ListPages page={page} total={list.length} onPage={onPage} waiting={waiting}>
      <FlowTable direction={direction} items={rows} byTime={byTime} onOpen={onOpen} />
    </ListPages>
  );
}

/** Movements have no status. */
const withoutStatus = ({ from, to, sort }: Omit<ListFilter, "status">): ListFilter => ({
  from,
  to,
  sort,
  status: "all",
});

function NoMovements({ income }: { income: boolean }) {
  return (
    <EmptyState
      title={<Trans>No records</Trans>}
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
