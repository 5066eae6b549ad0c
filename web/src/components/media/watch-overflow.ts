/** Makes a box that scrolls a stop for the keyboard, and takes the stop away while all of it can be seen. */
export function watchOverflow(box: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight) box.setAttribute("tabindex", "0");
    else box.removeAttribute("tabindex");
  });
  observer.observe(box);
  for (const child of box.children) observer.observe(child);
  return () => observer.disconnect();
}
