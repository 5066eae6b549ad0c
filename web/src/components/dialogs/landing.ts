/** For an element that takes the focus over when what had it beside it is gone (see `useKeptFocus`). */
export const LANDING = { "data-landing": true, tabIndex: -1 } as const;

/**
 * Where the focus goes on after an element is gone: the nearest of its ancestors still on the page that holds a landing
 * has one for it. `path` is the element and its ancestors as they were, from the inside out. Null when there is none.
 */
export function landingFor(path: readonly EventTarget[]): HTMLElement | null {
  for (const at of path.slice(1)) {
    if (!(at instanceof HTMLElement) || !at.isConnected) continue;
    const landing = at.matches("[data-landing]") ? at : at.querySelector<HTMLElement>("[data-landing]");
    if (landing && !landing.closest("[inert]")) return landing;
  }
  return null;
}
