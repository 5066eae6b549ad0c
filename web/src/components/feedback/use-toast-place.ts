import { type RefObject, useLayoutEffect } from "react";

/** Below the header, until the code that computes the position has loaded. */
const BELOW_HEADER_PX = 76;

/**
 * Positions the card of a toast so that it covers neither the focused element nor, if possible, buttons, fields and
 * headings; again for each toast and whenever page, focus or window change. `message` is null while no toast is shown.
 */
export function useToastPlace(card: RefObject<HTMLElement | null>, message: object | null): void {
  useLayoutEffect(() => {
    const element = card.current;
    if (!element || message === null) return undefined;
    let placeOf: (card: HTMLElement) => number = () => BELOW_HEADER_PX;
    const life = new AbortController();
    let held = false;
    const settle = () => {
      // It stays under the hand: a pointer was moved onto it, or its own buttons have the focus.
      if (held || element.contains(document.activeElement)) return;
      element.style.setProperty("top", `${placeOf(element)}px`);
    };
    settle();
    // It comes with the first message: the first page has none.
    const settleBetter = async (): Promise<void> => {
      try {
        ({ placeOf } = await import("./toast-obstacles.ts"));
        if (!life.signal.aborted) settle();
      } catch {
        // Below the header is a place too.
      }
    };
    void settleBetter();
    const hold = () => {
      held = true;
    };
    const letGo = () => {
      held = false;
      settle();
    };
    // One that comes up beneath a resting pointer is held by nobody.
    element.addEventListener("pointermove", hold, life);
    element.addEventListener("pointerleave", letGo, life);
    // The dialog that closes with a success gives the focus back only then.
    document.addEventListener("focusin", settle, life);
    window.addEventListener("resize", settle, life);
    document.addEventListener("scrollend", settle, life);
    // A message outlives the page it came up on: headings come with the next one, and with what that has to wait for.
    let frame: number | undefined;
    const pages = new MutationObserver((changes) => {
      if (frame !== undefined || changes.every(({ target }) => element.contains(target))) return;
      frame = requestAnimationFrame(() => {
        frame = undefined;
        settle();
      });
    });
    pages.observe(document.body, { childList: true, subtree: true });
    return () => {
      pages.disconnect();
      if (frame !== undefined) cancelAnimationFrame(frame);
      life.abort();
    };
  }, [card, message]);
}
