import { Trans, useLingui } from "@lingui/react/macro";
import { useSend } from "#back-office/api/calls.ts";
import { DetailDialog, WriteDialog } from "#back-office/parts/crud/late-dialogs.tsx";
import { ListActions } from "#back-office/parts/crud/list-actions.tsx";
import { useListColumns } from "#back-office/parts/crud/use-list-columns.ts";
import { useRecordDialogs } from "#back-office/parts/crud/use-record-dialogs.ts";
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
  const { write, edited, detail, ...dialogs } = useRecordDialogs({
    nameOf: ({ title = "" }: ExampleRecord) => title,
    remove: list.removal.mutate,
  });
  const columns = useListColumns(tableColumns, dialogs.actionsOf);
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
            onAdd={dialogs.add}
            chosen={list.chosen.size}
            onDelete={() => dialogs.askToDelete([...list.chosen])}
          />
        }
      />
      {write.about && (
        <WriteDialog
          {...write.frame}
          title={edited ? <Trans>Edit the record</Trans> : <Trans>Add a record</Trans>}
          size="lg"
          schema={formSchema}
          values={edited && { ...edited }}
          onSave={async (data) => {
            await save.mutateAsync(data);
            await list.restart();
          }}
        />
      )}
      {detail.about && (
        <DetailDialog {...detail.frame} title={<Trans>Record</Trans>} schema={detailSchema} data={detail.about} />
      )}
      {dialogs.question}
    </Section>
  );
}
