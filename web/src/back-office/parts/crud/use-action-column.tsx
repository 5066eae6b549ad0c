import { useLingui } from "@lingui/react/macro";
import type { Column } from "../table/columns.ts";
import { RowActions, type RowActionsProps } from "./row-actions.tsx";

/**
 * The last column of a list, with the actions for each row. It stays visible while the other columns scroll.
 * @example const actions = useActionColumn<User>((user) => ({ of: user.name, onEdit: () => write.show(user) }));
 */
export function useActionColumn<Row>(actionsOf: (row: Row) => RowActionsProps): Column<Row> {
  const { t } = useLingui();
  return {
    field: "action",
    label: t`Actions`,
    plain: true,
    fixed: "end",
    cell: (row) => <RowActions {...actionsOf(row)} />,
  };
}
