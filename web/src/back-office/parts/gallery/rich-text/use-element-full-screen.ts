import { type RefObject, useSyncExternalStore } from "react";

const subscribe = (changed: () => void): (() => void) => {
  document.addEventListener("fullscreenchange", changed);
  return () => document.removeEventListener("fullscreenchange", changed);
};

/** The whole screen for one element, and back. A browser may not allow it. */
export function useElementFullScreen(element: RefObject<HTMLElement | null>) {
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement);
  const on = full !== null && full === element.current;
  return {
    on,
    possible: document.fullscreenEnabled,
    toggle: () => {
      const done = on ? document.exitFullscreen() : element.current?.requestFullscreen();
      // Refused, as without a press: then the page stays as it is.
      done?.catch(() => undefined);
    },
  };
}
