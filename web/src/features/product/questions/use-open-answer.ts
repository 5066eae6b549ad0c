import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/**
 * Delay before hovering opens an answer. A pointer that only passes over a question opens nothing, and the pointer can
 * cross the gap between two questions.
 */
const POINTING_MS = 120;
const NONE = { pointed: null, kept: null };

/**
 * Which answer is open, initially the first question's. Hovering or focusing a question opens its answer temporarily;
 * pressing it pins the answer, pressing again or Escape closes it (rule N3). If answers open between the questions, the
 * page scrolls so that the current question keeps its position.
 */
export function useOpenAnswer(list: RefObject<HTMLElement | null>, first: number | null) {
  // Every change sets a new object, so that the component renders and the layout effect below runs.
  const [{ pointed, kept }, set] = useState<{ pointed: number | null; kept: number | null }>({
    ...NONE,
    kept: first,
  });
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
