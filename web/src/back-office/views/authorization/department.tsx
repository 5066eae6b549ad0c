import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { read, useSend } from "#back-office/api/calls.ts";
import { crudSchemas } from "#back-office/parts/crud/crud-schemas.ts";
import { DetailDialog, WriteDialog } from "#back-office/parts/crud/late-dialogs.tsx";
import { ListActions } from "#back-office/parts/crud/list-actions.tsx";
import { useListColumns } from "#back-office/parts/crud/use-list-columns.ts";
import { useRecordDialogs } from "#back-office/parts/crud/use-record-dialogs.ts";
import { useValidators } from "#back-office/parts/form/validators.ts";
import { SearchBar } from "#back-office/parts/search/search-bar.tsx";
import { Section } from "#back-office/parts/section.tsx";
import { DataTable } from "#back-office/parts/table/data-table.tsx";
import { tableQuery } from "#back-office/parts/table/table-query.ts";
import { matching } from "#back-office/parts/tree/tree-node.ts";
import { type Department, parentOf, toOptions, withoutDepartment } from "./department-tree.ts";
import { StatusBadge, useStatuses } from "./status-badge.tsx";

const LISTS = ["/mock/department/table/list", "/mock/department/list", "/mock/department/users"] as const;

export function View() {
  const { t } = useLingui();
  const query = useQuery(read("/mock/department/table/list", {}));
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const save = useSend("/mock/department/save", { invalidates: LISTS, success: t`Saved.` });
  const deletion = useSend("/mock/department/delete", { invalidates: LISTS, success: t`Deleted.` });
  const { write, edited, detail, ...dialogs } = useRecordDialogs({
    nameOf: (department: Department) => department.departmentName,
    remove: (ids) => deletion.mutate({ ids: [...ids] }, { onSuccess: () => setChosen(new Set()) }),
  });
  const all = query.data?.list;
  const rows = useMemo(() => all && matching(all, name, ({ departmentName }) => departmentName), [all, name]);
  const { searchSchema, formSchema, tableColumns, detailSchema } = useDepartmentSchema(all ?? [], edited);
  const columns = useListColumns(tableColumns, dialogs.actionsOf);
  return (
    <Section>
      <SearchBar<{ departmentName?: string }>
        schema={searchSchema}
        onSearch={(search) => {
          setName(search.departmentName ?? "");
          // Deselect all rows, because the search may hide selected ones, which must not be deleted unseen.
          setChosen(new Set());
        }}
      />
      <DataTable
        caption={t`Departments`}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        childrenOf={({ children }) => children}
        expanded={name === "" ? {} : true}
        key={name}
        {...tableQuery(query)}
        chosen={chosen}
        onChoose={setChosen}
        actions={
          <ListActions onAdd={dialogs.add} chosen={chosen.size} onDelete={() => dialogs.askToDelete([...chosen])} />
        }
      />
      {write.about && (
        <WriteDialog
          {...write.frame}
          title={edited ? <Trans>Edit the department</Trans> : <Trans>Add a department</Trans>}
          schema={formSchema}
          values={edited && { ...edited, parentId: parentOf(all ?? [], edited.id) ?? null }}
          onSave={({ children: _children, parentId, ...data }) =>
            save.mutateAsync({ ...data, parentId: typeof parentId === "string" ? parentId : "" })
          }
        />
      )}
      {detail.about && (
        <DetailDialog {...detail.frame} title={<Trans>Department</Trans>} schema={detailSchema} data={detail.about} />
      )}
      {dialogs.question}
    </Section>
  );
}

/** The schemas of a department. A parent is required, except for an office, which is at the top level. */
function useDepartmentSchema(departments: readonly Department[], edited: Department | undefined) {
  const { t } = useLingui();
  const { required } = useValidators();
  const statuses = useStatuses();
  const isOffice = edited !== undefined && parentOf(departments, edited.id) === undefined;
  const needed = { rules: [required()], required: true };
  return crudSchemas<Department>([
    {
      field: "parentId",
      label: t`Parent department`,
      table: false,
      detail: false,
      form: {
        component: "TreeSelect",
        componentProps: {
          options: toOptions(withoutDepartment(departments, edited?.id)),
          filterable: true,
          clearable: isOffice,
        },
        ...(!isOffice && { formItemProps: needed }),
      },
    },
    {
      field: "departmentName",
      label: t`Department name`,
      search: {},
      form: { formItemProps: needed },
    },
    {
      field: "status",
      label: t`Status`,
      form: { component: "Select", value: 1, componentProps: { options: statuses }, formItemProps: needed },
      table: { beside: true, cell: ({ status }) => <StatusBadge value={status} /> },
      detail: { value: ({ status }) => <StatusBadge value={status} /> },
    },
    { field: "createTime", label: t`Created`, form: false },
    {
      field: "remark",
      label: t`Remark`,
      form: { componentProps: { type: "textarea", rows: 4 }, colProps: { span: 24 } },
      table: { pixels: 140 },
      detail: { span: 24 },
    },
  ]);
}
