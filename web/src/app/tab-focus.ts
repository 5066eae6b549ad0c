/**
 * Scrolls an element that is reached by Tab fully into view. Firefox alone does not scroll to one that is partly in the
 * window, even if the header or a bottom bar covers that part.
 */
export function showTabFocus(): void {
  document.addEventListener("keyup", ({ key, target }) => {
    if (key === "Tab" && target instanceof Element) target.scrollIntoView({ block: "nearest" });
  });
}
