import { type Obstacle, toastPlace } from "#lib/toast-place.ts";

/** Kept free between a message and the edges of the window, or the header. */
const GAP = 12;
/**
 * What has the focus is not covered as long as there is any other place, and headings only before that (rule B5). A
 * figure of a result is what the reader looks for while the message stands.
 */
const WEIGHTS = { focused: 1000, heading: 200, control: 20, fact: 3 };
const CONTROLS = `button, input, textarea, select, [role=radio], [role=alertdialog],
  :is(main, [role=dialog]) a[href]`;
const HEADINGS = "h1, h2, h3";
const FACTS = "dd";

/** How far from the top the card of a message covers the least of what matters, in pixels. */
export function placeOf(card: HTMLElement): number {
  const { left, right, height } = card.getBoundingClientRect();
  const dialog = [...document.querySelectorAll('[role="dialog"]:not([data-state="closed"])')].at(-1);
  const header = document.querySelector("body header");
  const covered = dialog ? 0 : Math.max(0, header?.getBoundingClientRect().bottom ?? 0);
  const bar = dialog ? null : document.querySelector("[data-bottom-bar]");
  // Where it is not shown it has no height.
  const free = bar?.getClientRects().length ? bar.getBoundingClientRect().top : window.innerHeight;
  const room = { left, right, height, top: covered + GAP, bottom: free - GAP };
  return toastPlace(room, [...obstaclesIn(dialog ?? document), ...focused()]);
}

const obstaclesIn = (root: ParentNode): Obstacle[] => [
  ...[...root.querySelectorAll(CONTROLS)].map((element) => obstacle(element, WEIGHTS.control)),
  ...[...root.querySelectorAll(HEADINGS)].map((element) => obstacle(element, WEIGHTS.heading)),
  ...[...root.querySelectorAll(FACTS)].map((element) => obstacle(element, WEIGHTS.fact)),
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
