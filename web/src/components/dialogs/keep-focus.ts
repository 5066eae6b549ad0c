import { landingFor } from "./focus-landing.ts";

/** Delay in ms before the focus is moved, so that a closing dialog can first restore the focus itself. */
const OTHERS_FIRST_MS = 60;

/**
 * When the focused element is removed, focuses its landing (see `landingFor`), or `main` if there is none. `path`:
 * event path of the element that is focused now. Returns a function that stops watching.
 */
export function keepFocus(main: HTMLElement | null, path: readonly EventTarget[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = (event: FocusEvent): void => {
    path = event.composedPath();
  };
  // A press outside takes the focus away on purpose, so forget the element. Switching windows does not, and leaves
  // `document.activeElement` as it is.
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

/** Whether the last focused element was removed and nothing else has received the focus. */
const isLost = (last: EventTarget | undefined): boolean =>
  last instanceof HTMLElement && !last.isConnected && document.activeElement === document.body;
