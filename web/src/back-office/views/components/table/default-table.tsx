import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { read } from "#back-office/api/calls.ts";
import { Section } from "#back-office/parts/section.tsx";
import { DataTable } from "#back-office/parts/table/data-table.tsx";
import { tableQuery } from "#back-office/parts/table/table-query.ts";
import { useRecordColumns } from "./use-record-columns.tsx";

/** Ten records, sorted by time at first; every column can be sorted. */
export function View() {
  const { t } = useLingui();
  const columns = useRecordColumns();
  const query = useQuery(read("/mock/example/list", { pageIndex: 1, pageSize: 10 }));
  return (
    <Section intro={<Trans>Press a column header to sort by it.</Trans>}>
      <DataTable
        caption={t`Example records`}
        columns={columns.map((column) => ({ ...column, sortable: true }))}
        rows={query.data?.list}
        keyOf={({ id }) => id}
        sorting={[{ id: "display_time", desc: true }]}
        {...tableQuery(query)}
      />
    </Section>
  );
}
