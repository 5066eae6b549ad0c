import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { indexQuery } from "#api/wallet.ts";
import { TableSkeleton } from "#components/data-table.tsx";
import { EmptyState } from "#components/empty-state.tsx";
import { QueryView } from "#components/query-view.tsx";
import { Tabs } from "#components/tabs.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { RECORDS_OF, type RecordTab, recordTabOf } from "./record-tab.ts";
import { RecordTable } from "./record-table.tsx";

/** Deposits and withdrawals, through the bank and as coins (spec 2, records). */
export function RecordsSection() {
  const { t } = useLingui();
  const navigate = useNavigate({ from: "/personage" });
  const tab = recordTabOf(useSearch({ from: "/personage" }).tab);
  return (
    <Tabs<RecordTab>
      label={t`Kind of record`}
      active={tab}
      onSelect={(next) =>
        void navigate({ search: (previous) => ({ ...previous, tab: next }), replace: true, resetScroll: false })
      }
      tabs={[
        { id: "deposit", label: <Trans>Deposit</Trans> },
        { id: "withdrawal", label: <Trans>Withdrawal</Trans> },
        { id: "coin-deposit", label: <Trans>Coin deposit</Trans> },
        { id: "coin-withdrawal", label: <Trans>Coin withdrawal</Trans> },
      ]}
    >
      <Records tab={tab} />
    </Tabs>
  );
}

function Records({ tab }: { tab: RecordTab }) {
  const { kind, channel } = RECORDS_OF[tab];
  const records = useQuery(indexQuery(kind, channel));
  return (
    <QueryView
      query={records}
      skeleton={<TableSkeleton />}
      isEmpty={(list) => list.length === 0}
      empty={
        <EmptyState
          title={<Trans>No data</Trans>}
          text={<Trans>Each record appears here as soon as you hand it in, with its state.</Trans>}
          action={
            kind === "deposit" && (
              <LinkButton to="/personage" search={{ personageHighlight: "6" }} variant="outline">
                <Trans>Top up</Trans>
              </LinkButton>
            )
          }
        />
      }
    >
      {(list) => <RecordTable tab={tab} records={list} />}
    </QueryView>
  );
}
