import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { read, useSend } from "#back-office/api/calls.ts";
import { ListActions } from "#back-office/parts/crud/list-actions.tsx";
import { useActionColumn } from "#back-office/parts/crud/use-action-column.tsx";
import { useRecordDialogs } from "#back-office/parts/crud/use-record-dialogs.ts";
import { SearchBar } from "#back-office/parts/search/search-bar.tsx";
import { Section } from "#back-office/parts/section.tsx";
import type { Column } from "#back-office/parts/table/columns.ts";
import { DataTable } from "#back-office/parts/table/data-table.tsx";
import { tableQuery } from "#back-office/parts/table/table-query.ts";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { foldedText } from "#lib/text/normalize-text.ts";
import type { Role } from "./role-menu.ts";
import { StatusBadge } from "./status-badge.tsx";

const RoleDetail = lateComponent(async () => (await import("./role-detail.tsx")).RoleDetail);
const RoleForm = lateComponent(async () => (await import("./role-form.tsx")).RoleForm);

export function View() {
  const { t } = useLingui();
  const query = useQuery(read("/mock/role/table"));
  const [name, setName] = useState("");
  const deletion = useSend("/mock/role/delete", { invalidates: ["/mock/role/table"], success: t`Deleted.` });
  const { write, edited, detail, ...dialogs } = useRecordDialogs({
    nameOf: ({ roleName }: Role) => roleName,
    remove: (ids) => deletion.mutate({ ids: [...ids] }),
  });
  const actions = useActionColumn(dialogs.actionsOf);
  const columns: readonly Column<Role>[] = [
    { field: "index", label: t`No.`, type: "index" },
    { field: "roleName", label: t`Role` },
    { field: "status", label: t`Status`, beside: true, cell: ({ status }) => <StatusBadge value={status} /> },
    { field: "createTime", label: t`Created` },
    { field: "remark", label: t`Remark`, pixels: 140 },
    actions,
  ];
  return (
    <Section>
      <SearchBar<{ roleName?: string }>
        schema={[{ field: "roleName", label: t`Role`, component: "Input" }]}
        onSearch={(search) => setName(search.roleName ?? "")}
      />
      <DataTable
        caption={t`Roles`}
        columns={columns}
        rows={query.data?.list.filter(({ roleName }) => foldedText(roleName).includes(foldedText(name)))}
        keyOf={({ id }) => id}
        {...tableQuery(query)}
        actions={<ListActions onAdd={dialogs.add} />}
      />
      {write.about && <RoleForm {...write.frame} {...(edited && { role: edited })} />}
      {detail.about && <RoleDetail {...detail.frame} role={detail.about} />}
      {dialogs.question}
    </Section>
  );
}
