// The elements have explicit roles, because browsers drop the table semantics of elements with another `display`.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, useLayoutEffect, useRef } from "react";
import { type SharedRowProps, TableRow } from "./table-row.tsx";
import { type Density, ROW_HEIGHT, RULE_PX } from "./table-styles.ts";
import type { Grid } from "./use-grid.ts";
import { useTextScale } from "./use-text-scale.ts";

interface VirtualRowsProps<Row> extends SharedRowProps<Row> {
  readonly grid: Grid;
  readonly scroller: HTMLDivElement | null;
  readonly density: Density;
}

/** Memoized: scrolling does not re-render visible rows. A render of the whole table does, with a new `nameOf`. */
const StillRow = memo(TableRow) as typeof TableRow;

/** The visible rows of a table, between two spacer rows. */
export function VirtualRows<Row>({ grid, scroller, density, ...of }: VirtualRowsProps<Row>) {
  const { rows } = grid.getRowModel();
  const height = (ROW_HEIGHT[density] - RULE_PX) * useTextScale() + RULE_PX;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => height,
    overscan: 12,
  });
  // Remeasure after a change of the row height; the top row stays in place.
  const measured = useRef(height);
  useLayoutEffect(() => {
    if (measured.current === height) return;
    virtualizer.measure();
    scroller?.scrollTo({ top: (scroller.scrollTop * height) / measured.current });
    measured.current = height;
  }, [virtualizer, scroller, height]);
  const items = virtualizer.getVirtualItems();
  const above = (items[0]?.index ?? 0) * height;
  const below = (rows.length - 1 - (items.at(-1)?.index ?? -1)) * height;
  return (
    <tbody role="rowgroup">
      <tr aria-hidden style={{ height: `${above}px` }} />
      {items.map(({ index }) => {
        const row = rows[index];
        return row && <StillRow key={row.id} row={row} index={index} number={index} rowCount={rows.length} {...of} />;
      })}
      <tr aria-hidden style={{ height: `${below}px` }} />
    </tbody>
  );
}
