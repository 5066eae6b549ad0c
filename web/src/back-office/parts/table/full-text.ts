import type { PointerEvent } from "react";

/** Shows the full text of a truncated cell as a tooltip. */
export function showFullText({ target }: PointerEvent<HTMLElement>): void {
  const line = target instanceof Element ? target.closest<HTMLElement>("[data-line]") : null;
  if (!line) return;
  if (line.scrollWidth > line.clientWidth) line.title = line.textContent;
  else line.removeAttribute("title");
}
