import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { read } from "#back-office/api/calls.ts";
import { DetailDialog } from "#back-office/parts/crud/detail-dialog.tsx";
import type { Description } from "#back-office/parts/descriptions/descriptions.tsx";
import type { DialogFrame } from "#components/dialogs/form-dialog.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { RoleMenu } from "./role-menu-editor.tsx";
import { grantOf, type Role } from "./role-menu.ts";
import { StatusBadge } from "./status-badge.tsx";

/** The details of a role, and the menu with the role's entries ticked. */
export function RoleDetail({ role, ...frame }: DialogFrame & { role: Role }) {
  const { t } = useLingui();
  const query = useQuery(read("/mock/menu/list"));
  const schema: readonly Description<Role>[] = [
    { field: "roleName", label: t`Role` },
    { field: "status", label: t`Status`, value: ({ status }) => <StatusBadge value={status} /> },
    { field: "createTime", label: t`Created` },
    { field: "remark", label: t`Remark` },
  ];
  return (
    <DetailDialog {...frame} title={<Trans>Role</Trans>} schema={schema} data={role}>
      <QueryView query={query} skeleton={<Skeleton height="64" />}>
        {({ list }) => <RoleMenu menus={list} grant={grantOf(role)} />}
      </QueryView>
    </DetailDialog>
  );
}
