import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { read, useSend } from "#back-office/api/calls.ts";
import { ListActions } from "#back-office/parts/crud/list-actions.tsx";
import { useActionColumn } from "#back-office/parts/crud/use-action-column.tsx";
import { useRecordDialogs } from "#back-office/parts/crud/use-record-dialogs.ts";
import { ViIcon } from "#back-office/parts/icon/vi-icon.tsx";
import { SearchBar } from "#back-office/parts/search/search-bar.tsx";
import { Section } from "#back-office/parts/section.tsx";
import type { Column } from "#back-office/parts/table/columns.ts";
import { DataTable } from "#back-office/parts/table/data-table.tsx";
import { tableQuery } from "#back-office/parts/table/table-query.ts";
import { matching } from "#back-office/parts/tree/tree-node.ts";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { BELOW, type Menu, TOP } from "./menu-tree.ts";
import { StatusBadge } from "./status-badge.tsx";

const MenuDetail = lateComponent(async () => (await import("./menu-detail.tsx")).MenuDetail);
const MenuForm = lateComponent(async () => (await import("./menu-form.tsx")).MenuForm);

export function View() {
  const { t } = useLingui();
  const query = useQuery(read("/mock/menu/list"));
  const [title, setTitle] = useState("");
  const deletion = useSend("/mock/menu/delete", { invalidates: ["/mock/menu/list"], success: t`Deleted.` });
  const { write, edited, detail, ...dialogs } = useRecordDialogs({
    nameOf: (menu: Menu) => menu.title,
    remove: (ids) => deletion.mutate({ ids: [...ids] }),
  });
  const all = query.data?.list;
  const rows = useMemo(() => all && matching(all, title, (menu) => menu.title), [all, title]);
  const actions = useActionColumn(dialogs.actionsOf);
  const columns: readonly Column<Menu>[] = [
    { field: "index", label: t`No.`, type: "index" },
    { field: "title", label: t`Menu` },
    {
      field: "icon",
      label: t`Icon`,
      cell: ({ meta }) => meta.icon && <ViIcon name={meta.icon} size={18} />,
    },
    {
      field: "component",
      label: t`Component`,
      pixels: 190,
      text: ({ component = "" }) =>
        component === TOP ? t`Top directory` : component === BELOW ? t`Directory below another` : component,
    },
    { field: "path", label: t`Path`, pixels: 130 },
    { field: "status", label: t`Status`, beside: true, cell: ({ status }) => <StatusBadge value={status} /> },
    actions,
  ];
  return (
    <Section>
      <SearchBar<{ title?: string }>
        schema={[{ field: "title", label: t`Menu`, component: "Input" }]}
        onSearch={(search) => setTitle(search.title ?? "")}
      />
      <DataTable
        key={title}
        caption={t`Menu`}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => String(id)}
        childrenOf={({ children }) => children}
        expanded
        {...tableQuery(query)}
        actions={<ListActions onAdd={dialogs.add} />}
      />
      {write.about && <MenuForm {...write.frame} menus={all ?? []} {...(edited && { menu: edited })} />}
      {detail.about && <MenuDetail {...detail.frame} menu={detail.about} menus={all ?? []} />}
      {dialogs.question}
    </Section>
  );
}
