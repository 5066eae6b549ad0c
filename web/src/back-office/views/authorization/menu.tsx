import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { read, useSend } from "#back-office/api/calls.ts";
import { ListActions } from "#back-office/parts/crud/list-actions.tsx";
import { useActionColumn } from "#back-office/parts/crud/use-action-column.tsx";
import { useDeletion } from "#back-office/parts/crud/use-deletion.tsx";
import { useDialog } from "#back-office/parts/dialog/use-dialog.ts";
import { ViIcon } from "#back-office/parts/icon/vi-icon.tsx";
import { SearchBar } from "#back-office/parts/search/search-bar.tsx";
import { Section } from "#back-office/parts/section.tsx";
import type { Column } from "#back-office/parts/table/columns.ts";
import { DataTable } from "#back-office/parts/table/data-table.tsx";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { BELOW, type Menu, titled, TOP } from "./menu-tree.ts";
import { StatusBadge } from "./status-badge.tsx";

const MenuDetail = lateComponent(async () => (await import("./menu-detail.tsx")).MenuDetail);
const MenuForm = lateComponent(async () => (await import("./menu-form.tsx")).MenuForm);

/** The menu as a tree: search, add, edit, delete. */
export function View() {
  const { t } = useLingui();
  const query = useQuery(read("/mock/menu/list"));
  const [title, setTitle] = useState("");
  const deletion = useSend("/mock/menu/delete", { invalidates: ["/mock/menu/list"], success: t`Deleted.` });
  const write = useDialog<Menu | "new">();
  const detail = useDialog<Menu>();
  const [askToDelete, question] = useDeletion((ids: readonly number[]) => deletion.mutate({ ids: [...ids] }));
  const all = query.data?.list;
  const rows = useMemo(() => all && titled(all, title), [all, title]);
  const actions = useActionColumn<Menu>((row) => ({
    of: row.title,
    onEdit: () => write.show(row),
    onDetail: () => detail.show(row),
    onDelete: () => askToDelete([row.id], row.title),
  }));
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
        error={query.error}
        busy={query.isFetching}
        onRefresh={() => void query.refetch()}
        actions={<ListActions onAdd={() => write.show("new")} />}
      />
      {write.about && (
        <MenuForm {...write.frame} menus={all ?? []} {...(write.about !== "new" && { menu: write.about })} />
      )}
      {detail.about && <MenuDetail {...detail.frame} menu={detail.about} menus={all ?? []} />}
      {question}
    </Section>
  );
}
