import type { Column } from "./columns.ts";
import { remOf } from "./pinned-cell.ts";
import type { GridColumn } from "./use-grid.ts";

interface ColumnWidthsProps<Row> {
  readonly columns: readonly GridColumn[];
  readonly known: ReadonlyMap<string, Column<Row>>;
  readonly virtual: boolean;
}

/** Widths of the columns: text columns share the remaining width. A virtual table's columns are fixed. */
export function ColumnWidths<Row>({ columns, known, virtual }: ColumnWidthsProps<Row>) {
  const pixelsOf = ({ id }: GridColumn): number => known.get(id)?.pixels ?? 0;
  const all = columns.reduce((sum, column) => sum + pixelsOf(column), 0);
  const widthOf = (column: GridColumn): string | undefined => {
    const pixels = pixelsOf(column);
    if (virtual) return pixels > 0 || column.getIsPinned() ? remOf(column.getSize()) : undefined;
    return pixels > 0 ? `${(100 * pixels) / all}%` : undefined;
  };
  return (
    <colgroup>
      {columns.map((column) => (
        <col key={column.id} style={{ width: widthOf(column) }} />
      ))}
    </colgroup>
  );
}
