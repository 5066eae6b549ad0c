import { useQueries } from "@tanstack/react-query";
import { walletRecordsPageQuery, type WalletRecord } from "#api/wallet/records.ts";
import { PAGE_SIZE } from "#lib/paging.ts";
import { RECORD_TABS, RECORDS_OF, type RecordTab } from "./record-tab.ts";

export interface TabRecord {
  readonly tab: RecordTab;
  readonly record: WalletRecord;
}

/** The query of the first page of a tab; the same as in the records section, so that both share a cache entry. */
export const newestQuery = (tab: RecordTab) =>
  walletRecordsPageQuery(RECORDS_OF[tab].kind, RECORDS_OF[tab].channel, 1, PAGE_SIZE);

/** The newest records of all tabs as far as they loaded; `settled` once every query has succeeded or failed. */
export function useNewestRecords(): { readonly records: readonly TabRecord[]; readonly settled: boolean } {
  return useQueries({
    queries: RECORD_TABS.map(newestQuery),
    combine: (pages) => ({
      records: pages.flatMap(({ data }, index) => {
        const tab = RECORD_TABS[index];
        return data && tab ? data.records.map((record) => ({ tab, record })) : [];
      }),
      settled: pages.every(({ isPending }) => !isPending),
    }),
  });
}
