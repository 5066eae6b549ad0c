import { useEffectEvent, useLayoutEffect } from "react";

/**
 * Gives Escape to a dialog or a popover from the moment it opens. Its library hears it from the next frame on, when it
 * takes the focus too. On a busy machine a key comes before that: it would be lost, or close the dialog beneath.
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
        // A message that stood there first has taken it, as in other dialogs.
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
