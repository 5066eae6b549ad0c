const nameOf = (element: Element): string | null => element.getAttribute("aria-label") ?? element.textContent;

/**
 * Holds a press on a button of the prerendered page, and repeats it once the application runs. A link works without the
 * application, so a press on one is held only while the application is starting and would miss the navigation.
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
    // If React has rendered the page again instead of hydrating it, as for members, press the new button with the same
    // name.
    const same = pressed.isConnected
      ? pressed
      : [...document.querySelectorAll<HTMLElement>("#root button")].find((button) => nameOf(button) === name);
    if (same) same.click();
    else if (pressed instanceof HTMLAnchorElement) location.hash = pressed.hash;
  });
}
