import type { CSSProperties } from "react";
import type { GridColumn } from "./use-grid.ts";

/** Converts a width at 16 px text to rem, so that it scales with the reader's text size. */
export const remOf = (pixels: number): string => `${pixels / 16}rem`;

/** Name of the CSS variable for a pinned column's offset from its edge (see use-pinned-edges.ts). */
export const edgeOf = (side: string, index: number | string): string => `--${side}-${index}`;

interface PinnedCellAttributes {
  readonly "data-fixed"?: "start" | "end";
  readonly "data-pin"?: number;
  readonly style?: CSSProperties;
}

/** Attributes of a cell in a pinned column. */
export function pinnedCellAttributes(column: GridColumn): PinnedCellAttributes {
  const side = column.getIsPinned();
  if (side === false) return {};
  const index = column.getPinnedIndex();
  const inset = `var(${edgeOf(side, index)}, 0px)`;
  return {
    "data-fixed": side,
    "data-pin": index,
    style: side === "start" ? { insetInlineStart: inset } : { insetInlineEnd: inset },
  };
}
