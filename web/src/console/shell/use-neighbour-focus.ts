import { type RefObject, useEffect } from "react";

const FOCUSABLE = "a[href], button:not([disabled]), input, select, textarea, [tabindex]";

/**
 * Keeps the focus in the page when the focused element is removed, such as a review's button after the decision.
 * Focuses the element now in that position, or the view's heading.
 */
export function useNeighbourFocus(view: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = view.current;
    if (!root) return;
    /** The last focused element and its ancestors, innermost first. */
    let last: { readonly element: Element; readonly around: readonly Element[]; readonly index: number } | null = null;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !root.contains(target)) return;
      const around: Element[] = [];
      for (let each = target.parentElement; each && each !== root; each = each.parentElement) around.push(each);
      last = { element: target, around, index: [...root.querySelectorAll(FOCUSABLE)].indexOf(target) };
    };
    const repair = () => {
      if (document.activeElement !== document.body || !last || last.element.isConnected) return;
      const { around, index } = last;
      last = null;
      const place = around.find((each) => each.isConnected && each.querySelector(FOCUSABLE) !== null);
      const near = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)];
      const inPlace = near.filter((each) => place?.contains(each));
      const next = inPlace.find((each) => near.indexOf(each) >= index) ?? inPlace.at(-1);
      (next ?? root.querySelector<HTMLElement>("h1"))?.focus();
    };
    root.addEventListener("focusin", note);
    const observer = new MutationObserver(repair);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener("focusin", note);
      observer.disconnect();
    };
  }, [view]);
}
