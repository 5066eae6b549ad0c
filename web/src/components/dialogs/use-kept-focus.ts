import { type RefObject, useEffect } from "react";

/**
 * When the focused element is removed (a button that disappears after its press, for example), moves the focus to an
 * element near it; the browser would move it to the top of the page. Does nothing if other code sets the focus. The
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
        // Without this code, the browser moves the focus to the top.
      }
      document.removeEventListener("focusin", remember);
    };
    // The focus may move while the code loads, so remember its latest position.
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
