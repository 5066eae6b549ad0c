import { landingFor } from "./focus-landing.ts";

/** Delay before the focus is moved, in ms: a closing dialog restores the focus itself within this time. */
const OTHERS_FIRST_MS = 60;

/**
 * If the focused element is removed, focuses the nearest landing, else `main`. `path` is the event path of the element
 * focused now. Returns a stop function.
 */
export function keepFocus(main: HTMLElement | null, path: readonly EventTarget[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = (event: FocusEvent): void => {
    path = event.composedPath();
  };
  // If the user moves the focus away, by a press outside or by switching windows, the focus is not lost.
  const forget = (event: FocusEvent): void => {
    const left = event.target;
    if (event.relatedTarget === null && left instanceof HTMLElement && left.isConnected)
      queueMicrotask(() => {
        if (left.isConnected && document.activeElement !== left) path = [];
      });
  };
  const land = (): void => {
    const [lost] = path;
    if (!isLost(lost)) return;
    const landing = landingFor(path) ?? main;
    landing?.focus({ preventScroll: true });
    if (landing !== main) landing?.scrollIntoView({ block: "nearest" });
  };
  const observer = new MutationObserver(() => {
    if (!isLost(path[0])) return;
    clearTimeout(timer);
    timer = setTimeout(land, OTHERS_FIRST_MS);
  });

  document.addEventListener("focusin", remember);
  document.addEventListener("focusout", forget);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", remember);
    document.removeEventListener("focusout", forget);
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** Whether the last focused element was removed, and nothing else has the focus. */
const isLost = (last: EventTarget | undefined): boolean =>
  last instanceof HTMLElement && !last.isConnected && document.activeElement === document.body;
