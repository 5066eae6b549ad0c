import { useDialog } from "../dialog/use-dialog.ts";
import type { RowActionsProps } from "./row-actions.tsx";
import { useDeletion } from "./use-deletion.tsx";

interface RecordDialogsOptions<Row extends { readonly id: string | number }> {
  readonly nameOf: (row: Row) => string;
  readonly remove: (ids: readonly Row["id"][]) => void;
}

/**
 * The dialogs of a list of records: one to add or edit a record, one to view it, and one that asks before deletion.
 * @example
 * const dialogs = useRecordDialogs({ nameOf: (user: User) => user.name, remove: list.removal.mutate });
 * const columns = useListColumns(tableColumns, dialogs.actionsOf);
 * dialogs.write.about && <WriteDialog {...dialogs.write.frame} values={dialogs.edited} />
 */
export function useRecordDialogs<Row extends { readonly id: string | number }>({
  nameOf,
  remove,
}: RecordDialogsOptions<Row>) {
  const write = useDialog<Row | "new">();
  const detail = useDialog<Row>();
  const [askToDelete, question] = useDeletion(remove);
  return {
    write,
    /** The record that is edited; undefined while a new one is added. */
    edited: write.about === "new" ? undefined : (write.about ?? undefined),
    detail,
    askToDelete,
    question,
    add: () => write.show("new"),
    actionsOf: (row: Row): RowActionsProps => ({
      of: nameOf(row),
      onEdit: () => write.show(row),
      onDetail: () => detail.show(row),
      onDelete: () => askToDelete([row.id], nameOf(row)),
    }),
  };
}
