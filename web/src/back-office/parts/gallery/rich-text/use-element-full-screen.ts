import { type RefObject, useSyncExternalStore } from "react";

const subscribe = (changed: () => void): (() => void) => {
  document.addEventListener("fullscreenchange", changed);
  return () => document.removeEventListener("fullscreenchange", changed);
};

/** Toggles full screen for one element. A browser may refuse it. */
export function useElementFullScreen(element: RefObject<HTMLElement | null>) {
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement);
  const on = full !== null && full === element.current;
  return {
    on,
    possible: document.fullscreenEnabled,
    toggle: () => {
      const done = on ? document.exitFullscreen() : element.current?.requestFullscreen();
      // Refused, for example without a user gesture: ignore.
      done?.catch(() => undefined);
    },
  };
}
