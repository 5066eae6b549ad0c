import { useLingui } from "@lingui/react/macro";
import type { Wire } from "#back-office/api/calls.ts";
import { ImportanceBadge } from "#back-office/views/example/importance-badge.tsx";
import type { Column } from "#back-office/parts/table/columns.ts";

type Listed = Omit<Wire<"Example">, "id">;

/** The columns that the table views share. */
export function useRecordColumns<Row extends Listed>(): readonly Column<Row>[] {
  const { t } = useLingui();
  return [
    { field: "title", label: t`Title`, pixels: 280 },
    { field: "author", label: t`Author`, pixels: 120 },
    { field: "display_time", label: t`Display time`, pixels: 180 },
    {
      field: "importance",
      label: t`Importance`,
      pixels: 130,
      cell: ({ importance }) => <ImportanceBadge value={importance} />,
    },
    { field: "pageviews", label: t`Page views`, align: "end", text: ({ pageviews = 0 }) => pageviews },
  ];
}
