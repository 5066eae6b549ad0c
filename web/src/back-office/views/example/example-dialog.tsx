import { Trans, useLingui } from "@lingui/react/macro";
import { useSend } from "#back-office/api/calls.ts";
import { DetailDialog, WriteDialog } from "#back-office/parts/crud/late-dialogs.tsx";
import { ListActions } from "#back-office/parts/crud/list-actions.tsx";
import { useDeletion } from "#back-office/parts/crud/use-deletion.tsx";
import { useListColumns } from "#back-office/parts/crud/use-list-columns.ts";
import { useDialog } from "#back-office/parts/dialog/use-dialog.ts";
import { SearchBar } from "#back-office/parts/search/search-bar.tsx";
import { Section } from "#back-office/parts/section.tsx";
import { DataTable } from "#back-office/parts/table/data-table.tsx";
import type { ExampleRecord } from "./record.ts";
import { useRecordList } from "./use-record-list.ts";
import { useRecordSchema } from "./use-record-schema.tsx";

/** A list of records with dialogs to add, edit and view them. */
export function View() {
  const { t } = useLingui();
  const { searchSchema, formSchema, tableColumns, detailSchema } = useRecordSchema();
  const list = useRecordList();
  const save = useSend("/mock/example/save", { invalidates: ["/mock/example/detail"], success: t`Saved.` });
  const write = useDialog<ExampleRecord | "new">();
  const detail = useDialog<ExampleRecord>();
  const [askToDelete, question] = useDeletion(list.removal.mutate);
  const columns = useListColumns(tableColumns, (row) => ({
    of: row.title ?? "",
    onEdit: () => write.show(row),
    onDetail: () => detail.show(row),
    onDelete: () => askToDelete([row.id], row.title),
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
            onAdd={() => write.show("new")}
            chosen={list.chosen.size}
            onDelete={() => askToDelete([...list.chosen])}
          />
        }
      />
      {write.about && (
        <WriteDialog
          {...write.frame}
          title={write.about === "new" ? <Trans>Add a record</Trans> : <Trans>Edit the record</Trans>}
          size="lg"
          schema={formSchema}
          values={write.about === "new" ? undefined : { ...write.about }}
          onSave={async (data) => {
            await save.mutateAsync(data);
            await list.restart();
          }}
        />
      )}
      {detail.about && (
        <DetailDialog {...detail.frame} title={<Trans>Record</Trans>} schema={detailSchema} data={detail.about} />
      )}
      {question}
    </Section>
  );
}
