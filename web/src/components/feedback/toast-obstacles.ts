import { type Obstacle, toastPlace } from "#lib/toast-place.ts";

/** Kept free between a message and the edges of the window, or the header. */
const GAP = 12;
/**
 * A toast covers the focused element only when no other position is free, and headings, the largest amount, the sentence
 * beside it and live announcements only before that (rule B5). Numbers of a result and the text that describes an
 * invalid field weigh more than other text. Where there is space beside the text, no text is covered.
 */
const WEIGHTS = { focused: 1000, heading: 200, descriptionOfFocused: 50, control: 20, fact: 3, text: 1 };
const CONTROLS = `button, input, textarea, select, [role=radio], [role=alertdialog],
  :is(main, [role=dialog]) a[href]`;
const HEADINGS = "h1, h2, h3, [data-headline], :is(main, [role=dialog]) [role=status]";
const FACTS = "dd, td, th, label, legend";
const TEXTS = ":is(main, [role=dialog]) :is(p, li, dt)";

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
  const obstaclesOf = (selector: string, weight: number): Obstacle[] =>
    [...(dialog ?? document).querySelectorAll(selector)]
      .filter((element) => !card.contains(element) && isOneThing(element))
      .map((element) => obstacle(element, weight));
  return toastPlace(room, [
    ...obstaclesOf(CONTROLS, WEIGHTS.control),
    ...obstaclesOf(HEADINGS, WEIGHTS.heading),
    ...obstaclesOf(FACTS, WEIGHTS.fact),
    ...obstaclesOf(TEXTS, WEIGHTS.text),
    ...focused(),
  ]);
}

function focused(): Obstacle[] {
  const element = document.activeElement;
  if (!element || !isOneThing(element)) return [];
  return [
    obstacle(element, WEIGHTS.focused),
    ...descriptionsOf(element)
      .filter(isOneThing)
      .map((element) => obstacle(element, WEIGHTS.descriptionOfFocused)),
  ];
}

/** The label of a field, and the error and the hint beneath it. */
function descriptionsOf(field: Element): Element[] {
  const labels = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.labels : null;
  const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  return [...(labels ?? []), ...ids.flatMap((id) => document.getElementById(id) ?? [])];
}

/** Something that is seen, and no page or dialog as a whole, which cannot be left free. */
function isOneThing(element: Element): boolean {
  const { height } = element.getBoundingClientRect();
  return height > 0 && height <= window.innerHeight / 3;
}

function obstacle(element: Element, weight: number): Obstacle {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { left, right, top, bottom, weight };
}
