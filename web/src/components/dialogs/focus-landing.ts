/** Marks an element that receives the focus when the focused one beside it is removed (see `useKeptFocus`). */
export const LANDING = { "data-landing": true, tabIndex: -1 } as const;

/**
 * The landing for a removed element, found through its nearest ancestor still in the page; null if there is none.
 * `path` is the element and its former ancestors, innermost first.
 */
export function landingFor(path: readonly EventTarget[]): HTMLElement | null {
  for (const at of path.slice(1)) {
    if (!(at instanceof HTMLElement) || !at.isConnected) continue;
    const landing = at.matches("[data-landing]") ? at : at.querySelector<HTMLElement>("[data-landing]");
    if (landing && !landing.closest("[inert]")) return landing;
  }
  return null;
}
