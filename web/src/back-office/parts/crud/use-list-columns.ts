import { useLingui } from "@lingui/react/macro";
import type { Column } from "../table/columns.ts";
import type { RowActionsProps } from "./row-actions.tsx";
import { useActionColumn } from "./use-action-column.tsx";

/**
 * The columns of a list with selectable rows: checkbox and number first, the record's columns, then actions.
 * @example const columns = useListColumns(tableColumns, (user) => ({ of: user.name, onEdit: () => write.show(user) }));
 */
export function useListColumns<Row>(
  columns: readonly Column<Row>[],
  actionsOf: (row: Row) => RowActionsProps,
): readonly Column<Row>[] {
  const { t } = useLingui();
  const actions = useActionColumn(actionsOf);
  return [
    { field: "selection", label: t`Select`, type: "selection" },
    { field: "index", label: t`No.`, type: "index" },
    ...columns,
    actions,
  ];
}
