// The elements have explicit roles, because browsers drop the table semantics of elements with another `display`.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { Paging } from "./pagination.tsx";
import { type SharedRowProps, TableRow } from "./table-row.tsx";
import type { Grid } from "./use-grid.ts";

interface TableBodyProps<Row> extends SharedRowProps<Row> {
  readonly grid: Grid;
  readonly loading: boolean;
  readonly paging: Paging | undefined;
}

/** Every row of a table, visible or not (see `VirtualRows`), or a skeleton while the rows are loading. */
export function TableBody<Row>({ grid, loading, paging, ...shared }: TableBodyProps<Row>) {
  const first = paging ? (paging.page - 1) * paging.size : 0;
  return (
    <tbody role="rowgroup">
      {grid.getRowModel().rows.map((row, index) => (
        <TableRow key={row.id} row={row} index={index} number={first + index} {...shared} />
      ))}
      {loading && <SkeletonRows columns={grid.getVisibleLeafColumns().length} lines={paging?.size ?? 10} />}
    </tbody>
  );
}

function SkeletonRows({ columns, lines }: { columns: number; lines: number }) {
  return Array.from({ length: lines }, (_, index) => (
    <tr key={index} role="row">
      <td role="cell" colSpan={columns} data-plain>
        <Skeleton minHeight="5" />
      </td>
    </tr>
  ));
}
