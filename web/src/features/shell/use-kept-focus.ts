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
    const keep = async (path: readonly EventTarget[]): Promise<void> => {
      try {
        const { keepFocus } = await import("./keep-focus.ts");
        if (!over) stop = keepFocus(main.current, path);
      } catch {
        // Without it the browser does what it does anyway.
      }
    };
    const begin = (event: FocusEvent): void => {
      const path = event.composedPath();
      void keep(path);
    };
    document.addEventListener("focusin", begin, { once: true });
    return () => {
      over = true;
      document.removeEventListener("focusin", begin);
      stop?.();
    };
  }, [main]);
}
