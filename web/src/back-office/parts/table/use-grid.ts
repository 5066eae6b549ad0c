import {
  type Column as TableColumn,
  type ColumnDef,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createExpandedRowModel,
  createSortedRowModel,
  type ExpandedState,
  type ReactTable,
  type Row as TableRow,
  rowExpandingFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { type ReactNode, useMemo } from "react";
import { type Column, fieldText, leavesOf } from "./columns.ts";

const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  rowExpandingFeature,
  rowSortingFeature,
  expandedRowModel: createExpandedRowModel(),
  sortedRowModel: createSortedRowModel(),
});

/** Width in pixels of a pinned column that sets no width. */
export const USUAL_WIDTH = 140;

interface GridOptions<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string;
  readonly childrenOf?: (row: Row) => readonly Row[] | undefined;
  /** Details of a row. If set, every row can be expanded to show them. */
  readonly detail?: (row: Row) => ReactNode;
  readonly expanded?: ExpandedState;
  readonly sorting?: SortingState;
}

const NO_ROWS: readonly object[] = [];

const compare = (a: string | number, b: string | number): number =>
  typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b));

/**
 * The table library's state (`grid`), the columns by field (`known`), and a function that restores the initial
 * arrangement.
 */
export function useGrid<Row>({ columns, rows, keyOf, childrenOf, detail, expanded, sorting }: GridOptions<Row>) {
  const model = useMemo(() => columns.map(toModel), [columns]);
  const start = useMemo(() => arrangementOf(columns), [columns]);
  const grid = useTable<typeof features, object>({
    features,
    columns: model,
    data: (rows as readonly object[] | undefined) ?? NO_ROWS,
    getRowId: (row) => keyOf(row as Row),
    getSubRows: (row) => childrenOf?.(row as Row) as object[] | undefined,
    ...(detail && { getRowCanExpand: () => true }),
    enableSortingRemoval: true,
    autoResetExpanded: false,
    initialState: { ...start, ...(expanded !== undefined && { expanded }), ...(sorting && { sorting }) },
  });
  const known = useMemo(() => new Map(leavesOf(columns).map((column) => [column.field, column])), [columns]);
  return { grid, known, restore: () => restore(grid, start) };
}

export type Grid = ReactTable<typeof features, object>;
export type GridRow = TableRow<typeof features, object>;
export type GridColumn = TableColumn<typeof features, object>;

function toModel<Row>(column: Column<Row>): ColumnDef<typeof features, object> {
  const { field, label, pixels, children, sortable = false } = column;
  if (children) return { id: field, header: label, columns: children.map(toModel) };
  const textOf = column.text ?? ((row: Row) => fieldText(row, field));
  return {
    id: field,
    header: label,
    accessorFn: (row) => textOf(row as Row),
    size: pixels ?? USUAL_WIDTH,
    enableSorting: sortable,
    sortFn: (a, b, id) => compare(a.getValue(id), b.getValue(id)),
  };
}

function arrangementOf<Row>(columns: readonly Column<Row>[]) {
  const leaves = leavesOf(columns);
  const fixed = (side: "start" | "end") => leaves.filter((leaf) => leaf.fixed === side).map(({ field }) => field);
  return {
    columnVisibility: Object.fromEntries(leaves.map(({ field, hidden }) => [field, hidden !== true])),
    columnOrder: leaves.map(({ field }) => field),
    columnPinning: { start: fixed("start"), end: fixed("end") },
  };
}

function restore(grid: Grid, start: ReturnType<typeof arrangementOf>): void {
  grid.setColumnVisibility(start.columnVisibility);
  grid.setColumnOrder(start.columnOrder);
  grid.setColumnPinning(start.columnPinning);
}
