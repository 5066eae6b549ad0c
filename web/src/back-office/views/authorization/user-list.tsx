import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { ask, read, type Wire, useSend } from "#back-office/api/calls.ts";
import { crudSchemas } from "#back-office/parts/crud/crud-schemas.ts";
import { DetailDialog, WriteDialog } from "#back-office/parts/crud/late-dialogs.tsx";
import { ListActions } from "#back-office/parts/crud/list-actions.tsx";
import { useCrudList } from "#back-office/parts/crud/use-crud-list.ts";
import { useListColumns } from "#back-office/parts/crud/use-list-columns.ts";
import { useRecordDialogs } from "#back-office/parts/crud/use-record-dialogs.ts";
import type { Option } from "#back-office/parts/form/control.ts";
import { useValidators } from "#back-office/parts/form/validators.ts";
import { SearchBar } from "#back-office/parts/search/search-bar.tsx";
import { DataTable } from "#back-office/parts/table/data-table.tsx";

type User = Wire<"User">;
interface Search {
  readonly username?: string;
  readonly account?: string;
}

/** The users of one department, paged. */
export function UserList({ department, departments }: { department: string; departments: readonly Option[] }) {
  const { t } = useLingui();
  const roles = useQuery(read("/mock/role/table"));
  const roleName = (id: string): string => roles.data?.list.find((role) => role.id === id)?.roleName ?? id;
  const deletion = useSend("/mock/department/user/delete", { success: t`Deleted.` });
  const save = useSend("/mock/department/user/save", { success: t`Saved.` });
  const list = useCrudList<User, Search>({
    key: ["/mock/department/users", department],
    read: (query, signal) => ask("/mock/department/users", { ...query, id: department }, signal),
    remove: (ids) => deletion.mutateAsync({ ids: [...ids] }),
    search: {},
  });
  const { write, edited, detail, ...dialogs } = useRecordDialogs({
    nameOf: (user: User) => user.username,
    remove: list.removal.mutate,
  });
  const options = (roles.data?.list ?? []).map(({ id, roleName }) => ({ value: id, label: roleName }));
  const { searchSchema, formSchema, tableColumns, detailSchema } = useUserSchema(options, departments, roleName);
  const columns = useListColumns(tableColumns, dialogs.actionsOf);
  return (
    <>
      <SearchBar<Search> schema={searchSchema} onSearch={list.setSearch} />
      <DataTable
        caption={t`Users`}
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
          title={edited ? <Trans>Edit the user</Trans> : <Trans>Add a user</Trans>}
          schema={formSchema}
          values={edited ? { ...edited } : { department: { id: department } }}
          onSave={async ({ createTime: _createTime, ...data }) => {
            await save.mutateAsync(data);
            // Reload the list, because the edited user may now be in another department.
            await list.restart();
          }}
        />
      )}
      {detail.about && (
        <DetailDialog {...detail.frame} title={<Trans>User</Trans>} schema={detailSchema} data={detail.about} />
      )}
      {dialogs.question}
    </>
  );
}

function useUserSchema(roles: readonly Option[], departments: readonly Option[], roleName: (id: string) => string) {
  const { t } = useLingui();
  const { required, email } = useValidators();
  const needed = { rules: [required()], required: true };
  const rolesOf = ({ role = [] }: User): string => role.map(roleName).join(", ");
  return crudSchemas<User>([
    { field: "username", label: t`Username`, search: {}, form: { formItemProps: needed } },
    { field: "account", label: t`Account`, search: {}, form: { formItemProps: needed } },
    {
      field: "department.id",
      label: t`Department`,
      form: {
        component: "TreeSelect",
        componentProps: { options: departments, filterable: true },
        formItemProps: needed,
      },
      table: false,
      detail: { value: ({ department }) => department?.departmentName },
    },
    {
      field: "role",
      label: t`Roles`,
      form: { component: "Select", value: [], componentProps: { options: roles, multiple: true } },
      table: { text: rolesOf },
      detail: { value: rolesOf },
    },
    {
      field: "email",
      label: t`Email`,
      form: { componentProps: { type: "email" }, formItemProps: { rules: [email()] } },
    },
    { field: "createTime", label: t`Created`, form: false },
  ]);
}
