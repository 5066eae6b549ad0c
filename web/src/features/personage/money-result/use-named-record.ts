import { useQuery } from "@tanstack/react-query";
import { walletRecordsQuery, type WalletRecord } from "#api/wallet/records.ts";
import { RECORDS_OF, type RecordTab } from "#features/personage/wallet-record/record-tab.ts";
import { newestQuery } from "#features/personage/wallet-record/use-newest-records.ts";

/**
 * Queries the record with this id: first the newest page of the tab's list, then the whole list. `data` is null if the
 * list does not contain it.
 */
export function useNamedRecord(tab: RecordTab, id: string | undefined) {
  const { kind, channel } = RECORDS_OF[tab];
  const named = (record: WalletRecord) => String(record.id) === id;
  const newest = useQuery({ ...newestQuery(tab), enabled: id !== undefined });
  const onPage = newest.data?.records.find(named);
  const whole = useQuery({
    ...walletRecordsQuery(kind, channel),
    enabled: id !== undefined && newest.isSuccess && onPage === undefined,
  });
  const query = newest.isSuccess ? whole : newest;
  const data = onPage ?? (whole.data && (whole.data.find(named) ?? null));
  return { data, error: query.error, isFetching: query.isFetching, refetch: query.refetch };
}
