import { type RefObject, useEffect } from "react";
import { landingFor } from "#components/landing.ts";

/** Longer than a dialog that closes needs to give the focus back to what opened it. */
const OTHERS_FIRST_MS = 60;

/**
 * Keeps the focus on the page: where the element that has it goes away, as a button with the step it ends, reading and
 * tabbing would begin again at the very top. Whoever knows a better place and takes the focus there is left alone.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let path: readonly EventTarget[] = [];
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
      const landing = landingFor(path) ?? main.current;
      landing?.focus({ preventScroll: true });
      if (landing !== main.current) landing?.scrollIntoView({ block: "nearest" });
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
  }, [main]);
}

/** What had the focus last is no longer on the page, and nothing else has it. */
const isLost = (last: EventTarget | undefined): boolean =>
  last instanceof HTMLElement && !last.isConnected && document.activeElement === document.body;
