import { useEffectEvent, useLayoutEffect } from "react";

/**
 * Handles Escape for a dialog or a popover from the moment it opens. The dialog library listens, and takes the focus,
 * only from the next frame on. On a slow machine an Escape before that would be lost, or would close the dialog below.
 */
export function useEarlyEscape(open: boolean, close: () => void): void {
  const onEscape = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!open) return undefined;
    const early = new AbortController();
    const options = { capture: true, signal: early.signal };
    addEventListener(
      "keydown",
      (event) => {
        // Ignore a key that a toast has already handled, as other dialogs do.
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.stopPropagation();
        onEscape();
      },
      options,
    );
    addEventListener("focusin", () => early.abort(), options);
    return () => early.abort();
  }, [open]);
}
