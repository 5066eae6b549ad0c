import type { CSSProperties } from "react";
import type { GridColumn } from "./use-grid.ts";

/** Attributes of a cell in a column that stays at an edge while the others are scrolled. */
export function placeOf(column: GridColumn): { "data-fixed"?: "start" | "end"; style?: CSSProperties } {
  const side = column.getIsPinned();
  if (side === false) return {};
  return {
    "data-fixed": side,
    style:
      side === "start"
        ? { insetInlineStart: `${column.getStart("start")}px` }
        : { insetInlineEnd: `${column.getAfter("end")}px` },
  };
}
