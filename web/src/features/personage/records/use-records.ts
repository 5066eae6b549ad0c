import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { REFETCH_ON_OPEN } from "#api/refetch-on-open.ts";
import { walletRecordsPageQuery, walletRecordsQuery, type RecordPage, type WalletRecord } from "#api/wallet/records.ts";
import { isNarrowed, type ListFilter, filtered } from "#features/personage/lists/list-filter.ts";
import { stateOf } from "#features/personage/wallet-record/record-state.ts";
import { RECORDS_OF, type RecordTab } from "#features/personage/wallet-record/record-tab.ts";
import { PAGE_SIZE, rowsOfPage } from "#lib/paging.ts";

/** One page of the records that pass the filter. */
export function filteredPage(list: readonly WalletRecord[], filter: ListFilter, page: number): RecordPage {
  const kept = filtered(list, filter, stateOf);
  return { records: rowsOfPage(kept, page), total: kept.length };
}

/**
 * One page of a tab. The server pages the unfiltered list, so a filtered list is built here from all records. The
 * previous page stays visible while the next one loads.
 */
export function useRecords(tab: RecordTab, filter: ListFilter, page: number) {
  const { kind, channel } = RECORDS_OF[tab];
  // The server returns newest first only, so any other order also needs all records.
  const narrowed = isNarrowed(filter) || filter.sort !== "newest";
  const paged = useQuery({
    ...walletRecordsPageQuery(kind, channel, page, PAGE_SIZE),
    ...REFETCH_ON_OPEN,
    enabled: !narrowed,
    placeholderData: keepPreviousData,
  });
  const whole = useQuery({
    ...walletRecordsQuery(kind, channel),
    ...REFETCH_ON_OPEN,
    enabled: narrowed,
    select: (list) => filteredPage(list, filter, page),
  });
  return narrowed ? whole : paged;
}

/** The record in the URL, from the current page or else from the whole tab; null if the tab has none with this id. */
export function useRecord(tab: RecordTab, id: string | undefined, shown: readonly WalletRecord[]): WalletRecord | null {
  const { kind, channel } = RECORDS_OF[tab];
  const named = (record: WalletRecord) => String(record.id) === id;
  const onPage = shown.find(named);
  const whole = useQuery({ ...walletRecordsQuery(kind, channel), enabled: id !== undefined && onPage === undefined });
  return onPage ?? (id === undefined ? undefined : whole.data?.find(named)) ?? null;
}
