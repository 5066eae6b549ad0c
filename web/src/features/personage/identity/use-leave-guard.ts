import { type ParsedLocation, useBlocker } from "@tanstack/react-router";

type Place = Pick<ParsedLocation, "pathname"> & { search: Record<string, unknown> };

/**
 * Holds the member back from leaving a filled form: a link or the browser's back waits for `leave` or `stay`, and
 * closing the tab or loading it anew asks in the browser's own words. `isElsewhere` tells which address leaves the form.
 * A session that ends is not held back: the form is gone then, and the guard with it.
 */
export function useLeaveGuard(
  filled: boolean,
  isElsewhere: (next: Place, current: Place) => boolean,
): { readonly asking: boolean; readonly stay: () => void; readonly leave: () => void } {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => filled && isElsewhere(next, current),
    enableBeforeUnload: filled,
    withResolver: true,
  });
  return {
    asking: blocker.status === "blocked",
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
