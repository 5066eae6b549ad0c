import { landingFor } from "./landing.ts";

/** Longer than a dialog that closes needs to give the focus back to what opened it. */
const OTHERS_FIRST_MS = 60;

/**
 * Leads a focus that would be lost to the nearest landing, or to `main`, from now on; `path` is of what has it now.
 * Answers how to stop.
 */
export function keepFocus(main: HTMLElement | null, path: readonly EventTarget[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = (event: FocusEvent): void => {
    path = event.composedPath();
  };
  // Given up on purpose, by a press beside it or for another window: then nothing is lost.
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

/** What had the focus last is no longer on the page, and nothing else has it. */
const isLost = (last: EventTarget | undefined): boolean =>
  last instanceof HTMLElement && !last.isConnected && document.activeElement === document.body;
