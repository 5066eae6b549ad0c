import { type RefObject, useSyncExternalStore } from "react";

const subscribe = (changed: () => void): (() => void) => {
  document.addEventListener("fullscreenchange", changed);
  return () => document.removeEventListener("fullscreenchange", changed);
};

/** Toggles full screen for an element, or for the page. A browser may refuse it. */
export function useFullScreen(element?: RefObject<HTMLElement | null>) {
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement);
  const on = full !== null && (!element || full === element.current);
  return {
    on,
    possible: document.fullscreenEnabled,
    toggle: () => {
      const wanted = element ? element.current : document.documentElement;
      const done = on ? document.exitFullscreen() : wanted?.requestFullscreen();
      // Ignore a refusal, for example without a user gesture.
      done?.catch(() => undefined);
    },
  };
}
