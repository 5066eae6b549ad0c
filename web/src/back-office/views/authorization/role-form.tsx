import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { read, useSend } from "#back-office/api/calls.ts";
import { WriteDialog } from "#back-office/parts/crud/write-dialog.tsx";
import type { FieldSchema } from "#back-office/parts/form/schema.ts";
import { useValidators } from "#back-office/parts/form/validators.ts";
import type { DialogFrame } from "#components/dialogs/form-dialog.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { RoleMenu } from "./role-menu-editor.tsx";
import { choicesOf, grantOf, type Role } from "./role-menu.ts";
import { useStatuses } from "./status-badge.tsx";

/** The form of a role: name, status, remark, menu entries and button permissions. */
export function RoleForm({ role, ...frame }: DialogFrame & { role?: Role }) {
  const { t } = useLingui();
  const { required } = useValidators();
  const statuses = useStatuses();
  const query = useQuery(read("/mock/menu/list"));
  const menus = query.data?.list;
  const [given] = useState(() => grantOf(role));
  const [grant, setGrant] = useState(given);
  const save = useSend("/mock/role/save", { invalidates: ["/mock/role/table"], success: t`Saved.` });
  const needed = { rules: [required()], required: true };
  const schema: readonly FieldSchema[] = [
    { field: "roleName", label: t`Role`, component: "Input", value: "", formItemProps: needed },
    {
      field: "status",
      label: t`Status`,
      component: "Select",
      value: 1,
      componentProps: { options: statuses },
      formItemProps: needed,
    },
    {
      field: "remark",
      label: t`Remark`,
      component: "Input",
      value: "",
      componentProps: { type: "textarea", rows: 2 },
      colProps: { span: 24 },
    },
  ];
  return (
    <WriteDialog
      {...frame}
      title={role ? <Trans>Edit the role</Trans> : <Trans>Add a role</Trans>}
      size="lg"
      dirty={grant !== given}
      schema={schema}
      values={role && { roleName: role.roleName, status: role.status, remark: role.remark }}
      onSave={(data) =>
        save.mutateAsync({ ...data, ...(role && { id: role.id }), ...(menus && { menu: choicesOf(menus, grant) }) })
      }
    >
      {() => (
        <QueryView query={query} skeleton={<Skeleton height="64" />}>
          {({ list }) => <RoleMenu menus={list} grant={grant} onGrant={setGrant} />}
        </QueryView>
      )}
    </WriteDialog>
  );
}
