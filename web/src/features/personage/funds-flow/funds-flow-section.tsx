import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useMemo } from "react";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { useShownData } from "#components/feedback/use-shown-data.ts";
import { Stack } from "#components/layout/stack.tsx";
import { TableSkeleton } from "#components/tables/table-skeleton.tsx";
import { Tabs } from "#components/ui/tabs.tsx";
import { MissingMovements } from "#features/personage/ledger/missing-movements.tsx";
import { matchesText, type Movement } from "#features/personage/ledger/movements.ts";
import { ListDialog } from "#features/personage/lists/list-dialog.tsx";
import { filtered, isByTime, isNarrowed, type ListFilter } from "#features/personage/lists/list-filter.ts";
import { ListPages, NothingPasses } from "#features/personage/lists/list-pages.tsx";
import { ListSkeleton } from "#features/personage/lists/list-skeleton.tsx";
import { ListTools } from "#features/personage/lists/list-tools.tsx";
import { useListSearch } from "#features/personage/lists/use-list-search.ts";
import { useSaveCsv } from "#features/personage/lists/use-save-file.ts";
import { useShowDialog } from "#features/personage/navigation/dialog-search.ts";
import { SectionButton } from "#features/personage/navigation/section-link.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { rowsOfPage } from "#lib/paging.ts";
import { tokyoDay } from "#lib/time/tokyo-day.ts";
import { serverNow } from "#state/server-clock.ts";
import { flowCsv } from "./flow-csv.ts";
import { FlowTable } from "./flow-table.tsx";
import { type FlowView, useFreshMovements, useMovements } from "./use-movements.ts";

const FlowDialog = lateComponent(async () => (await import("./flow-dialog.tsx")).FlowDialog);
const StatementView = lateComponent(
  async () => (await import("./statement-view.tsx")).StatementView,
  <TableSkeleton />,
);

/**
 * The movements of the balance (rule L3): income, expense, all, or the statement of a year, as `tab` in the URL says.
 */
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
        { id: "all", label: <Trans context="movements">All</Trans> },
        { id: "statement", label: <Trans>Yearly statement</Trans> },
      ]}
    >
      {/* Remove the rows of the previous tab at once, because they do not match the new tab's name. */}
      {viewOf(shown.tab) === view ? (
        view === "statement" ? (
          <StatementView />
        ) : (
          <Movements key={view} view={view} />
        )
      ) : (
        <chakra.div minHeight="100dvh" />
      )}
    </Tabs>
  );
}

const VIEWS = ["income", "expense", "all", "statement"] as const;
type View = (typeof VIEWS)[number];

const viewOf = (tab: string | undefined): View => VIEWS.find((known) => known === tab) ?? "income";

/** The server cannot filter or sort movements and sends no total, so all movements are loaded and paged here. */
function Movements({ view }: { view: FlowView }) {
  const { filter: asked, shown, setFilter, clearFilter, setPage } = useListSearch();
  const filter = withoutStatus(asked);
  const save = useSaveMovements(view, filter);
  const { from, to, sort, text } = shown.filter;
  const movements = useMovements(view);
  const narrowed = isNarrowed(withoutStatus(shown.filter));
  const kept = useMemo(
    () => movements.data && passing(movements.data, withoutStatus({ from, to, sort, text })),
    [movements.data, from, to, sort, text],
  );
  const nothingYet = useShownData(movements)?.length === 0;
  const showDialog = useShowDialog("movement");
  const open = useCallback(({ id }: Movement) => showDialog(String(id)), [showDialog]);

  // Preloaded, so that the dialog opens at once.
  useEffect(() => FlowDialog.ahead(), []);

  return (
    <Stack gap={{ base: "3", md: "5" }}>
      {!nothingYet && (
        <ListTools filter={filter} onFilter={setFilter} searchLabel={<Trans>Search</Trans>} onExport={save} />
      )}
      <MissingMovements balancesAfter={movements.balancesAfter} />
      <QueryView
        query={{ ...movements, data: kept }}
        skeleton={<ListSkeleton />}
        isEmpty={(list) => list.length === 0}
        empty={
          narrowed && !nothingYet ? (
            <NothingPasses onClear={clearFilter} />
          ) : (
            <NoMovements income={view !== "expense"} />
          )
        }
      >
        {(list) => (
          <MovementPages
            list={list}
            view={view}
            byTime={isByTime(sort)}
            onOpen={open}
            page={shown.page}
            onPage={setPage}
            waiting={shown.outdated}
          />
        )}
      </QueryView>
      <ListDialog name="movement" list={movements.data}>
        {(movement, frame) => <FlowDialog movement={movement} {...frame} />}
      </ListDialog>
    </Stack>
  );
}

/** Returns a function that loads the movements again and saves those that pass the filter. */
function useSaveMovements(view: FlowView, filter: ListFilter) {
  const { t } = useLingui();
  const format = useFormat();
  const fetchMovements = useFreshMovements();
  const saveCsv = useSaveCsv();
  return async () => {
    const csv = flowCsv(passing(await fetchMovements(view), filter), {
      columns: {
        time: t`Time`,
        local: t`Time (time zone Asia/Tokyo)`,
        direction: t`Direction`,
        explanation: t`Description`,
        amount: t`Amount`,
        currency: t`Currency`,
        balance: t`Balance after`,
      },
      directions: { income: t`Income`, expense: t`Expense` },
      dateTime: format.dateTime,
    });
    await saveCsv(`hashgrove-${view === "all" ? "movements" : view}-${tokyoDay(serverNow())}.csv`, csv);
  };
}

interface MovementPagesProps {
  list: readonly Movement[];
  view: FlowView;
  byTime: boolean;
  onOpen: (movement: Movement) => void;
  page: number;
  onPage: (page: number) => void;
  waiting: boolean;
}

function MovementPages({ list, view, byTime, onOpen, page, onPage, waiting }: MovementPagesProps) {
  const { t } = useLingui();
  const rows = useMemo(() => rowsOfPage(list, page), [list, page]);
  const captions = { income: t`Income`, expense: t`Expense`, all: t`All movements` };
  return (
    <ListPages page={page} total={list.length} onPage={onPage} waiting={waiting}>
      <FlowTable caption={captions[view]} movements={rows} byTime={byTime} onOpen={onOpen} />
    </ListPages>
  );
}

const passing = (movements: readonly Movement[], filter: ListFilter): readonly Movement[] =>
  filtered(
    movements.filter((movement) => matchesText(movement, filter.text)),
    filter,
  );

/** Movements have no status, so a status in the URL must not filter them. */
const withoutStatus = ({ from, to, sort, text }: Omit<ListFilter, "status">): ListFilter => ({
  from,
  to,
  sort,
  text,
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
