import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** A pointer that only passes by opens nothing, and may cross a gap without closing anything. */
const POINTING_MS = 120;
const NONE = { pointed: null, kept: null };

/**
 * Which one of several answers is open. Pointing at its question, with the mouse or the keyboard's focus, shows it for
 * as long; pressing the question keeps it, pressing again closes it, and so does Escape (rule N3).
 * Where answers open between the questions, the page scrolls along, so that the question in hand stays where it is.
 */
export function useShownAnswer(list: RefObject<HTMLElement | null>) {
  // A new object each time: every change is drawn, and the effect below takes up what was held for it.
  const [{ pointed, kept }, set] = useState<{ pointed: number | null; kept: number | null }>(NONE);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const inHand = useRef<{ element: Element; top: number } | null>(null);

  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    const before = inHand.current;
    inHand.current = null;
    if (!before?.element.isConnected) return;
    const moved = before.element.getBoundingClientRect().top - before.top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
  });

  const hold = (id: number | null) => {
    clearTimeout(timer.current);
    const element = list.current?.querySelector(`[data-question="${id}"]`);
    inHand.current = element ? { element, top: element.getBoundingClientRect().top } : null;
  };
  const point = (id: number | null) => {
    hold(id);
    set((now) => ({ ...now, pointed: id }));
  };
  return {
    shown: pointed ?? kept,
    point,
    pointSoon: (id: number | null) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => point(id), POINTING_MS);
    },
    press: (id: number) => {
      hold(id);
      set({ pointed: null, kept: kept === id ? null : id });
    },
    close: () => {
      hold(null);
      set({ ...NONE });
    },
  };
}
