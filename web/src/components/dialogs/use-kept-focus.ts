import { type RefObject, useEffect } from "react";

/**
 * Keeps the focus in the page: when the focused element is removed (a button that disappears after its press, for
 * example), the browser would move the focus to the top. Code that sets the focus itself takes precedence. The
 * implementation loads at the first focus, because until then there is no focus to lose.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isStopped = false;
    let path: readonly EventTarget[] = [];
    const keep = async (): Promise<void> => {
      try {
        const { keepFocus } = await import("./keep-focus.ts");
        if (!isStopped) stop = keepFocus(main.current, path);
      } catch {
        // If the code fails to load, the browser's default applies.
      }
      document.removeEventListener("focusin", remember);
    };
    // Remember the latest focus, because it may move while the code loads.
    const remember = (event: FocusEvent): void => {
      if (path.length === 0) void keep();
      path = event.composedPath();
    };
    document.addEventListener("focusin", remember);
    return () => {
      isStopped = true;
      document.removeEventListener("focusin", remember);
      stop?.();
    };
  }, [main]);
}
