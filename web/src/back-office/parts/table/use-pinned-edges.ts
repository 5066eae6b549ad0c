import { useLayoutEffect } from "react";
import { edgeOf } from "./pinned-cell.ts";
import type { Grid } from "./use-grid.ts";

const SIDES = ["start", "end"] as const;

/** Positions the pinned columns beside each other: their widths depend on the content, so they are measured. */
export function usePinnedEdges(scroller: HTMLElement | null, grid: Grid): void {
  const columns = grid.getVisibleLeafColumns().filter((column) => column.getIsPinned());
  const pinned = columns.map((column) => `${column.id} ${String(column.getIsPinned())}`).join();
  useLayoutEffect(() => {
    const table = scroller?.querySelector("table");
    if (!table || pinned === "") return undefined;
    const heads = [...table.querySelectorAll<HTMLElement>("thead [data-pin]")];
    const place = (): void => {
      for (const side of SIDES) {
        const ofSide = heads.filter(({ dataset }) => dataset["fixed"] === side);
        ofSide.sort((a, b) => (Number(a.dataset["pin"]) - Number(b.dataset["pin"])) * (side === "start" ? 1 : -1));
        let width = 0;
        for (const head of ofSide) {
          table.style.setProperty(edgeOf(side, head.dataset["pin"] ?? ""), `${width}px`);
          width += head.offsetWidth;
        }
      }
    };
    const observer = new ResizeObserver(place);
    for (const head of heads) observer.observe(head);
    return () => observer.disconnect();
  }, [scroller, pinned]);
}
