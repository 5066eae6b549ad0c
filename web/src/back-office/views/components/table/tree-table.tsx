import { useLingui } from "@lingui/react/macro";
import { ask, type ReadQuery, type Wire } from "#back-office/api/calls.ts";
import { useCrudList } from "#back-office/parts/crud/use-crud-list.ts";
import { SearchBar } from "#back-office/parts/search/search-bar.tsx";
import { Section } from "#back-office/parts/section.tsx";
import type { Column } from "#back-office/parts/table/columns.ts";
import { DataTable } from "#back-office/parts/table/data-table.tsx";
import { ImportanceBadge } from "#back-office/views/example/importance-badge.tsx";
import { useOneAction } from "./use-one-action.tsx";

type Node = Wire<"ExampleNode">;
type Search = Pick<ReadQuery<"/mock/example/treeList">, "title">;

/** Records as trees of three levels, under a header over several columns. */
export function View() {
  const { t } = useLingui();
  const list = useCrudList<Node, Search>({
    key: ["/mock/example/treeList"],
    read: (query, signal) => ask("/mock/example/treeList", query, signal),
    search: {},
  });
  const action = useOneAction<Node>();
  const columns: readonly Column<Node>[] = [
    { field: "selection", label: t`Select`, type: "selection" },
    { field: "index", label: t`No.`, type: "index" },
    {
      field: "record",
      label: t`Record`,
      children: [
        { field: "title", label: t`Title`, pixels: 230 },
        { field: "author", label: t`Author` },
        { field: "display_time", label: t`Display time` },
        {
          field: "importance",
          label: t`Importance`,
          cell: ({ importance }) => <ImportanceBadge value={importance} />,
        },
        { field: "pageviews", label: t`Page views`, align: "end" },
      ],
    },
    action,
  ];
  return (
    <Section>
      <SearchBar<Search> schema={[{ field: "title", label: t`Title`, component: "Input" }]} onSearch={list.setSearch} />
      <DataTable
        caption={t`Records in trees`}
        columns={columns}
        keyOf={({ id }) => id}
        childrenOf={({ children }) => children}
        {...list.table}
      />
    </Section>
  );
}
