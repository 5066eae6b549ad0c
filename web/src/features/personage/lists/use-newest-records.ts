import { useQueries } from "@tanstack/react-query";
import { indexPageQuery, type WalletRecord } from "#api/wallet.ts";
import { PAGE_SIZE } from "#lib/paging.ts";
import { RECORD_TABS, RECORDS_OF, type RecordTab } from "./record-tab.ts";

/** A record and the tab of the records that lists it. */
export interface TabRecord {
  readonly tab: RecordTab;
  readonly record: WalletRecord;
}

/** The first page of a tab, as the records show it: what is read for one is there for the other. */
export const newestQuery = (tab: RecordTab) =>
  indexPageQuery(RECORDS_OF[tab].kind, RECORDS_OF[tab].channel, 1, PAGE_SIZE);

/** The newest records of every tab, as far as they could be read; `settled` once each has come or failed. */
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
