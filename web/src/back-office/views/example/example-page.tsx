import { useLingui } from "@lingui/react/macro";
import { ListActions } from "#back-office/parts/crud/list-actions.tsx";
import { useDeletion } from "#back-office/parts/crud/use-deletion.tsx";
import { useListColumns } from "#back-office/parts/crud/use-list-columns.ts";
import { SearchBar } from "#back-office/parts/search/search-bar.tsx";
import { Section } from "#back-office/parts/section.tsx";
import { DataTable } from "#back-office/parts/table/data-table.tsx";
import { useGo } from "#back-office/routing/use-go.ts";
import { useOnAdded } from "./added-event.ts";
import { useRecordList } from "./use-record-list.ts";
import { useRecordSchema } from "./use-record-schema.tsx";

/** A list of records, with separate pages to add, edit and view one. */
export function View() {
  const { t } = useLingui();
  const go = useGo();
  const { searchSchema, tableColumns } = useRecordSchema();
  const list = useRecordList();
  const [askToDelete, question] = useDeletion(list.removal.mutate);
  useOnAdded(() => void list.restart());
  const columns = useListColumns(tableColumns, ({ id, title = "" }) => ({
    of: title,
    onEdit: () => go(`/example/example-edit?id=${encodeURIComponent(id)}`),
    onDetail: () => go(`/example/example-detail?id=${encodeURIComponent(id)}`),
    onDelete: () => askToDelete([id], title),
  }));
  return (
    <Section>
      <SearchBar schema={searchSchema} onSearch={list.setSearch} />
      <DataTable
        caption={t`Example records`}
        columns={columns}
        keyOf={({ id }) => id}
        {...list.table}
        actions={
          <ListActions
            onAdd={() => go("/example/example-add")}
            chosen={list.chosen.size}
            onDelete={() => askToDelete([...list.chosen])}
          />
        }
      />
      {question}
    </Section>
  );
}
