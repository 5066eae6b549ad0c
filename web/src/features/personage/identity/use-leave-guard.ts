import { type ParsedLocation, useBlocker } from "@tanstack/react-router";

type Place = Pick<ParsedLocation, "pathname"> & { search: Record<string, unknown> };

/**
 * Asks before the user leaves a filled form: links and the browser's back button wait for `leave` or `stay`; closing or
 * reloading the tab shows the browser's own prompt. `isElsewhere` decides which locations leave the form. The end of
 * the session is not blocked, because it unmounts the form and with it this guard.
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
