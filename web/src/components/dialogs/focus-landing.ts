/** Marks a landing: the element that gets the focus when a focused element near it is removed (see `useKeptFocus`). */
export const LANDING = { "data-landing": true, tabIndex: -1 } as const;

/**
 * Finds the landing for a removed element: searches its former ancestors that are still in the page, innermost first.
 * Null if none of them is or contains a landing that can be focused. `path` is the element followed by its former
 * ancestors.
 */
export function landingFor(path: readonly EventTarget[]): HTMLElement | null {
  for (const at of path.slice(1)) {
    if (!(at instanceof HTMLElement) || !at.isConnected) continue;
    const landing = at.matches("[data-landing]") ? at : at.querySelector<HTMLElement>("[data-landing]");
    if (landing && !landing.closest("[inert]")) return landing;
  }
  return null;
}
