import { useLingui } from "@lingui/react/macro";
import type { Wire } from "#back-office/api/calls.ts";
import type { Column } from "#back-office/parts/table/columns.ts";
import { ImportanceBadge } from "#back-office/views/example/importance-badge.tsx";
import { plainText } from "#back-office/views/example/plain-text.ts";

type Listed = Omit<Wire<"Example">, "id">;

/** The columns shared by the table views. */
export function useRecordColumns<Row extends Listed>(): readonly Column<Row>[] {
  const { t } = useLingui();
  return [
    { field: "title", label: t`Title`, pixels: 220 },
    { field: "author", label: t`Author` },
    { field: "display_time", label: t`Display time` },
    {
      field: "importance",
      label: t`Importance`,
      cell: ({ importance }) => <ImportanceBadge value={importance} />,
    },
    { field: "pageviews", label: t`Page views`, align: "end", text: ({ pageviews = 0 }) => pageviews },
    { field: "content", label: t`Content`, pixels: 160, text: ({ content }) => plainText(content) },
  ];
}
