import { useSyncExternalStore } from "react";

const subscribe = (changed: () => void): (() => void) => {
  document.addEventListener("fullscreenchange", changed);
  return () => document.removeEventListener("fullscreenchange", changed);
};

/** Toggles full screen for the page. A browser may refuse it. */
export function useFullScreen(): { on: boolean; possible: boolean; toggle: () => void } {
  const on = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  return {
    on,
    possible: document.fullscreenEnabled,
    toggle: () => {
      const done = on ? document.exitFullscreen() : document.documentElement.requestFullscreen();
      // Refused, for example without a user gesture: ignore.
      done.catch(() => undefined);
    },
  };
}
