import { useLingui } from "@lingui/react/macro";
import { ask, type ReadQuery, useSend } from "#back-office/api/calls.ts";
import { useCrudList } from "#back-office/parts/crud/use-crud-list.ts";
import type { ExampleRecord } from "./record.ts";

type Search = Pick<ReadQuery<"/mock/example/list">, "title">;

/** The example records, paged, with deletion. */
export function useRecordList() {
  const { t } = useLingui();
  const deletion = useSend("/mock/example/delete", { invalidates: ["/mock/example/detail"], success: t`Deleted.` });
  return useCrudList<ExampleRecord, Search>({
    key: ["/mock/example/list"],
    read: (query, signal) => ask("/mock/example/list", query, signal),
    remove: (ids) => deletion.mutateAsync({ ids: [...ids] }),
    search: {},
  });
}
