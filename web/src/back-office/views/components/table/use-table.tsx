import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { ask, type Wire } from "#back-office/api/calls.ts";
import { type Command, CommandButtons } from "#back-office/parts/command-buttons.tsx";
import { useCrudList } from "#back-office/parts/crud/use-crud-list.ts";
import { Section } from "#back-office/parts/section.tsx";
import type { Column } from "#back-office/parts/table/columns.ts";
import { DataTable } from "#back-office/parts/table/data-table.tsx";
import { plainText } from "#back-office/views/example/plain-text.ts";
import { showToast } from "#state/toast.ts";
import { ManyRows } from "./many-rows.tsx";
import { useOneAction } from "./use-one-action.tsx";
import { useRecordColumns } from "./use-record-columns.tsx";

type Row = Wire<"Example">;

/** Simulated loading time of the columns. */
const COLUMNS_AFTER_MS = 2000;

const START = {
  paging: true,
  continuous: true,
  selection: false,
  expand: false,
  title: false,
  actions: true,
  stripe: false,
  fixed: false,
};
type Switches = typeof START;

/** A table with buttons that change it at run time, and a table of ten thousand rows. */
export function View() {
  const { t } = useLingui();
  const [on, setOn] = useState<Switches>(START);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), COLUMNS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const shared = useRecordColumns<Row>();
  const list = useCrudList<Row, object>({
    key: ["/mock/example/list", "use-table"],
    read: (query, signal) => ask("/mock/example/list", query, signal),
    search: {},
  });
  const { paging, ...table } = list.table;
  const first = on.continuous ? (list.page - 1) * list.size : 0;
  const action = useOneAction<Row>();
  const columns: readonly Column<Row>[] = [
    ...(on.expand ? [{ field: "expand", label: t`Row details`, type: "expand" } as const] : []),
    ...(on.selection ? [{ field: "selection", label: t`Select`, type: "selection" } as const] : []),
    { field: "index", label: t`No.`, type: "index", cell: (_row, { index }) => first + index + 1 },
    ...shared.map((column) => (column.field === "title" && on.title ? { ...column, label: t`Another title` } : column)),
    ...(on.actions ? [action] : []),
  ];
  const shown = list.rows?.map(({ id }) => id) ?? [];
  const all = shown.length > 0 && shown.every((id) => list.chosen.has(id));
  const say = () => {
    const titles = (list.rows ?? []).filter(({ id }) => list.chosen.has(id)).map(({ title = "" }) => title);
    showToast({ kind: "info", text: titles.length === 0 ? t`No row is selected.` : titles.join(", ") });
  };
  const selectAll = () => {
    setOn({ ...on, selection: true });
    list.setChosen(new Set(all ? [] : shown));
  };
  const commands = [
    ...useToggles(on, setOn),
    { label: all ? t`Select none` : t`Select all`, run: selectAll },
    { label: t`Read the selection`, run: say },
  ];
  return (
    <>
      <Section title={<Trans>Change the table</Trans>}>
        <CommandButtons commands={commands} />
      </Section>
      <Section title={<Trans>The table</Trans>}>
        <DataTable
          caption={t`Example records`}
          columns={ready ? columns : []}
          {...table}
          {...(!ready && { rows: undefined })}
          keyOf={({ id }) => id}
          stripe={on.stripe}
          {...(on.paging && { paging })}
          {...(on.fixed && { bodyHeight: 320 })}
          {...(on.expand && { detail: (row: Row) => <RowDetails row={row} /> })}
        />
      </Section>
      <ManyRows />
    </>
  );
}

function RowDetails({ row: { title, author, content } }: { row: Row }) {
  return (
    <chakra.div display="grid" gap="1" paddingY="1">
      <span>
        <Trans>
          {title} by {author}
        </Trans>
      </span>
      <chakra.span color="ink.second">{plainText(content)}</chakra.span>
    </chakra.div>
  );
}

/** A toggle for each option. */
function useToggles(on: Switches, setOn: (on: Switches) => void): readonly Command[] {
  const { t } = useLingui();
  const labels: Readonly<Record<keyof Switches, string>> = {
    paging: t`Pagination`,
    continuous: t`Numbering continues across pages`,
    selection: t`Selection column`,
    expand: t`Expandable rows`,
    title: t`Another title`,
    actions: t`Action column`,
    stripe: t`Stripes`,
    fixed: t`Fixed height`,
  };
  return (Object.keys(labels) as (keyof Switches)[]).map((name) => ({
    label: labels[name],
    run: () => setOn({ ...on, [name]: !on[name] }),
    pressed: on[name],
  }));
}
