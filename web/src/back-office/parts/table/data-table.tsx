// The elements have explicit roles, because browsers drop the table semantics of elements with another `display`.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ExpandedState, SortingState } from "@tanstack/react-table";
import { type CSSProperties, type ReactNode, useLayoutEffect, useState } from "react";
import { useSize } from "#back-office/stores/size.ts";
import { LoadFailed } from "#components/feedback/load-failed.tsx";
import { watchOverflow } from "#components/media/watch-overflow.ts";
import { ColumnWidths } from "./column-widths.tsx";
import { type Column, fieldText, isArrangeable, leavesOf, namingColumn } from "./columns.ts";
import { showFullText } from "./full-text.ts";
import { Pagination, type Paging } from "./pagination.tsx";
import { remOf } from "./pinned-cell.ts";
import { TableBody } from "./table-body.tsx";
import { TableHead } from "./table-head.tsx";
import { type Density, ROW_PADDING, Scroller, TableElement } from "./table-styles.ts";
import { TableTools } from "./table-tools.tsx";
import { useGrid } from "./use-grid.ts";
import { usePinnedEdges } from "./use-pinned-edges.ts";
import { VirtualRows } from "./virtual-rows.tsx";

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  readonly caption: string;
  /** The row header is the first column that has no type and is neither hidden nor plain. */
  readonly columns: readonly Column<Row>[];
  /** Undefined while loading. */
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string;
  /** Shown with a retry button, if no rows were loaded. */
  readonly error?: Error | null;
  /** Reloads the rows; also called by a button above the table. */
  readonly onRefresh?: () => void;
  /** Whether rows are loading, while older ones may be shown. */
  readonly busy?: boolean;
  readonly paging?: Paging;
  /** Selected rows by key, for a column of type `selection`. */
  readonly chosen?: ReadonlySet<string>;
  readonly onChoose?: (chosen: ReadonlySet<string>) => void;
  /** Children of a row in a tree. */
  readonly childrenOf?: (row: Row) => readonly Row[] | undefined;
  /** Details below an expanded row, for a column of type `expand`. */
  readonly detail?: (row: Row) => ReactNode;
  /** Rows expanded at first: `true` for all, or an object with their keys. */
  readonly expanded?: ExpandedState;
  readonly sorting?: SortingState;
  readonly stripe?: boolean;
  /** Height of the body, pixels; the rows scroll below a fixed header. */
  readonly bodyHeight?: number;
  /** Renders only visible rows, for thousands of one-line rows. Requires `bodyHeight`. */
  readonly virtual?: boolean;
  /** Buttons above the table, before the table's tools (reload, row height, columns). */
  readonly actions?: ReactNode;
  /** Hides the tools above the table. */
  readonly bare?: boolean;
}

/**
 * A data table: columns can be hidden, pinned and reordered; rows can be selected, expanded, sorted, paged or
 * virtualized. On narrow screens each row is a block of labelled lines.
 * @example <DataTable caption={t`Records`} columns={columns} rows={list.rows} keyOf={(row) => row.id} paging={list.paging} />
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  // The key resets the arrangement when the columns change.
  const columns = leavesOf(props.columns).map(({ field, hidden }) => `${field}${String(hidden)}`);
  return <Arranged key={columns.join()} {...props} />;
}

function Arranged<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, error, onRefresh, busy = false, paging, detail, virtual = false } = props;
  const [density, setDensity] = useDensity();
  // State instead of a ref, because the rows need another render once their scroll container is mounted.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const { grid, known, restore } = useGrid(props);
  useLayoutEffect(() => (scroller ? watchOverflow(scroller) : undefined), [scroller]);
  usePinnedEdges(scroller, grid);
  const naming = namingColumn(columns);
  const nameOf = (row: Row): string => (naming ? String(naming.text?.(row) ?? fieldText(row, naming.field)) : "");
  const shown = grid.getRowModel().rows;
  const selection = props.chosen &&
    props.onChoose && { chosen: props.chosen, shown: shown.map(({ id }) => id), choose: props.onChoose };
  const shared = { known, naming: naming?.field, nameOf, selection, detail };
  return (
    <div>
      <Top actions={props.actions}>
        {!props.bare && (
          <TableTools
            grid={grid}
            arrangeable={leavesOf(columns).filter(isArrangeable)}
            density={density}
            onDensity={setDensity}
            onRestore={restore}
            onRefresh={onRefresh}
            busy={busy}
          />
        )}
      </Top>
      <Scroller
        ref={setScroller}
        role="group"
        aria-label={caption}
        style={props.bodyHeight ? { maxHeight: `${props.bodyHeight}px` } : {}}
      >
        {error && rows === undefined && !busy ? (
          <LoadFailed error={error} onRetry={() => onRefresh?.()} />
        ) : (
          <TableElement
            role="table"
            aria-label={caption}
            aria-busy={rows === undefined || busy}
            aria-rowcount={virtual ? shown.length + 1 : undefined}
            form={virtual ? "columns" : "responsive"}
            data-columns={virtual || undefined}
            data-stripe={props.stripe || undefined}
            onPointerOver={showFullText}
            style={
              { "--row-padding": ROW_PADDING[density], "--table-width": remOf(grid.getTotalSize()) } as CSSProperties
            }
          >
            <ColumnWidths columns={grid.getVisibleLeafColumns()} known={known} virtual={virtual} />
            <TableHead grid={grid} known={known} selection={selection} />
            {virtual ? (
              <VirtualRows key={density} grid={grid} scroller={scroller} density={density} {...shared} />
            ) : (
              <TableBody grid={grid} loading={rows === undefined} paging={paging} {...shared} />
            )}
          </TableElement>
        )}
        {rows !== undefined && shown.length === 0 && <NoRows />}
      </Scroller>
      {paging && <Pagination {...paging} />}
    </div>
  );
}

/** The height of the rows: the chosen one, by default the size of the page's controls. */
function useDensity() {
  const size = useSize();
  const [chosen, setChosen] = useState<Density | null>(null);
  return [chosen ?? size, setChosen] as const;
}

/** The caller's actions and the table's tools, if there are any. */
function Top({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  if (actions === undefined && !children) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" paddingBottom="3">
      {actions}
      {children}
    </chakra.div>
  );
}

const NoRows = () => (
  <chakra.p role="status" padding="8" textAlign="center" color="ink.second" fontSize="sm" borderBottomWidth="1px">
    <Trans>No rows</Trans>
  </chakra.p>
);
