import { useSyncExternalStore } from "react";

const subscribe = (changed: () => void): (() => void) => {
  document.addEventListener("fullscreenchange", changed);
  return () => document.removeEventListener("fullscreenchange", changed);
};

/** The whole screen for the page, and back. A browser may not allow it. */
export function useFullScreen(): { on: boolean; possible: boolean; toggle: () => void } {
  const on = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  return {
    on,
    possible: document.fullscreenEnabled,
    toggle: () => {
      const done = on ? document.exitFullscreen() : document.documentElement.requestFullscreen();
      // Refused, as without a press: then the page stays as it is.
      done.catch(() => undefined);
    },
  };
}
