/**
 * Makes a scrolling box focusable while its content overflows, so that the keyboard can scroll it. Returns a stop
 * function.
 */
export function watchOverflow(box: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight) box.setAttribute("tabindex", "0");
    else box.removeAttribute("tabindex");
  });
  observer.observe(box);
  for (const child of box.children) observer.observe(child);
  return () => observer.disconnect();
}
