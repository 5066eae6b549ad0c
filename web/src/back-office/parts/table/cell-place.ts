import type { CSSProperties } from "react";
import type { GridColumn } from "./use-grid.ts";

/** A width for text of 16 px, which grows with the text that its reader has set. */
export const remOf = (pixels: number): string => `${pixels / 16}rem`;

/** Attributes of a cell in a column that stays at an edge while the others are scrolled. */
export function placeOf(column: GridColumn): { "data-fixed"?: "start" | "end"; style?: CSSProperties } {
  const side = column.getIsPinned();
  if (side === false) return {};
  return {
    "data-fixed": side,
    style:
      side === "start"
        ? { insetInlineStart: remOf(column.getStart("start")) }
        : { insetInlineEnd: remOf(column.getAfter("end")) },
  };
}
