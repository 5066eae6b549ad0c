import { type RefObject, useLayoutEffect } from "react";
import { type Obstacle, toastPlace } from "#lib/toast-place.ts";

/** Kept free between a message and the edges of the window, or the header. */
const GAP = 12;
/** What has the focus is not covered as long as there is any other place; what can be used, before what is read. */
const WEIGHTS = { focused: 1000, control: 20, heading: 3 };
const CONTROLS = "button, input, textarea, select, [role=radio], [role=alertdialog]";
const HEADINGS = "h1, h2, h3";

/**
 * Puts the card of a message where it covers neither the focused place nor, if it can be, buttons, fields and headings;
 * anew for each message and whenever the focus or the window changes. `message` is null while nothing is shown.
 */
export function useToastPlace(card: RefObject<HTMLElement | null>, message: object | null): void {
  useLayoutEffect(() => {
    const element = card.current;
    if (!element || message === null) return undefined;
    const settle = () => {
      // Its own buttons have the focus: it stays under the hand.
      if (element.contains(document.activeElement)) return;
      element.style.setProperty("top", `${placeOf(element)}px`);
    };
    settle();
    // The dialog that closes with a success gives the focus back only then.
    document.addEventListener("focusin", settle);
    window.addEventListener("resize", settle);
    return () => {
      document.removeEventListener("focusin", settle);
      window.removeEventListener("resize", settle);
    };
  }, [card, message]);
}

function placeOf(card: HTMLElement): number {
  const { left, right, height } = card.getBoundingClientRect();
  const dialog = [...document.querySelectorAll('[role="dialog"]:not([data-state="closed"])')].at(-1);
  const header = document.querySelector("body header");
  const covered = dialog ? 0 : Math.max(0, header?.getBoundingClientRect().bottom ?? 0);
  const room = { left, right, height, top: covered + GAP, bottom: window.innerHeight - GAP };
  return toastPlace(room, [...obstaclesIn(dialog ?? document), ...focused()]);
}

const obstaclesIn = (root: ParentNode): Obstacle[] => [
  ...[...root.querySelectorAll(CONTROLS)].map((element) => obstacle(element, WEIGHTS.control)),
  ...[...root.querySelectorAll(HEADINGS)].map((element) => obstacle(element, WEIGHTS.heading)),
];

function focused(): Obstacle[] {
  const element = document.activeElement;
  // A page, or a dialog, that has the focus as a whole cannot be left free.
  if (!element || element.getBoundingClientRect().height > window.innerHeight / 3) return [];
  return [obstacle(element, WEIGHTS.focused)];
}

function obstacle(element: Element, weight: number): Obstacle {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { left, right, top, bottom, weight };
}
