const nameOf = (element: Element): string | null => element.getAttribute("aria-label") ?? element.textContent;

/**
 * Keeps a press on a button of the prerendered page until the application runs, and repeats it then. Links work by
 * themselves, except while the application takes the page over, which would not notice the new address.
 */
export function keepEarlyPress(): void {
  const root = document.documentElement;
  let pressed: HTMLElement | null = null;
  let taking = false;
  const keep = (event: Event): void => {
    const target =
      event.target instanceof Element &&
      event.target.closest<HTMLElement>("[data-prerendered] button, [data-prerendered] a[href]");
    if (!target || (target instanceof HTMLAnchorElement && !taking)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = target;
    root.dataset["pressed"] = "";
  };
  addEventListener("click", keep, true);
  addEventListener("app:taking", () => (taking = true));
  addEventListener("app:started", () => {
    removeEventListener("click", keep, true);
    delete root.dataset["pressed"];
    if (!pressed) return;
    const name = nameOf(pressed);
    // A member's page is rendered again: the same button there.
    const same = pressed.isConnected
      ? pressed
      : [...document.querySelectorAll<HTMLElement>("#root button")].find((button) => nameOf(button) === name);
    if (same) same.click();
    else if (pressed instanceof HTMLAnchorElement) location.hash = pressed.hash;
  });
}
