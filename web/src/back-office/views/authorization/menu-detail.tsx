import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { DetailDialog } from "#back-office/parts/crud/detail-dialog.tsx";
import type { Description } from "#back-office/parts/descriptions/descriptions.tsx";
import { flat } from "#back-office/parts/tree/tree-node.ts";
import type { DialogFrame } from "#components/dialogs/form-dialog.tsx";
import { Badge } from "#components/ui/badge.tsx";
import type { Menu } from "./menu-tree.ts";
import { StatusBadge } from "./status-badge.tsx";
import { useMenuFlags } from "./use-menu-flags.ts";

export function MenuDetail({ menu, menus, ...frame }: DialogFrame & { menu: Menu; menus: readonly Menu[] }) {
  const { t } = useLingui();
  const flags = useMenuFlags();
  const schema: readonly Description<Menu>[] = [
    { field: "type", label: t`Type`, span: 24, value: ({ type }) => (type === 0 ? t`Directory` : t`Page`) },
    {
      field: "parentId",
      label: t`Parent directory`,
      value: ({ parentId }) => flat(menus).find(({ id }) => id === parentId)?.title ?? t`None: at the top`,
    },
    { field: "title", label: t`Title` },
    { field: "component", label: t`Component` },
    { field: "name", label: t`Route name` },
    { field: "meta.icon", label: t`Icon` },
    { field: "path", label: t`Path` },
    { field: "meta.activeMenu", label: t`Highlighted menu path` },
    { field: "status", label: t`Status`, value: ({ status }) => <StatusBadge value={status} /> },
    {
      field: "permissionList",
      label: t`Button permissions`,
      span: 24,
      value: ({ permissionList = [] }) =>
        permissionList.length === 0 ? null : (
          <chakra.div display="flex" flexWrap="wrap" gap="1.5">
            {permissionList.map(({ id, label, value }) => (
              <Badge key={id}>
                {label} ({value})
              </Badge>
            ))}
          </chakra.div>
        ),
    },
    ...flags.map(({ name, label }): Description<Menu> => ({
      field: name,
      label,
      // A missing flag means no, except for the breadcrumb.
      value: ({ meta }) => ((meta[name] ?? name === "breadcrumb") ? <Trans>Yes</Trans> : <Trans>No</Trans>),
    })),
  ];
  return <DetailDialog {...frame} title={<Trans>Menu entry</Trans>} schema={schema} data={menu} />;
}
