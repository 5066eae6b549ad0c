import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { ask, type Wire } from "#back-office/api/calls.ts";
import { useCrudList } from "#back-office/parts/crud/use-crud-list.ts";
import { Section } from "#back-office/parts/section.tsx";
import type { Column } from "#back-office/parts/table/columns.ts";
import { DataTable } from "#back-office/parts/table/data-table.tsx";
import { plainText } from "#back-office/views/example/plain-text.ts";
import { Button } from "#components/ui/button.tsx";
import { showToast } from "#state/toast.ts";
import { ManyRows } from "./many-rows.tsx";
import { useOneAction } from "./use-one-action.tsx";
import { useRecordColumns } from "./use-record-columns.tsx";

type Row = Wire<"Example">;

/** Delay of the columns, as if they were loaded. */
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

/** A table that buttons change while it is mounted; and one of ten thousand rows. */
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
  return (
    <>
      <Section title={<Trans>Change the table</Trans>}>
        <Commands on={on} onChange={(next) => setOn({ ...on, ...next })}>
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              setOn({ ...on, selection: true });
              list.setChosen(new Set(all ? [] : shown));
            }}
          >
            {all ? <Trans>Select none</Trans> : <Trans>Select all</Trans>}
          </Button>
          <Button size="sm" variant="outline" onClick={say}>
            <Trans>Read the selection</Trans>
          </Button>
        </Commands>
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
          {...(on.expand && {
            detail: ({ title, author, content }: Row) => (
              <chakra.div display="grid" gap="1" paddingY="1">
                <span>
                  <Trans>
                    {title} by {author}
                  </Trans>
                </span>
                <chakra.span color="ink.second">{plainText(content)}</chakra.span>
              </chakra.div>
            ),
          })}
        />
      </Section>
      <ManyRows />
    </>
  );
}

interface CommandsProps {
  readonly on: Switches;
  readonly onChange: (next: Partial<Switches>) => void;
  readonly children: ReactNode;
}

/** A toggle button for each option. */
function Commands({ on, onChange, children }: CommandsProps) {
  const { t } = useLingui();
  const words: Readonly<Record<keyof Switches, string>> = {
    paging: t`Pagination`,
    continuous: t`Numbering continues across pages`,
    selection: t`Selection column`,
    expand: t`Expandable rows`,
    title: t`Another title`,
    actions: t`Action column`,
    stripe: t`Stripes`,
    fixed: t`Fixed height`,
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {(Object.keys(words) as (keyof Switches)[]).map((name) => (
        <Button
          key={name}
          size="sm"
          variant={on[name] ? "soft" : "outline"}
          aria-pressed={on[name]}
          onClick={() => onChange({ [name]: !on[name] })}
        >
          {words[name]}
        </Button>
      ))}
      {children}
    </chakra.div>
  );
}
