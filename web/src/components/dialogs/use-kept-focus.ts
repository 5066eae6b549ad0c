import { type RefObject, useEffect } from "react";

/**
 * Keeps the focus on the page: where the element that has it goes away, as a button with the step it ends, reading and
 * tabbing would begin again at the very top. Whoever knows a better place and takes the focus there is left alone.
 * What does it comes with the first focus, since a page that is only looked at has none to lose.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let over = false;
    let path: readonly EventTarget[] = [];
    const keep = async (): Promise<void> => {
      try {
        const { keepFocus } = await import("./keep-focus.ts");
        if (!over) stop = keepFocus(main.current, path);
      } catch {
        // Without it the browser does what it does anyway.
      }
      document.removeEventListener("focusin", remember);
    };
    // The focus may have moved on before the code is here.
    const remember = (event: FocusEvent): void => {
      if (path.length === 0) void keep();
      path = event.composedPath();
    };
    document.addEventListener("focusin", remember);
    return () => {
      over = true;
      document.removeEventListener("focusin", remember);
      stop?.();
    };
  }, [main]);
}
