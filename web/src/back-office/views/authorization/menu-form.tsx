import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef } from "react";
import { useWatch } from "react-hook-form";
import { useSend } from "#back-office/api/calls.ts";
import { WriteDialog } from "#back-office/parts/crud/write-dialog.tsx";
import type { FieldSchema } from "#back-office/parts/form/schema.ts";
import type { SchemaFormApi } from "#back-office/parts/form/use-schema-form.ts";
import { useValidators } from "#back-office/parts/form/validators.ts";
import type { DialogFrame } from "#components/dialogs/form-dialog.tsx";
import { componentFor, directories, type Menu } from "./menu-tree.ts";
import { PermissionList } from "./permission-list.tsx";
import { useStatuses } from "./status-badge.tsx";
import { useMenuFlags } from "./use-menu-flags.ts";

/** The form of a menu entry. The user types the component key of a page; a directory gets a fixed one for its level. */
export function MenuForm({ menu, menus, ...frame }: DialogFrame & { menu?: Menu; menus: readonly Menu[] }) {
  const { t } = useLingui();
  const save = useSend("/mock/menu/save", { invalidates: ["/mock/menu/list"], success: t`Saved.` });
  const schema = useMenuSchema(menus, menu);
  return (
    <WriteDialog
      {...frame}
      title={menu ? <Trans>Edit the menu entry</Trans> : <Trans>Add a menu entry</Trans>}
      size="lg"
      schema={schema}
      values={menu && { ...menu, parentId: menu.parentId ?? null }}
      onSave={({ children: _children, title: _title, ...data }) => save.mutateAsync(data)}
    >
      {(form) => (
        <>
          <ComponentRule form={form} typed={menu?.type === 1 ? (menu.component ?? "") : ""} />
          <PermissionList control={form.control} />
        </>
      )}
    </WriteDialog>
  );
}

/** Sets the component key by type and level; switching back to "Page" restores the key that the user typed. */
function ComponentRule({ form, typed }: { form: SchemaFormApi; typed: string }) {
  const own = useRef(typed);
  const [type, parentId] = useWatch({ control: form.control, name: ["type", "parentId"] });
  const follow = useEffectEvent((type: number, parentId: unknown) => {
    const now = (form.getFormData() as { component?: string | null }).component ?? "";
    if (type === 0 && !/^##?$/.test(now)) own.current = now;
    const next = componentFor(type, parentId, /^##?$/.test(now) ? own.current : now);
    if (next !== now) form.setValues({ component: next });
    form.setSchema([{ field: "component", path: "componentProps.disabled", value: type === 0 }]);
  });
  useEffect(() => follow(Number(type), parentId), [type, parentId]);
  return null;
}

function useMenuSchema(menus: readonly Menu[], menu: Menu | undefined): readonly FieldSchema[] {
  const { t } = useLingui();
  const { required } = useValidators();
  const statuses = useStatuses();
  const flags = useMenuFlags();
  const needed = { rules: [required()], required: true };
  return [
    {
      field: "type",
      label: t`Type`,
      component: "RadioButton",
      value: 0,
      colProps: { span: 24 },
      componentProps: {
        options: [
          { value: 0, label: t`Directory` },
          { value: 1, label: t`Page` },
        ],
      },
    },
    {
      field: "parentId",
      label: t`Parent directory`,
      component: "TreeSelect",
      componentProps: { options: directories(menus, menu?.id), clearable: true, placeholder: t`None: at the top` },
    },
    { field: "meta.title", label: t`Title`, component: "Input", formItemProps: needed },
    { field: "component", label: t`Component`, component: "Input", value: "#", formItemProps: needed },
    { field: "name", label: t`Route name`, component: "Input", value: "" },
    { field: "meta.icon", label: t`Icon`, component: "IconPicker", value: "" },
    { field: "path", label: t`Path`, component: "Input", formItemProps: needed },
    { field: "meta.activeMenu", label: t`Highlighted menu path`, component: "Input", value: "" },
    { field: "status", label: t`Status`, component: "Select", value: 1, componentProps: { options: statuses } },
    ...flags.map(({ name, label }): FieldSchema => ({
      field: `meta.${name}`,
      label,
      component: "Switch",
      value: name === "breadcrumb",
      colProps: { span: 8 },
    })),
  ];
}
