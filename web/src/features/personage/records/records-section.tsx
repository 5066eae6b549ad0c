import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { walletRecordsQuery, type WalletRecord } from "#api/wallet/records.ts";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { useShownData } from "#components/feedback/use-shown-data.ts";
import { Stack } from "#components/layout/stack.tsx";
import { Tabs } from "#components/ui/tabs.tsx";
import { filtered, isByTime, isNarrowed } from "#features/personage/lists/list-filter.ts";
import { ListPages, NothingPasses } from "#features/personage/lists/list-pages.tsx";
import { ListSkeleton } from "#features/personage/lists/list-skeleton.tsx";
import { ListTools } from "#features/personage/lists/list-tools.tsx";
import { useListSearch } from "#features/personage/lists/use-list-search.ts";
import { useSaveCsv } from "#features/personage/lists/use-save-file.ts";
import { useDialog, useShowDialog } from "#features/personage/navigation/dialog-search.ts";
import { DialogSlot } from "#features/personage/navigation/dialog-slot.tsx";
import { SectionButton } from "#features/personage/navigation/section-link.tsx";
import { stateOf } from "#features/personage/wallet-record/record-state.ts";
import { RECORDS_OF, type RecordTab, recordTabOf } from "#features/personage/wallet-record/record-tab.ts";
import { tokyoDay } from "#lib/time/tokyo-day.ts";
import { serverNow } from "#state/server-clock.ts";
import { recordsCsv } from "./record-csv.ts";
import { RecordTable } from "./record-table.tsx";
import { useRecordTexts } from "./use-record-texts.ts";
import { useRecord, useRecords } from "./use-records.ts";

const RecordDialog = lateComponent(async () => (await import("./record-dialog.tsx")).RecordDialog);

/** Deposits and withdrawals, by bank and in USDT (rule L1). */
export function RecordsSection() {
  const { t } = useLingui();
  const { tab, shown, setTab } = useListSearch();
  const active = recordTabOf(tab);
  const drawn = recordTabOf(shown.tab);

  // Preloaded, so that the dialog opens at once.
  useEffect(() => RecordDialog.ahead(), []);

  return (
    <Tabs<RecordTab>
      label={t`Record type`}
      active={active}
      onSelect={setTab}
      tabs={[
        { id: "deposit", label: <Trans>Top-ups</Trans> },
        { id: "withdrawal", label: <Trans>Withdrawals</Trans> },
        { id: "coin-deposit", label: <Trans>USDT top-ups</Trans> },
        { id: "coin-withdrawal", label: <Trans>USDT withdrawals</Trans> },
      ]}
    >
      {/* Remove the rows of the previous tab at once, because they do not match the new tab's name. */}
      {drawn === active ? <Records key={active} tab={active} /> : <chakra.div minHeight="100dvh" />}
    </Tabs>
  );
}

function Records({ tab }: { tab: RecordTab }) {
  const { kind, channel } = RECORDS_OF[tab];
  const { filter, shown, setFilter, clearFilter, setPage } = useListSearch();
  const records = useRecords(tab, shown.filter, shown.page);
  const showDialog = useShowDialog("record");
  const open = useCallback(({ id }: WalletRecord) => showDialog(String(id)), [showDialog]);
  const queryClient = useQueryClient();
  const saveCsv = useSaveCsv();
  const texts = useRecordTexts();
  const narrowed = isNarrowed(shown.filter);

  const save = async () => {
    const all = await queryClient.fetchQuery({ ...walletRecordsQuery(kind, channel), staleTime: 0 });
    const csv = recordsCsv(filtered(all, filter, stateOf), texts);
    await saveCsv(`hashgrove-${channel}-${kind}-${tokyoDay(serverNow())}.csv`, csv);
  };

  const nothingYet = useShownData(records)?.total === 0 && !narrowed;

  return (
    <Stack gap={{ base: "3", md: "5" }}>
      {/* Outside of QueryView, so that a date can be typed while the list loads. */}
      {!nothingYet && <ListTools filter={filter} onFilter={setFilter} withStatus={kind} onExport={save} />}
      <QueryView
        query={records}
        skeleton={<ListSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={narrowed ? <NothingPasses onClear={clearFilter} /> : <NoRecords deposit={kind === "deposit"} />}
      >
        {({ records: rows, total }) => (
          <ListPages
            page={shown.page}
            total={total}
            onPage={setPage}
            waiting={records.isPlaceholderData || shown.outdated}
          >
            <RecordTable tab={tab} records={rows} byTime={isByTime(shown.filter.sort)} onOpen={open} />
          </ListPages>
        )}
      </QueryView>
      <OpenRecord tab={tab} records={records.data?.records ?? []} />
    </Stack>
  );
}

function OpenRecord({ tab, records }: { tab: RecordTab; records: readonly WalletRecord[] }) {
  const dialog = useDialog("record");
  return (
    <DialogSlot subject={useRecord(tab, dialog.id, records)}>
      {(record, frame) => (
        <RecordDialog record={record} kind={RECORDS_OF[tab].kind} onClose={dialog.close} {...frame} />
      )}
    </DialogSlot>
  );
}

function NoRecords({ deposit }: { deposit: boolean }) {
  return (
    <EmptyState
      title={<Trans>No records</Trans>}
      text={<Trans>Each record appears here with its status as soon as you submit it.</Trans>}
      action={
        deposit && (
          <SectionButton to="top-up" variant="outline">
            <Trans>Top up</Trans>
          </SectionButton>
        )
      }
    />
  );
}
